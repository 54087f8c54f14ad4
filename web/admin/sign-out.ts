// Ends the admin's session and leads back to the shop.
import { redirect, href } from 'react-router'
import { shopContext } from '#web/shop-context.ts'
import { clearedSessionCookie, sessionToken } from '../http/session-cookie.ts'
import { ADMIN_HOME } from './sign-in/next-path.ts'
import type { Route } from './+types/sign-out'

export function loader() {
  throw redirect(ADMIN_HOME)
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const token = sessionToken(request)
  if (token) await context.get(shopContext).signIn.end(token)
  return redirect(href('/'), { headers: { 'Set-Cookie': clearedSessionCookie(url.href), 'Cache-Control': 'no-store' } })
}
