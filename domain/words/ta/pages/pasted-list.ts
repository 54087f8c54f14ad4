// The Tamil of a list from a message, pasted on the order page.
import type { Translation } from '#domain/words/catalogue.ts'
import type { pastedList as english } from '#domain/words/en/pages/pasted-list.ts'

export const pastedList = {
  title: 'பட்டியலை ஒட்டு',
  close: 'பட்டியலை மூடு',
  label: 'உங்கள் பட்டியல்',
  hint: 'ஒவ்வொரு வரியிலும் ஒரு பொருளும் அதன் எண்ணிக்கையும் உள்ள செய்தியை ஒட்டவும். கூடையில் சேரும் முன் அவற்றைப் பார்க்கலாம்.',
  example: 'பூச்சட்டி பெரியது 3',
  clear: 'பட்டியலை அழி',
  tooLong: 'இந்தப் பட்டியல் மிக நீளம். முதல் பகுதி மட்டும் படிக்கப்பட்டது. அதைச் சேர்த்த பிறகு மீதியை ஒட்டவும்.',

  found: { one: '{count} வரி தெளிவாக உள்ளது.', other: '{count} வரிகள் தெளிவாக உள்ளன.' },
  asked: { one: '{count} வரிக்கு உங்கள் பதில் தேவை.', other: '{count} வரிகளுக்கு உங்கள் பதில் தேவை.' },
  unknown: { one: '{count} வரி எங்கள் கடையில் இல்லை.', other: '{count} வரிகள் எங்கள் கடையில் இல்லை.' },

  lines: 'பட்டியலில் உள்ளவை',
  which: '“{line}” எந்தப் பொருள்?',
  choose: 'பொருளைத் தேர்ந்தெடு',
  moreFit: {
    one: 'மேலும் {count} பொருள் பொருந்தும். அளவையோ வகையையோ எழுதவும்.',
    other: 'மேலும் {count} பொருட்கள் பொருந்தும். அளவையோ வகையையோ எழுதவும்.',
  },
  howMany: 'எத்தனை வேண்டும்?',
  notFound: 'இந்தப் பொருள் எங்களுக்குத் தெரியவில்லை. வேறு சொற்களில் எழுதவும், அல்லது தேடவும்.',
  summed: 'ஏற்கெனவே உள்ள {before} உடன் சேர்த்து {after}.',
  asides: 'சேர்க்காதவை (பொருட்கள் அல்ல)',

  add: { one: '{count} பொருளைக் கூடையில் சேர்', other: '{count} பொருட்களைக் கூடையில் சேர்' },
  added: { one: '{count} பொருள் கூடையில் சேர்க்கப்பட்டது.', other: '{count} பொருட்கள் கூடையில் சேர்க்கப்பட்டன.' },
  left: { one: '{count} வரி இன்னும் பட்டியலில் உள்ளது.', other: '{count} வரிகள் இன்னும் பட்டியலில் உள்ளன.' },
} as const satisfies Translation<typeof english>
