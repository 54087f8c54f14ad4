// The Tamil of the sign-in page of the back office.
import type { Translation } from '#domain/words/catalogue.ts'
import type { passwordInput as passwordInputInEnglish, signIn as english } from '#domain/words/en/office/sign-in.ts'

export const signIn = {
  title: 'நிர்வாக உள்நுழைவு',
  about: 'கடையின் பொருட்கள், இருப்பு, ஆர்டர்கள்',
  email: 'மின்னஞ்சல்',
  password: 'கடவுச்சொல்',
  submit: 'உள்நுழை',
  submitting: 'உள்நுழைகிறது...',
  backToShop: 'கடைக்குத் திரும்பு',

  incomplete: 'மின்னஞ்சல், கடவுச்சொல் இரண்டையும் உள்ளிடவும்',
  refused: 'மின்னஞ்சல் அல்லது கடவுச்சொல் தவறு',
  failed: 'பிழை ஏற்பட்டது. மீண்டும் முயற்சி செய்யவும்.',
  waitSeconds: {
    one: 'பல முறை முயன்றுவிட்டீர்கள். {count} நொடி கழித்து மீண்டும் முயற்சி செய்யவும்.',
    other: 'பல முறை முயன்றுவிட்டீர்கள். {count} நொடிகள் கழித்து மீண்டும் முயற்சி செய்யவும்.',
  },
  waitMinutes: {
    one: 'பல முறை முயன்றுவிட்டீர்கள். {count} நிமிடம் கழித்து மீண்டும் முயற்சி செய்யவும்.',
    other: 'பல முறை முயன்றுவிட்டீர்கள். {count} நிமிடங்கள் கழித்து மீண்டும் முயற்சி செய்யவும்.',
  },
  waitOver: 'இப்போது மீண்டும் முயற்சி செய்யலாம்.',

  /** Above the form, if it is shown in place of a screen. */
  ended: 'உங்கள் உள்நுழைவு முடிந்துவிட்டது. மீண்டும் உள்நுழையவும்.',
  endedUnsaved: 'உங்கள் உள்நுழைவு முடிந்துவிட்டது. கடைசியாகச் செய்த மாற்றம் சேமிக்கப்படவில்லை. உள்நுழைந்து அதை மீண்டும் செய்யவும்.',
  cookieRefused:
    'உங்கள் உள்நுழைவை நினைவில் வைக்கும் குக்கியை உங்கள் பிரவுசர் ஏற்கவில்லை. இந்தத் தளத்துக்குக் குக்கிகளை அனுமதித்து, மீண்டும் உள்நுழையவும்.',
  endedKept: 'உங்கள் உள்நுழைவு முடிந்துவிட்டது. மீண்டும் உள்நுழைந்ததும், இருப்பில் செய்த கடைசி மாற்றத்தைச் சேமிக்கிறோம்.',
} as const satisfies Translation<typeof english>

export const passwordInput = {
  show: 'கடவுச்சொல்லைக் காட்டு',
  hide: 'கடவுச்சொல்லை மறை',
} as const satisfies Translation<typeof passwordInputInEnglish>
