// Responses of the upload endpoints: sign-in and permission are required, a refusal is one sentence.
import { wordsOf } from '#domain/words/catalogue.ts'
import { answers } from '#domain/words/en/answers.ts'
import { mayDo, notDone, routePath } from '#web/http/permissions.ts'
import type { MayKeep } from '#server/media/uploads/upload-refusal.ts'
import type { Shop } from '#server/shop.ts'
import { sessionToken } from '#web/http/session-cookie.ts'
import { unavailableAnswer, unavailableText } from '#web/http/unavailable.ts'

/** `pattern` is the route's. */
type Upload = { request: Request; pattern: string }

/**
 * Checks the session before the body is read, and again by `mayKeep`, since the person may be blocked during the
 * upload.
 */
export async function answerUpload(
  { request, pattern }: Upload,
  shop: Shop,
  handle: (mayKeep: MayKeep) => Promise<Response>,
): Promise<Response> {
  const refusalNow: MayKeep = async () => {
    const session = await shop.signIn.session(sessionToken(request))
    if (!session) return { message: wordsOf(answers).signIn, status: 401 }
    return mayDo(session.role, routePath(pattern)) ? undefined : { message: notDone(session.role), status: 403 }
  }
  try {
    const refused = await refusalNow()
    return refused ? refusal(refused.message, refused.status) : await handle(refusalNow)
  } catch (error) {
    // Clients of the contract expect JSON, also when the disk or the database fails.
    if (shop.availability.note(error, { during: 'an upload' })) return unavailableAnswer(unavailableText())
    shop.log.error(error, { during: 'an upload' })
    return refusal(wordsOf(answers).uploadNotStored, 500)
  }
}

export function refusal(message: string, status: number, headers: HeadersInit = {}): Response {
  return Response.json({ error: { message } }, { status, headers })
}

export function postOnly(what: string): Response {
  return refusal(`${what} are sent here by POST.`, 405, { Allow: 'POST' })
}

type Uploaded = { secureUrl: string; note?: string }

/** Returns the response of §7; `note` is our addition. */
export function uploaded({ secureUrl, note }: Uploaded, { status = 200, headers = {} }: ResponseInit = {}): Response {
  const answer = Response.json({ secure_url: secureUrl, ...(note && { note }) }, { status, headers })
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
