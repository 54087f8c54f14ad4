// Lets only who is signed in, and whose role may, through to a back-office page, its data and its actions; keeps the answers uncached.
import { createContext, data, type MiddlewareFunction, redirect } from 'react-router'
import { mayDo, maySee, notDone, notSeen, routePath } from '#web/http/permissions.ts'
import type { Shop } from '#server/shop.ts'
import type { Session } from '#server/sign-in/sessions.ts'
import { sessionToken } from '#web/http/session-cookie.ts'
import { signInPath } from './next-path.ts'
import { shopContext } from '#web/shop-context.ts'

const noStore = { 'Cache-Control': 'no-store' }

/** Who is signed in, for every loader and action under /admin. */
export const sessionContext = createContext<Session>()

/** What the layout of the back office loads for its screens. */
export type SignedIn = Pick<Session, 'email' | 'role'>

/** The path of the request as web/routes.ts names it; '' in tests of a single action. */
export const pathContext = createContext('')

/** What the error page of the back office knows of a page that was refused. */
export type Refusal = SignedIn & { message: string }

/** Middleware of the back office: no session, no answer but the way to the sign-in page (spec §6). Which form is sent is checked where it is read. */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context, pattern }, next) => {
  const session = await sessionNow(request, context.get(shopContext), url)
  const path = routePath(pattern)
  refuse(session, request.method, path)
  context.set(sessionContext, session)
  context.set(pathContext, path)
  const response = await next()
  response.headers.set('Cache-Control', noStore['Cache-Control'])
  return response
}

/**
 * Returns the session as it is at this moment; without one leads to the sign-in page. To be asked again once a body has come:
 * it may take a minute, and its person may have been stopped by then.
 */
export async function sessionNow(
  request: Request,
  { signIn }: Pick<Shop, 'signIn'>,
  url = new URL(request.url),
): Promise<Session> {
  const session = await signIn.session(sessionToken(request))
  if (!session) throw redirect(signInPath(url, request.method), { headers: noStore })
  return session
}

/** A form is answered with the sentence alone, which it shows beside what was typed. */
function refuse({ role, email }: Session, method: string, path: string): void {
  const isForm = method !== 'GET' && method !== 'HEAD'
  if (isForm ? mayDo(role, path) : maySee(role, path)) return
  const refusal: Refusal = { message: notSeen(role), email, role }
  throw data(isForm ? notDone(role) : refusal, { status: 403, headers: noStore })
}
