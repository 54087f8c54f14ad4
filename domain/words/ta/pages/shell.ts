// The Tamil of the frame of every public page: top bar, footer, quick contact, error pages.
import type { Translation } from '#domain/words/catalogue.ts'
import type { shell as english } from '#domain/words/en/pages/shell.ts'

export const shell = {
  skipToContent: 'உள்ளடக்கத்துக்குச் செல்',
  closedNotice: 'அறிவிப்பு',
  menu: 'மெனு',
  mainMenu: 'முதன்மை மெனு',

  /** Links of the top bar and the footer. */
  home: 'முகப்பு',
  contact: 'தொடர்பு',
  about: 'எங்களைப் பற்றி',
  priceList: 'விலைப்பட்டியல்',
  privacy: 'தனியுரிமை',
  terms: 'விதிமுறைகள்',
  delivery: 'டெலிவரியும் டிரான்ஸ்போர்ட்டும்',
  allCrackers: 'எல்லாப் பட்டாசுகளும்',

  products: 'பொருட்கள்',
  usefulLinks: 'பயனுள்ள இணைப்புகள்',
  reachUs: 'எங்களைத் தொடர்புகொள்ள',
  policies: 'கொள்கைகள்',
  since: '{year} முதல்',
  nameSince: '{name}, {year} முதல்',
  rated: 'மதிப்பெண் {rating}',
  ratedSince: 'மதிப்பெண் {rating} · {year} முதல்',
  licence: 'உரிம எண்: {number}',
  gstin: 'GST எண்: {number}',

  quickContact: 'உடனடித் தொடர்பு',
  chatOrCall: 'செய்தி அனுப்பு அல்லது அழை',
  chatOnWhatsApp: 'WhatsApp செய்தி அனுப்பு',
  call: 'அழை: {phone}',

  noProducts: 'பொருட்கள் எதுவும் இல்லை',
  noProductsText: 'நாங்கள் பொருட்களைச் சேர்த்ததும் அவற்றை இங்கே காணலாம்.',

  failed: 'ஏதோ தவறு நடந்துவிட்டது',
  failedText: 'பிழை ஏற்பட்டது. மீண்டும் முயற்சி செய்யவும்.',

  notFound: 'பக்கம் கிடைக்கவில்லை',
  notFoundJoke: 'இந்த வெடி புஸ்ஸாகிவிட்டது.',
  notFoundText: 'இந்த முகவரியில் பக்கம் எதுவும் இல்லை. எல்லாப் பட்டாசுகளையும் பார்க்கவும், அல்லது முகப்புக்குச் செல்லவும்.',
} as const satisfies Translation<typeof english>
