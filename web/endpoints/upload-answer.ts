// How the upload endpoints answer: only the signed-in admin is heard, and a refusal is one sentence.
import type { Shop } from '#server/shop.ts'
import { sessionToken } from '#web/session-cookie.ts'

/** The refusal for who is not signed in; asked before a byte of the body is read. */
export async function refusalUnlessSignedIn(request: Request, shop: Shop): Promise<Response | undefined> {
  return (await shop.signIn.session(sessionToken(request))) ? undefined : refusal('Please sign in.', 401)
}

export function refusal(message: string, status: number, headers: HeadersInit = {}): Response {
  return Response.json({ error: { message } }, { status, headers })
}

export function postOnly(what: string): Response {
  return refusal(`${what} are sent here by POST.`, 405, { Allow: 'POST' })
}

/** What came of an upload in the words of the contract (spec §7); the note is our own addition. */
export function uploaded(
  { secureUrl, note }: { secureUrl: string; note?: string },
  headers: HeadersInit = {},
): Response {
  const answer = Response.json({ secure_url: secureUrl, ...(note && { note }) }, { headers })
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
