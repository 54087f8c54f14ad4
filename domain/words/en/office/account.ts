// The menu of the person who is signed in: a new password, Logout; and the own password where we ask for it.

export const account = {
  profile: 'Profile',
  profileOf: 'Profile of {email}',
  signedInAs: 'Signed in as <b>{email}</b>',
  changePassword: 'Change Password',
  notifications: 'Notifications',
  logout: 'Logout',

  /** Names the buttons of the languages. */
  language: 'Language',
  languageFailed: 'The language could not be saved. Please try again.',

  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  updatePassword: 'Update Password',
  updating: 'Updating...',

  passwordsEmpty: 'Please fill in both password fields',
  passwordsDiffer: 'Passwords do not match',
  passwordShort: 'Password must be at least 6 characters long',
  passwordLong: 'Password must be at most 128 characters long',
  passwordEasy: 'This password is too easy to guess. Please choose another one.',
  signInAgain: 'Please log out and log in again to change your password',
  passwordFailed: 'Failed to update password. Please try again.',
  passwordUpdated: 'Password updated successfully',
  saysPassword: 'Changed the own password',

  /** Asked for in a dialog, some time after the sign-in. */
  ownPassword: 'Your password',
  ownPasswordHint: 'You signed in some time ago. Enter the password of {email} to continue.',
  ownPasswordEmpty: 'Enter your password.',
  ownPasswordWrong: 'This is not your password. Try again.',

  /** Before a sign-out on a device that has sales of the counter which we do not have yet. */
  unsentSales: { one: '{count} sale is not sent yet', other: '{count} sales are not sent yet' },
  unsentText:
    'Unsent sales stay on this device with the customers’ names and numbers. We get them when somebody signs in here and opens the counter.',
  staySignedIn: 'Stay signed in',
  logOut: 'Log out',
} as const
