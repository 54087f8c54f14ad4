// The Tamil of the search over the whole back office, opened from the header.
import type { Translation } from '#domain/words/catalogue.ts'
import type { find as english } from '#domain/words/en/office/find.ts'

export const find = {
  title: 'தேடு',
  placeholder: 'ஆர்டர், வாடிக்கையாளர், பொருள், திரை',
  hint: 'ஆர்டர் எண், வாடிக்கையாளரின் பெயர், மொபைல் எண், பொருள் அல்லது திரையின் பெயரை உள்ளிடவும்.',
  results: { one: '{count} முடிவு', other: '{count} முடிவுகள்' },
  screensOnly: 'கடையிலிருந்து பதில் வரவில்லை. திரைகளை மட்டும் தேடினோம்.',
  searchAgain: 'மீண்டும் தேடு',
  notFound: '“{search}” என்று எதுவும் கிடைக்கவில்லை. சொற்களைக் குறைத்தோ எழுத்தை மாற்றியோ தேடவும்.',
  orders: 'ஆர்டர்கள்',
  customers: 'வாடிக்கையாளர்கள்',
  products: 'பொருட்கள்',
  screens: 'திரைகள்',
  productNote: {
    one: '{code} · {price} · இருப்பு {count} பீஸ்',
    other: '{code} · {price} · இருப்பு {count} பீஸ்',
  },
} as const satisfies Translation<typeof english>
