/** Rules for a new password, and the texts of its change (§5, §8). */
import { wordsOf } from '../words/catalogue.ts'
import { account } from '../words/en/office/account.ts'
import { isEasyToGuess } from './easy-password.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128

/** The form's field of the sender's own password. Its name keeps it out of the list of changes. */
export const OWN_PASSWORD = 'ownPassword'

/** After signing in, the old password is not required for this time. */
export const RECENT_SIGN_IN_MS = 10 * 60_000

/** An attacker would try them first. */
export function publicTexts(settings: ShopSettings): string[] {
  const { name, tamilName, email, website, phone, otherPhones, whatsappNumber, upiId, payeeName, bank } = settings
  return [name, tamilName, email, website, phone, ...otherPhones, whatsappNumber, upiId, payeeName, bank.accountNumber]
}

/** Exactly as typed; `about` are texts of the shop and its admin. */
export function readPasswordChange(
  input: { newPassword?: unknown; confirmPassword?: unknown },
  about: readonly string[] = [],
): { password: string } | { message: string } {
  const { newPassword: password, confirmPassword } = input
  const text = wordsOf(account)
  if (typeof password !== 'string' || typeof confirmPassword !== 'string') return { message: text.passwordsEmpty }
  if (password === '' || confirmPassword === '') return { message: text.passwordsEmpty }
  if (password !== confirmPassword) return { message: text.passwordsDiffer }
  // Counts code points: three emoji are three characters.
  if ([...password].length < PASSWORD_MIN) return { message: text.passwordShort }
  if (password.length > PASSWORD_MAX) return { message: text.passwordLong }
  return isEasyToGuess(password, about) ? { message: text.passwordEasy } : { password }
}

export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - signedInAt.getTime()) <= RECENT_SIGN_IN_MS
}
