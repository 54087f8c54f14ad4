// The Tamil of the screen Customers, and of the customer in an order's details.
import type { Translation } from '#domain/words/catalogue.ts'
import type {
  customer as customerInEnglish,
  customerData as customerDataInEnglish,
  customerMessages as customerMessagesInEnglish,
  customers as customersInEnglish,
} from '#domain/words/en/office/orders/customers.ts'

export const customers = {
  title: 'வாடிக்கையாளர்கள்',
  purpose: 'ஒரு மொபைல் எண் ஒரு வாடிக்கையாளர். மாற்று ஆர்டர் வந்தவையும் ரத்தானவையும் கணக்கில் சேராது.',
  purposeAtCounter: 'ஒரு மொபைல் எண் ஒரு வாடிக்கையாளர். திருப்பிக் கொடுத்த தொகையைக் கழித்துக் காட்டுகிறோம்.',

  search: 'வாடிக்கையாளர்களைத் தேடு',
  searchFor: 'பெயர், மொபைல் எண், மாவட்டத்தால் தேடு...',
  channel: 'வாங்கிய வழி',
  online: 'ஆன்லைனில்',
  atCounter: 'கவுன்டரில்',
  sort: 'வரிசை',
  newest: 'புதியவை முதலில்',
  mostOften: 'அதிக முறை வாங்கியவர்',
  largestSum: 'அதிகத் தொகை',

  name: 'வாடிக்கையாளர்',
  mobile: 'மொபைல் எண்',
  orders: 'ஆர்டர்கள்',
  sales: 'விற்பனைகள்',
  sum: 'தொகை',
  lastOrder: 'கடைசி ஆர்டர்',
  lastSale: 'கடைசி விற்பனை',
  place: 'ஊர்',
  districtAndState: '{district}, {state}',
  withoutName: 'பெயர் இல்லை',

  none: 'வாடிக்கையாளர் யாரும் கிடைக்கவில்லை',
  noneYet: 'இன்னும் வாடிக்கையாளர்கள் இல்லை',
  firstOrder: 'வாடிக்கையாளர்களின் முதல் ஆர்டர் வந்ததும் அவர்களை இங்கே காட்டுகிறோம்.',
  firstSale: 'கவுன்டரில் மொபைல் எண் கொடுக்கும் வாடிக்கையாளர்களை இங்கே காட்டுகிறோம்.',
  tryOnline: 'மொபைல் எண், பெயரின் ஒரு பகுதி அல்லது மாவட்டம் மூலம் தேடவும்.',
  tryAtCounter: 'மொபைல் எண் அல்லது பெயரின் ஒரு பகுதி மூலம் தேடவும்.',
  searchAtCounter: 'கவுன்டரில் தேடு',
  searchOnline: 'ஆர்டர்களில் தேடு',
} as const satisfies Translation<typeof customersInEnglish>

/** The dialog of one customer, and the same facts in an order's details. */
export const customer = {
  title: 'வாடிக்கையாளர்',
  details: 'வாடிக்கையாளர் விவரங்கள்',
  gone: 'வாடிக்கையாளர் கிடைக்கவில்லை',
  goneText: 'ஆர்டர் அல்லது விற்பனை நீக்கப்பட்டது, அல்லது வாடிக்கையாளரின் விவரங்கள் அழிக்கப்பட்டன.',

  call: 'அழை',
  whatsapp: 'WhatsApp',
  copyAddress: 'முகவரியை நகலெடு',
  addressCopied: 'முகவரி நகலெடுக்கப்பட்டது',
  addressNotCopied: 'உங்கள் பிரவுசர் முகவரியை நகலெடுக்கவில்லை. நீங்கள் நகலெடுக்க அதைத் தேர்வு செய்து வைத்துள்ளோம்.',
  orderAgain: 'மீண்டும் ஆர்டர்',
  orderAgainHint: 'கடந்த முறை வாங்கிய பொருட்களுடனும் உங்கள் கடையின் லிங்குடனும் WhatsApp திறக்கும்',

  name: 'பெயர்',
  phone: 'தொலைபேசி',
  alternatePhone: 'மாற்று எண்',
  noAlternate: 'இல்லை',
  address: 'முகவரி',
  district: 'மாவட்டம்',
  state: 'மாநிலம்',
  pincode: 'பின்கோடு',
  place: 'ஊர்',
  placeOf: '{district}, {state} - {pincode}',
  orders: 'ஆர்டர்கள்',
  sum: 'தொகை',
  lastOrder: 'கடைசி ஆர்டர்',
  sales: 'கவுன்டர் விற்பனைகள்',
  salesSum: 'கவுன்டர் தொகை',
  lastSale: 'கடைசி விற்பனை',

  unconfirmed: {
    one: '{count} ஆர்டர், உறுதியாகவில்லை',
    other: '{count} ஆர்டர்கள், எதுவும் உறுதியாகவில்லை',
  },
  orderedBefore: {
    one: 'முன்பு செய்தது: {count} ஆர்டர், {sum}, கடைசியாக {date}',
    other: 'முன்பு செய்தது: {count} ஆர்டர்கள், {sum}, கடைசியாக {date}',
  },
  firstOrder: 'இந்த எண்ணில் முதல் ஆர்டர்',
  withoutNumber: 'மொபைல் எண் இல்லை. வாடிக்கையாளர் விவரங்களைத் திற',
  ordersOfNumber: 'இந்த எண்ணின் ஆர்டர்கள்',
  salesOfNumber: 'இந்த எண்ணின் கவுன்டர் விற்பனைகள்',
  alternateOf: '{name} அவர்களின் மாற்று எண்',
  refunded: '{amount} திருப்பிக் கொடுத்தது',
} as const satisfies Translation<typeof customerInEnglish>

/** A customer asks for a copy of their data, or to be erased: only details are erased, so Tamil erases விவரங்கள். */
export const customerData = {
  title: 'வாடிக்கையாளர் தரவு',
  purpose: 'தன் விவரங்களைக் கேட்கும், அல்லது அழிக்கச் சொல்லும் வாடிக்கையாளருக்காக.',
  download: 'தரவைப் பதிவிறக்கு',
  downloaded: 'வாடிக்கையாளர் தரவு பதிவிறக்கப்பட்டது',
  erase: 'வாடிக்கையாளர் விவரங்களை அழி',
  eraseTitle: 'வாடிக்கையாளர் விவரங்களை அழி',
  whatGoes: 'வாடிக்கையாளரின் பெயர், எண்கள், முகவரியை அழிக்கிறோம். இதை நீங்கள் செயல்தவிர்க்க முடியாது.',
  where: 'இவற்றில் அழிக்கிறோம்: {what}',
  whatStays:
    'பொருட்கள், மொத்தத் தொகைகள், தேதிகள் அப்படியே இருக்கும். நீங்கள் முன்பு எடுத்த பேக்கப்களை நீக்கும் வரை, அவற்றில் இந்த விவரங்கள் இருக்கும்.',
  typeAgain: 'மொபைல் எண்ணை மீண்டும் உள்ளிடவும்',
  typeOrderIdAgain: 'ஆர்டர் எண்ணை மீண்டும் உள்ளிடவும்',
  eraseNow: 'விவரங்களை அழி',
  keep: 'அழிக்க வேண்டாம்',
  erased: 'வாடிக்கையாளர் விவரங்கள் அழிக்கப்பட்டன: {what}.',
  sales: { one: '{count} கவுன்டர் விற்பனை', other: '{count} கவுன்டர் விற்பனைகள்' },

  /** In place of the name. */
  erasedOnRequest: 'வாடிக்கையாளர் கேட்டதால் அழிக்கப்பட்டது',
  erasedByAge: 'பழைய ஆர்டர் என்பதால் அழிக்கப்பட்டது',

  noNumber: 'மொபைல் எண்ணை உள்ளிடவும்.',
  noOrders: 'இந்த எண்ணில் ஆர்டர் எதுவும் இல்லை.',
  otherNumber: 'நீங்கள் உள்ளிட்டது வேறு எண். இந்த வாடிக்கையாளரின் எண்ணை உள்ளிடவும்.',
  saysDownload: 'வாடிக்கையாளர் தரவைப் பதிவிறக்கினார்',
  saysErase: 'வாடிக்கையாளர் விவரங்களை அழித்தார்',
  notErased: 'வாடிக்கையாளர் விவரங்கள் அழிக்கப்படவில்லை.',
  notComplete: {
    one: '{count} ஆர்டர் இன்னும் முடியவில்லை: {ids}. முதலில் அதை முடிக்கவும், அல்லது நீக்கவும்.',
    other: '{count} ஆர்டர்கள் இன்னும் முடியவில்லை: {ids}. முதலில் அவற்றை முடிக்கவும், அல்லது நீக்கவும்.',
  },
  thenErase: 'பிறகு வாடிக்கையாளர் விவரங்களை இங்கே அழிக்கலாம்.',
  stillInFile:
    'அழித்த விவரங்கள் தரவுத்தளக் கோப்பின் பயன்படாத இடத்தில் இன்னும் உள்ளன. கோப்பை மீண்டும் எழுதப் போதிய இடமோ ஓய்வான நேரமோ கிடைக்கவில்லை. தினமும் மீண்டும் முயற்சி செய்கிறோம்.',
  failed: 'பிழை ஏற்பட்டது. மீண்டும் முயற்சி செய்யவும்.',

  /** In the file. */
  about:
    'இந்த மொபைல் எண்ணின் ஆர்டர்கள் பற்றிக் கடை சேமித்து வைத்துள்ள அனைத்தும் இவை. ஒவ்வொரு ஆர்டருக்கும், தற்செயலாக உருவாக்கிய ஒரு குறியீடும், அனுப்பிய விவரங்களின் கைரேகையும் (SHA-256) உண்டு. அதனால் இரண்டு முறை அனுப்பிய ஆர்டரும் ஒருமுறை மட்டுமே பதிவாகிறது. ஆர்டரின் பக்கத்தைத் திறக்கும் இணைப்பையும் கடை சேமித்து வைத்துள்ளது.',
  askForPhoto: 'படம் உள்ளது. அதைக் கடையிடம் கேட்கவும்.',
} as const satisfies Translation<typeof customerDataInEnglish>

/** Messages to a customer by WhatsApp. */
export const customerMessages = {
  hello: 'வணக்கம் {name}, {shop} கடையிலிருந்து எழுதுகிறோம்.',
  helloWithoutName: 'வணக்கம், {shop} கடையிலிருந்து எழுதுகிறோம்.',
  aboutOrder: {
    order: {
      one: '{date} அன்று நீங்கள் அனுப்பிய ஆர்டர் {id} ({count} பொருள், {amount}) பற்றி:',
      other: '{date} அன்று நீங்கள் அனுப்பிய ஆர்டர் {id} ({count} பொருட்கள், {amount}) பற்றி:',
    },
    enquiry: {
      one: '{date} அன்று நீங்கள் அனுப்பிய விசாரணை {id} ({count} பொருள், {amount}) பற்றி:',
      other: '{date} அன்று நீங்கள் அனுப்பிய விசாரணை {id} ({count} பொருட்கள், {amount}) பற்றி:',
    },
  },
  again: '{date} அன்று வாங்கிய அதே பட்டாசுகள் மீண்டும் வேண்டுமா? இன்றைய விலைகளை இங்கே பார்த்துத் தேர்ந்தெடுக்கவும்:',
} as const satisfies Translation<typeof customerMessagesInEnglish>
