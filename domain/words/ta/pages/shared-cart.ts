// The Tamil of a cart in a link.
import type { Translation } from '#domain/words/catalogue.ts'
import type { sharedCart as english } from '#domain/words/en/pages/shared-cart.ts'

export const sharedCart = {
  share: 'பட்டியலைப் பகிர்',
  shareTitle: 'பட்டாசுப் பட்டியல்',
  linkCopied: 'இணைப்பு நகலெடுக்கப்பட்டது',

  title: 'உங்களுக்கு ஒரு பட்டியல்',
  close: 'பட்டியலை மூடு',
  has: { one: 'இந்த இணைப்பில் {count} பொருள் உள்ளது.', other: 'இந்த இணைப்பில் {count} பொருட்கள் உள்ளன.' },
  gone: {
    one: '{count} பொருள் இப்போது எங்கள் கடையில் இல்லை.',
    other: '{count} பொருட்கள் இப்போது எங்கள் கடையில் இல்லை.',
  },
  ask: 'நீங்கள் தேர்ந்தெடுக்கும் வரை உங்கள் கூடை மாறாது.',
  lines: 'இந்தப் பட்டியலின் பொருட்கள்',
  add: 'என் கூடையில் சேர்',
  replace: 'என் கூடைக்குப் பதிலாக வை',
  leave: 'வேண்டாம்',
  added: { one: '{count} பொருள் கூடையில் சேர்க்கப்பட்டது.', other: '{count} பொருட்கள் கூடையில் சேர்க்கப்பட்டன.' },
  replaced: {
    one: 'உங்கள் கூடையில் இப்போது இந்தப் பட்டியலின் {count} பொருள் உள்ளது.',
    other: 'உங்கள் கூடையில் இப்போது இந்தப் பட்டியலின் {count} பொருட்கள் உள்ளன.',
  },
  again: { order: 'இவற்றை மீண்டும் ஆர்டர் செய்', enquiry: 'இவற்றை மீண்டும் விசாரி' },
  againTitle: { order: 'மீண்டும் ஆர்டர்', enquiry: 'மீண்டும் விசாரணை' },
  orderHad: {
    order: {
      one: '{date} அன்று நீங்கள் ஆர்டர் செய்தது {count} பொருள். அதைக் கூடையில் மாற்றலாம்.',
      other: '{date} அன்று நீங்கள் ஆர்டர் செய்தவை {count} பொருட்கள். அவற்றைக் கூடையில் மாற்றலாம்.',
    },
    enquiry: {
      one: '{date} அன்று நீங்கள் விசாரித்தது {count} பொருள். அதைக் கூடையில் மாற்றலாம்.',
      other: '{date} அன்று நீங்கள் விசாரித்தவை {count} பொருட்கள். அவற்றைக் கூடையில் மாற்றலாம்.',
    },
  },
  priceNow: 'இப்போது {price}, அன்று {before}',
  goneNames: 'இப்போது எங்கள் கடையில் இல்லாதவை: {names}',
  broken: 'இந்த இணைப்பு முழுமையாக இல்லை. உங்கள் கூடை மாறவில்லை. இணைப்பை மீண்டும் கேட்டுப் பெறவும்.',
} as const satisfies Translation<typeof english>
