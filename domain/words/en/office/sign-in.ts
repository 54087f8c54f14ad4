// The sign-in page of the back office.

export const signIn = {
  title: 'Admin sign-in',
  about: 'Products, stock and orders of the shop',
  email: 'Email',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  backToShop: 'Back to the shop',

  incomplete: 'Please enter both email and password',
  refused: 'Invalid email or password',
  failed: 'An error occurred. Please try again.',
  waitSeconds: {
    one: 'Too many attempts. Please try again in {count} second.',
    other: 'Too many attempts. Please try again in {count} seconds.',
  },
  waitMinutes: {
    one: 'Too many attempts. Please try again in {count} minute.',
    other: 'Too many attempts. Please try again in {count} minutes.',
  },
  waitOver: 'You can try again now.',

  /** Above the form, if it is shown in place of a screen. */
  ended: 'Your session has ended. Please sign in again.',
  endedUnsaved: 'Your session has ended, and your last change was not saved. Please sign in and make it again.',
  cookieRefused:
    'Your browser refuses the cookie that keeps you signed in. Allow cookies for this site, then sign in again.',
  endedKept: 'Your session has ended. We save your last stock change when you sign in again.',
} as const

/** The button beside a password. */
export const passwordInput = {
  show: 'Show password',
  hide: 'Hide password',
} as const
