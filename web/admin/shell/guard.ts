// Lets only the signed-in admin through to a back-office page, its data and its actions, and keeps the answers uncached.
import { createContext, type MiddlewareFunction, redirect } from 'react-router'
import type { Session } from '#server/sign-in/sessions.ts'
import { sessionToken } from '#web/http/session-cookie.ts'
import { signInPath } from '../sign-in/next-path.ts'
import { shopContext } from '#web/shop-context.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** Who is signed in, for every loader and action under /admin. */
export const sessionContext = createContext<Session>()

/** Middleware of the back office: no session, no answer but the way to the sign-in page (spec §6). */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const session = await context.get(shopContext).signIn.session(sessionToken(request))
  if (!session) throw redirect(signInPath(url, request.method), { headers: noStore })
  context.set(sessionContext, session)
  const response = await next()
  response.headers.set('Cache-Control', noStore['Cache-Control'])
  return response
}
