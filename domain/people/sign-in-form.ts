/** The sign-in form and its sentences (§5 Login, §8). */
import { counted } from '../counted.ts'
import { PASSWORD_MAX } from '../password/password.ts'
import { oneLine } from '../plain-text.ts'

export const SIGN_IN_INCOMPLETE = 'Please enter both email and password'
export const SIGN_IN_REFUSED = 'Invalid email or password'
export const SIGN_IN_FAILED = 'An error occurred. Please try again.'

const EMAIL_MAX = 254

/**
 * Returns the e-mail in lower case and the password, or a message. Too long values are refused like a wrong password.
 */
export function readSignIn(input: unknown): { email: string; password: string } | { message: string } {
  const form: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const email = oneLine(form.email).toLowerCase()
  const password = typeof form.password === 'string' ? form.password : ''
  if (email === '' || password === '') return { message: SIGN_IN_INCOMPLETE }
  if (email.length > EMAIL_MAX || password.length > PASSWORD_MAX) return { message: SIGN_IN_REFUSED }
  return { email, password }
}

/** For the sign-in page in place of a screen; a pending change was refused. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.'
export const SESSION_ENDED_UNSAVED =
  'Your session has ended, and your last change was not saved. Please sign in and make it again.'

/** For a stock change, which the tab keeps. */
export const SESSION_ENDED_KEPT =
  'Your session has ended. Please sign in again: your last stock change is kept, and saved then.'

/** Longer waits are shown in minutes. */
const LONG_WAIT_SECONDS = 100

export function tooManyAttempts(seconds: number): string {
  const [count, unit] = seconds < LONG_WAIT_SECONDS ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  return `Too many attempts. Please try again in ${counted(count, unit)}.`
}
