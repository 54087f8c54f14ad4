// The Tamil of the menu of the person who is signed in: a new password, Logout; and the own password.
import type { Translation } from '#domain/words/catalogue.ts'
import type { account as english } from '#domain/words/en/office/account.ts'

export const account = {
  profile: 'என் கணக்கு',
  profileOf: 'என் கணக்கு: {email}',
  signedInAs: 'உள்நுழைந்தவர்: <b>{email}</b>',
  changePassword: 'கடவுச்சொல்லை மாற்று',
  notifications: 'அறிவிப்புகள்',
  logout: 'வெளியேறு',

  language: 'மொழி',
  languageFailed: 'மொழியைச் சேமிக்க முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',

  newPassword: 'புதிய கடவுச்சொல்',
  confirmPassword: 'அதே கடவுச்சொல், மீண்டும்',
  updatePassword: 'கடவுச்சொல்லை மாற்று',
  updating: 'மாற்றுகிறோம்...',

  passwordsEmpty: 'இரண்டு இடங்களிலும் கடவுச்சொல்லை உள்ளிடவும்',
  passwordsDiffer: 'இரண்டு கடவுச்சொற்களும் ஒன்றாக இல்லை',
  passwordShort: 'கடவுச்சொல்லில் குறைந்தது 6 எழுத்துகள் இருக்க வேண்டும்',
  passwordLong: 'கடவுச்சொல்லில் அதிகபட்சம் 128 எழுத்துகள் இருக்கலாம்',
  passwordEasy: 'இந்தக் கடவுச்சொல்லை எளிதில் ஊகிக்கலாம். வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
  signInAgain: 'கடவுச்சொல்லை மாற்ற, வெளியேறி மீண்டும் உள்நுழையவும்',
  passwordFailed: 'கடவுச்சொல்லை மாற்ற முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  passwordUpdated: 'கடவுச்சொல் மாற்றப்பட்டது',
  saysPassword: 'தன் கடவுச்சொல்லை மாற்றினார்',

  /** Asked for in a dialog, some time after the sign-in. */
  ownPassword: 'உங்கள் கடவுச்சொல்',
  ownPasswordHint: 'நீங்கள் உள்நுழைந்து நேரமாகிவிட்டது. தொடர, {email} கணக்கின் கடவுச்சொல்லை உள்ளிடவும்.',
  ownPasswordEmpty: 'உங்கள் கடவுச்சொல்லை உள்ளிடவும்.',
  ownPasswordWrong: 'இது உங்கள் கடவுச்சொல் அல்ல. மீண்டும் முயற்சி செய்யவும்.',

  /** Before a sign-out on a device that has sales of the counter which we do not have yet. */
  unsentSales: {
    one: '{count} விற்பனை இன்னும் அனுப்பப்படவில்லை',
    other: '{count} விற்பனைகள் இன்னும் அனுப்பப்படவில்லை',
  },
  unsentText:
    'அனுப்பாத விற்பனைகள், வாடிக்கையாளர்களின் பெயர்களுடனும் எண்களுடனும் இந்தச் சாதனத்திலேயே இருக்கும். யாராவது இங்கே உள்நுழைந்து கவுன்டரைத் திறந்ததும் அவற்றைப் பெறுகிறோம்.',
  staySignedIn: 'வெளியேற வேண்டாம்',
  logOut: 'வெளியேறு',
} as const satisfies Translation<typeof english>
