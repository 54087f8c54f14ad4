/** Rules for a new password, and the texts of its change (§5, §8). */
import { isEasyToGuess } from './easy-password.ts'
import type { ShopSettings } from '../settings/shop-settings.ts'

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128

export const PASSWORD_INCOMPLETE = 'Please fill in both password fields'
export const PASSWORDS_DIFFER = 'Passwords do not match'
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long'
export const PASSWORD_TOO_LONG = 'Password must be at most 128 characters long'
export const PASSWORD_EASY = 'This password is too easy to guess. Please choose another one.'
export const SIGN_IN_AGAIN = 'Please log out and log in again to change your password'
export const PASSWORD_FAILED = 'Failed to update password. Please try again.'
export const PASSWORD_UPDATED = 'Password updated successfully'

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
  if (typeof password !== 'string' || typeof confirmPassword !== 'string') return { message: PASSWORD_INCOMPLETE }
  if (password === '' || confirmPassword === '') return { message: PASSWORD_INCOMPLETE }
  if (password !== confirmPassword) return { message: PASSWORDS_DIFFER }
  // Counts code points: three emoji are three characters.
  if ([...password].length < PASSWORD_MIN) return { message: PASSWORD_TOO_SHORT }
  if (password.length > PASSWORD_MAX) return { message: PASSWORD_TOO_LONG }
  return isEasyToGuess(password, about) ? { message: PASSWORD_EASY } : { password }
}

export function isRecentSignIn(signedInAt: Date, now: Date): boolean {
  return Math.abs(now.getTime() - signedInAt.getTime()) <= RECENT_SIGN_IN_MS
}
