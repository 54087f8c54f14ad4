// Guards the back office: checks session and role, and forbids caching.
import { createContext, data, type MiddlewareFunction, redirect } from 'react-router'
import { mayDo, maySee, notDone, notSeen, routePath } from '#web/http/permissions.ts'
import type { Shop } from '#server/shop.ts'
import type { Session } from '#server/sign-in/sessions.ts'
import { languageCookie, languageIn } from '#web/http/language-cookie.ts'
import { sessionToken } from '#web/http/session-cookie.ts'
import { isChange, signInPath, UNSAVED_HEADER } from './next-path.ts'
import { shopContext } from '#web/shop-context.ts'

const noStore = { 'Cache-Control': 'no-store' }

export const sessionContext = createContext<Session>()

export type SignedIn = Pick<Session, 'email' | 'role'>

/** The route's path as in web/routes.ts; '' in tests of a single action. */
export const pathContext = createContext('')

/** What the error page shows of a refused page. */
export type Refusal = SignedIn & { message: string }

/**
 * Redirects to the sign-in page without a session (§6). Which intent a role may send is checked where the form is
 * read.
 */
export const guard: MiddlewareFunction<Response> = async ({ request, url, context, pattern }, next) => {
  const session = await sessionNow(request, context.get(shopContext), url)
  const path = routePath(pattern)
  refuse(session, request.method, path)
  context.set(sessionContext, session)
  context.set(pathContext, path)
  const response = await next()
  response.headers.set('Cache-Control', noStore['Cache-Control'])
  if (request.method === 'GET') followChoice(request, session, response.headers)
  return response
}

/** The person may have chosen on another device: the next page here has that language. */
function followChoice({ headers: asked }: Request, { language }: Session, headers: Headers): void {
  if (language === undefined || language === languageIn(asked.get('Cookie') ?? '')) return
  headers.append('Set-Cookie', languageCookie(language))
}

/**
 * Returns the current session; without one, throws a redirect to the sign-in page. Call it again after a body has
 * arrived: that may take a minute, and the person may have been stopped by then.
 */
export async function sessionNow(
  request: Request,
  { signIn }: Pick<Shop, 'signIn'>,
  url = new URL(request.url),
): Promise<Session> {
  const session = await signIn.session(sessionToken(request))
  if (session) return session
  const unsaved = isChange(url, request.method) && { [UNSAVED_HEADER]: '1' }
  throw redirect(signInPath(url, request.method), { headers: { ...noStore, ...unsaved } })
}

/** A form gets only the message, to show beside what was typed. */
function refuse({ role, email }: Session, method: string, path: string): void {
  const isForm = method !== 'GET' && method !== 'HEAD'
  if (isForm ? mayDo(role, path) : maySee(role, path)) return
  const refusal: Refusal = { message: notSeen(role), email, role }
  throw data(isForm ? notDone(role) : refusal, { status: 403, headers: noStore })
}
