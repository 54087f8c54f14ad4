// Ends the session and this browser's notifications, and redirects to the shop.
import { redirect, href } from 'react-router'
import { pagePath } from '#domain/language-address.ts'
import { shopContext } from '#web/shop-context.ts'
import { clearedDeviceCookie, deviceId } from './notifications/device-cookie.ts'
import { clearedSessionCookie, sessionToken } from '../http/session-cookie.ts'
import { ADMIN_HOME } from './access/next-path.ts'
import type { Route } from './+types/sign-out'

export function loader() {
  throw redirect(ADMIN_HOME)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const token = sessionToken(request)
  const { signIn, notifications } = context.get(shopContext)
  if (token) await signIn.end(token)
  const headers = new Headers({ 'Set-Cookie': clearedSessionCookie(url.href), 'Cache-Control': 'no-store' })
  const device = deviceId(request)
  if (device !== undefined) {
    await notifications.devices.remove(device)
    headers.append('Set-Cookie', clearedDeviceCookie(url.href))
  }
  return redirect(pagePath(href('/')), { headers })
}
