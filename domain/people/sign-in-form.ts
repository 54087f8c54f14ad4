/** The sign-in form and its sentences (§5 Login, §8). */
import { PASSWORD_MAX } from '../password/password.ts'
import { oneLine } from '../plain-text.ts'
import { wordsOf } from '../words/catalogue.ts'
import { signIn } from '../words/en/office/sign-in.ts'

const EMAIL_MAX = 254

/**
 * Returns the e-mail in lower case and the password, or a message. Too long values are refused like a wrong password.
 */
export function readSignIn(input: unknown): { email: string; password: string } | { message: string } {
  const form: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const email = oneLine(form.email).toLowerCase()
  const password = typeof form.password === 'string' ? form.password : ''
  if (email === '' || password === '') return { message: wordsOf(signIn).incomplete }
  if (email.length > EMAIL_MAX || password.length > PASSWORD_MAX) return { message: wordsOf(signIn).refused }
  return { email, password }
}

/** Longer waits are shown in minutes. */
const LONG_WAIT_SECONDS = 100

export function tooManyAttempts(seconds: number): string {
  const { waitSeconds, waitMinutes } = wordsOf(signIn)
  return seconds < LONG_WAIT_SECONDS ? waitSeconds({ count: seconds }) : waitMinutes({ count: Math.ceil(seconds / 60) })
}
