// How the upload endpoints answer: only the signed-in admin is heard, and a refusal is one sentence.
import type { Shop } from '#server/shop.ts'
import { sessionToken } from '../http/session-cookie.ts'
import { UNAVAILABLE, unavailableAnswer } from '../http/unavailable.ts'

const NOT_STORED = 'The upload could not be stored. Please try again.'

/** What `take` answers to the signed-in admin, who is asked for before a byte of the body is read. */
export async function answerUpload(request: Request, shop: Shop, take: () => Promise<Response>): Promise<Response> {
  try {
    const session = await shop.signIn.session(sessionToken(request))
    return session ? await take() : refusal('Please sign in.', 401)
  } catch (error) {
    // A client of the contract reads JSON, also when the disk or the database fails.
    if (shop.availability.note(error, { during: 'an upload' })) return unavailableAnswer(UNAVAILABLE)
    shop.log.error(error, { during: 'an upload' })
    return refusal(NOT_STORED, 500)
  }
}

export function refusal(message: string, status: number, headers: HeadersInit = {}): Response {
  return Response.json({ error: { message } }, { status, headers })
}

export function postOnly(what: string): Response {
  return refusal(`${what} are sent here by POST.`, 405, { Allow: 'POST' })
}

type Uploaded = { secureUrl: string; note?: string }

/** What came of an upload in the words of the contract (spec §7); the note is our own addition. */
export function uploaded({ secureUrl, note }: Uploaded, { status = 200, headers = {} }: ResponseInit = {}): Response {
  const answer = Response.json({ secure_url: secureUrl, ...(note && { note }) }, { status, headers })
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
