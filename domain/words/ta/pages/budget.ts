// The Tamil of the budget on the order page.
import type { Translation } from '#domain/words/catalogue.ts'
import type { budget as english } from '#domain/words/en/pages/budget.ts'

export const budget = {
  way: 'பட்ஜெட்',
  intro: 'உங்கள் தொகையைச் சொல்லவும். இருப்பில் உள்ள பொருட்களைத் தேர்ந்தெடுக்கிறோம். ஒவ்வொன்றையும் மாற்றலாம்.',
  sum: 'உங்கள் தொகை (₹)',
  sumExample: '5000',
  who: 'யாருக்கு',
  mixed: 'எல்லோருக்கும்',
  children: 'குழந்தைகள்',
  adults: 'பெரியவர்கள்',
  noise: 'சத்தம்',
  any: 'எதுவும்',
  little: 'குறைவு',
  fill: 'எனக்காகத் தேர்ந்தெடு',

  enterSum: 'உங்கள் தொகையை ரூபாயில் உள்ளிடவும்.',
  noNumber: 'தொகையை எண்ணாக உள்ளிடவும். உதாரணம்: 5000',
  belowMinimum: {
    order: 'குறைந்தபட்ச ஆர்டர் {minimum}. அதையோ அதற்கு மேலோ உள்ளிடவும்.',
    enquiry: 'விசாரணைக்குக் குறைந்தபட்சத் தொகை {minimum}. அதையோ அதற்கு மேலோ உள்ளிடவும்.',
  },
  aboveMost: '{most} வரை உள்ளிடவும். அதற்கு மேல் என்றால் எங்களை அழைக்கவும்.',

  total: { one: '{count} பொருள், {total}', other: '{count} பொருட்கள், {total}' },
  lines: 'உங்கள் பட்ஜெட்டுக்கான பொருட்கள்',
  /** Why a line is there, with its category. */
  forChildren: 'குழந்தைகளுக்கு: {category}',
  forAdults: 'பெரியவர்களுக்கு: {category}',
  quiet: 'குறைந்த சத்தம்: {category}',
  forEveryone: 'எல்லோருக்கும்: {category}',
  replace: 'வேறொன்று',
  replaceOf: '{name} வேண்டாம், வேறொன்று',
  replaced: '{before} இடத்தில் {name}',
  noOther: 'இந்தத் தொகைக்கு {name} போன்ற வேறு பொருள் இல்லை.',
  short: {
    order:
      'பொருந்தும் பொருட்களின் மொத்தம் {total}. குறைந்தபட்ச ஆர்டர் {minimum}. வேறு விருப்பங்களைத் தேர்ந்தெடுக்கவும், அல்லது நீங்களே மேலும் சேர்க்கவும்.',
    enquiry:
      'பொருந்தும் பொருட்களின் மொத்தம் {total}. விசாரணைக்குக் குறைந்தபட்சத் தொகை {minimum}. வேறு விருப்பங்களைத் தேர்ந்தெடுக்கவும், அல்லது நீங்களே மேலும் சேர்க்கவும்.',
  },
  none: 'இந்த விருப்பங்களுக்கு இருப்பில் பொருட்கள் இல்லை. வேறு விருப்பங்களைத் தேர்ந்தெடுக்கவும்.',
  add: { one: '{count} பொருளைக் கூடையில் சேர்', other: '{count} பொருட்களைக் கூடையில் சேர்' },
  added: { one: '{count} பொருள் கூடையில் சேர்ந்தது.', other: '{count} பொருட்கள் கூடையில் சேர்ந்தன.' },
  someRefused: { one: '{count} பொருள் இப்போது இருப்பில் இல்லை.', other: '{count} பொருட்கள் இப்போது இருப்பில் இல்லை.' },
} as const satisfies Translation<typeof english>
