// Asks for the password of the sender before something that a recent sign-in allows at once.
import { isRecentSignIn, OWN_PASSWORD, PASSWORD_MAX } from '#domain/password/password.ts'
import { tooManyAttempts } from '#domain/people/sign-in-form.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { account } from '#domain/words/en/office/account.ts'
import type { Shop } from '#server/shop.ts'
import { sessionToken } from '#web/http/session-cookie.ts'
import { sessionNow } from '../access/guard.ts'
import type { Sender } from './intent.ts'
import { fieldText } from './intents.ts'

/**
 * `message` says what is wrong with the typed password, and is empty if none was sent. Without `errors`, so that the
 * form keeps its idempotency key: an earlier form may have been stored, and its answer lost.
 */
export type PasswordAsked = { ok: false; message: string; passwordOf: string }

/**
 * Undefined after a recent sign-in, or if the form has the sender's password, which makes the session as recent.
 * Throws a redirect to the sign-in page if the session has ended.
 */
export async function askPassword(form: FormData, shop: Shop, sender: Sender): Promise<PasswordAsked | undefined> {
  const { session, request, address } = sender
  if (isRecentSignIn(session.signedInAt, shop.now())) return undefined
  const text = wordsOf(account)
  const asked = (message: string) => ({ ok: false, message, passwordOf: session.email }) as const
  if (!form.has(OWN_PASSWORD)) return asked('')
  const typed = fieldText(form, OWN_PASSWORD)
  if (typed === '') return asked(text.ownPasswordEmpty)
  if (typed.length > PASSWORD_MAX) return asked(text.ownPasswordWrong)
  const answer = await shop.signIn.confirm(sessionToken(request) ?? '', typed, address)
  if (answer.outcome === 'confirmed') return undefined
  if (answer.outcome === 'too many attempts') return asked(tooManyAttempts(answer.retryAfterSeconds))
  if (answer.outcome === 'ended') await sessionNow(request, shop)
  return asked(text.ownPasswordWrong)
}
