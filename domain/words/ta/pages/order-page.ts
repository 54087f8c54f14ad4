// The Tamil of the order page before the cart is opened.
import type { Translation } from '#domain/words/catalogue.ts'
import type { orderPage as english } from '#domain/words/en/pages/order-page.ts'

export const orderPage = {
  kinds: { one: '{count} பட்டாசு.', other: '{count} விதமான பட்டாசுகள்.' },
  kindsAt: {
    one: '{count} பட்டாசு, {percent}% வரை தள்ளுபடியில்.',
    other: '{count} விதமான பட்டாசுகள், {percent}% வரை தள்ளுபடியில்.',
  },
  choose: {
    order: 'பிடித்ததைத் தேர்ந்தெடுக்கவும். இப்போது பணம் செலுத்த வேண்டாம். நாங்கள் உங்களை அழைக்கிறோம்.',
    enquiry: 'பிடித்ததைத் தேர்ந்தெடுத்து, உங்கள் விசாரணையை அனுப்பவும். நாங்கள் உங்களை அழைக்கிறோம்.',
  },
  closed: 'இன்றைய விலையையும் இருப்பையும் பார்க்கலாம்.',
  fillCart: 'விரைவாக நிரப்பு',

  view: 'பார்க்கும் விதம்',
  cards: 'படங்கள்',
  priceSheet: 'விலைத்தாள்',
  tip: 'குறிப்பு',
  tipText: 'நிறைய வேண்டுமா? விலைத்தாளில் எல்லாப் பொருட்களும், ஒவ்வொன்றுக்கும் எண்ணிக்கைக் கட்டமும் உள்ளன.',
  showPriceSheet: 'விலைத்தாளைக் காட்டு',
  dismissTip: 'குறிப்பை மூடு',

  category: 'வகை',
  allCategories: 'எல்லா வகையும்',
  search: 'பட்டாசு தேடு',
  searchHint: 'பட்டாசு தேடு...',
  cart: { one: 'கூடை, {count} பொருள்', other: 'கூடை, {count} பொருட்கள்' },
  items: { one: '{count} பொருள்', other: '{count} பொருட்கள்' },
  allOf: '<hidden>{category} வகையில்</hidden> <span>எல்லாம் ({count})</span>',

  enlarge: '{name} படத்தைப் பெரிதாக்கு',
  off: '<b>{percent}%</b> <span>தள்ளுபடி</span>',
  mrp: 'எம்.ஆர்.பி.',
  isNew: 'புதிது',
  quantityOf: '{name} எண்ணிக்கை',

  /** In the bar at the foot, with the first two beside the number of items. */
  toGo: 'இன்னும் {amount} தேவை',
  youSave: '{amount} சேமிப்பு',
  total: 'மொத்தம்: {amount}',

  /** In place of products. */
  products: 'பொருட்கள்',
  loading: 'பொருட்கள் வருகின்றன...',
  notLoaded: 'பொருட்களைக் காட்ட முடியவில்லை',
  notLoadedText: 'பொருட்கள் வந்து சேரவில்லை. பக்கத்தைப் புதுப்பிக்கவும்.',
  refresh: 'பக்கத்தைப் புதுப்பி',
  noneFound: 'பொருள் எதுவும் கிடைக்கவில்லை',
  noneFoundText: 'வேறு சொல்லால் தேடவும், அல்லது எல்லா வகைகளிலும் பார்க்கவும்.',
  showAll: 'எல்லாப் பட்டாசுகளையும் காட்டு',
  showInAll: 'எல்லா வகைகளிலும் காட்டு ({count})',
  productGone: 'இந்தப் பொருள் இப்போது எங்கள் கடையில் இல்லை. எங்களிடம் உள்ள எல்லாப் பொருட்களும் இங்கே.',

  ofProduct: '{name}: {news}',
  priceNow: '{name} விலை இப்போது {price}, முன்பு {before}.',
  andMore: 'மேலும் {count}.',

  sentInAnotherTab: {
    order: 'இந்த ஆர்டரை வேறொரு டேப்பில் ஏற்கெனவே அனுப்பிவிட்டீர்கள். அந்தப் பொருட்கள் இப்போது உங்கள் கூடையில் இல்லை.',
    enquiry: 'இந்த விசாரணையை வேறொரு டேப்பில் ஏற்கெனவே அனுப்பிவிட்டீர்கள். அந்தப் பொருட்கள் இப்போது உங்கள் கூடையில் இல்லை.',
  },
  cartNotSaved: 'உங்கள் பிரவுசர் கூடையைச் சேமிக்கவில்லை. இந்த டேப்பை மூடினால் கூடையில் உள்ளவை போய்விடும்.',

  /** After a press on the cart, the checkout or a picture. */
  partAway: 'இப்போது கடையுடன் இணைக்க முடியவில்லை. இணைப்பு கிடைத்ததும் இது திறக்கும்.',
} as const satisfies Translation<typeof english>
