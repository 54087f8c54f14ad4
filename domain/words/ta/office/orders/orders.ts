// The Tamil of the screen Online Orders: its list, filters and chips, and the answers to what is done with an order.
import type { Translation } from '#domain/words/catalogue.ts'
import type {
  deletedOrder as deletedOrderInEnglish,
  orderAnswers as orderAnswersInEnglish,
  orderBadges as orderBadgesInEnglish,
  orderChanges as orderChangesInEnglish,
  orders as ordersInEnglish,
  orderStates as orderStatesInEnglish,
  shortages as shortagesInEnglish,
} from '#domain/words/en/office/orders/orders.ts'

export const orders = {
  title: 'ஆன்லைன் ஆர்டர்கள்',
  purpose: 'வாடிக்கையாளர்களின் ஆர்டர்களும் அவற்றின் நிலையும்',
  list: 'ஆன்லைன் ஆர்டர்கள்',
  none: 'ஆர்டர்கள் இல்லை',

  search: 'ஆர்டர்களைத் தேடு',
  searchFor: 'பெயர், தொலைபேசி எண்ணால் தேடு...',
  verification: 'சரிபார்ப்பு',
  allVerification: 'அனைத்தும்',
  status: 'ஆர்டர் நிலை',
  allStatus: 'அனைத்தும்',
  sort: 'வரிசை',
  newest: 'புதியவை முதலில்',
  oldest: 'பழையவை முதலில்',
  due: 'அழைக்க வேண்டியவை முதலில்',
  days: 'நாட்கள்',
  allDays: 'அனைத்தும்',
  today: 'இன்று',
  yesterday: 'நேற்று',
  fromTo: 'குறித்த நாட்கள்',
  from: 'தொடக்கம்',
  fromDay: 'இந்த நாள் முதல்',
  to: 'முடிவு',
  toDay: 'இந்த நாள் வரை',

  range: '{first}–{last}, மொத்தம் {count} ஆர்டர்கள்',
  rangeOfMore: '{first}–{last}, மொத்தம் {count} ஆர்டர்களுக்கு மேல்',
  shortCount: 'இருப்பில் கழிக்காதவை: {count}',
  answerCount: 'பதில்கள்: {count}',
  countedOnly: 'மாற்று ஆர்டர் வந்தவை, ரத்தானவை, சோதனை ஆர்டர்கள் இல்லாமல்',
  showAll: 'எல்லா ஆர்டர்களையும் காட்டு',
  foundElsewhere: 'வாடிக்கையாளர் யாரும் கிடைக்கவில்லை. முகவரியிலோ பொருளிலோ பொருந்தியவை இவை.',
  view: 'காட்சி',
  grid: 'அட்டைகள்',
  asList: 'பட்டியல்',

  customer: 'வாடிக்கையாளர்',
  phone: 'தொலைபேசி',
  total: 'மொத்தம்',
  items: 'பொருட்கள்',
  dateAndId: 'தேதி, ஆர்டர் எண்',
  statusColumn: 'நிலை',
  fresh: 'புதிது',
  /** In the table; on a phone the word is shown too. */
  itemCountMarked: { one: '{count} <unit>பொருள்</unit>', other: '{count} <unit>பொருட்கள்</unit>' },

  viewDetails: 'விவரங்களைப் பார்',
  viewDetailsOf: 'விவரங்களைப் பார்: {name}',
  downloadBill: 'பில் பதிவிறக்கு',
  downloadBillOf: 'பில் பதிவிறக்கு: {name}',
  bill: 'பில்',
  deleteOrder: 'ஆர்டரை நீக்கு',
  deleteOrderOf: 'ஆர்டரை நீக்கு: {name}',
} as const satisfies Translation<typeof ordersInEnglish>

/** The two chips of an order, and the notice after a press. */
export const orderStates = {
  Verified: 'சரிபார்த்தது',
  Unverified: 'சரிபார்க்கவில்லை',
  Complete: 'முடிந்தது',
  Pending: 'முடிக்கவில்லை',
  toggleVerification: 'சரிபார்ப்பு: {state}. “{next}” என்று மாற்று',
  toggleCompletion: 'ஆர்டர்: {state}. “{next}” என்று மாற்று',
  /** 'சரிபார்த்தது: Lakshmi' */
  changed: '{state}: {name}',
  replaced: 'இதற்குப் பதிலாக வேறு ஆர்டர் வந்துள்ளது.',
  notDeducted: 'இதன் பொருட்களை இருப்பில் கழிக்கவில்லை.',
  stillUnverified: 'இன்னும் சரிபார்க்கவில்லை.',
} as const satisfies Translation<typeof orderStatesInEnglish>

/** Marks of an order that needs a second look. */
export const orderBadges = {
  trial: 'சோதனை',
  call: 'அழை: {time}',
  replaced: 'மாற்று ஆர்டர் வந்துள்ளது',
  replaces: 'பழைய ஆர்டருக்கு மாற்று',
  notDeducted: 'இருப்பில் கழிக்கவில்லை',
  noPayment: 'பணம் பதிவாகவில்லை',
  answered: 'வாடிக்கையாளர் பதில் சொன்னார்',
} as const satisfies Translation<typeof orderBadgesInEnglish>

export const deletedOrder = {
  question: 'இந்த ஆர்டரை நீக்கவா?',
  paymentsStay: 'இதற்கு {amount} பெற்றுள்ளீர்கள். அந்தப் பதிவுகள் “பண வரவு” திரையில் இருக்கும்.',
  returnItems: 'இதன் பொருட்களை மீண்டும் இருப்பில் சேர்',
  sellable: 'அவற்றை வேறொருவருக்கு விற்கலாம். நீக்கிய பொருட்கள் இருப்பில் சேராது.',
  haveLeft: 'இதன் பொருட்கள் கடையை விட்டுச் சென்றுவிட்டன.',
  leftSince:
    'நீக்கவில்லை. இதற்குள் பொருட்கள் கடையை விட்டுச் சென்றுவிட்டன. இருப்பில் சேர்க்காமல் நீக்கவும். அவை திரும்பி வந்திருந்தால் பக்கத்தை மீண்டும் திறக்கவும்.',
  deleted: 'ஆர்டர் நீக்கப்பட்டது',
  deletedReturned: {
    one: 'ஆர்டர் நீக்கப்பட்டது. {count} பொருள் மீண்டும் இருப்பில் சேர்ந்தது.',
    other: 'ஆர்டர் நீக்கப்பட்டது. {count} பொருட்கள் மீண்டும் இருப்பில் சேர்ந்தன.',
  },
  count: 'நீக்கியவை: {count}',
  title: 'நீக்கிய ஆர்டர்கள்',
  forADay: 'நீக்கியதை ஒரு நாளுக்குள் செயல்தவிர்க்கலாம்.',
  newest: 'கடைசியாக நீக்கிய {count}:',
  notLoaded: 'பட்டியல் திறக்கவில்லை. இதை மூடிவிட்டு மீண்டும் திறக்கவும்.',
  deletedAt: 'நீக்கிய நேரம்: {time}',
  restored: 'ஆர்டர் மீண்டும் பட்டியலில் உள்ளது.',
  replacedSince: 'இதற்குப் பதிலாக வாடிக்கையாளர் பிறகு {id} ஆர்டரை அனுப்பியுள்ளார்.',
  sentSince: 'வாடிக்கையாளர் பிறகு {id} ஆர்டரை அனுப்பியுள்ளார். இரண்டையும் ஒப்பிட்டுப் பார்க்கவும்.',
  notRestored: 'இந்த ஆர்டரை இனி மீட்க முடியாது.',
} as const satisfies Translation<typeof deletedOrderInEnglish>

/** Answers to an act on an order. */
export const orderAnswers = {
  updateFailed: 'ஆர்டரை மாற்ற முடியவில்லை',
  deleteFailed: 'ஆர்டரை நீக்க முடியவில்லை',
  deleteFailedGone: 'ஆர்டரை நீக்க முடியவில்லை. இந்த ஆர்டர் இப்போது இல்லை.',
  gone: 'இந்த ஆர்டர் இப்போது இல்லை.',
  erased: 'இந்த வாடிக்கையாளரின் விவரங்கள் அழிக்கப்பட்டுவிட்டன. இந்த ஆர்டரை இனி மாற்ற முடியாது.',
  cancelled: 'இந்த ஆர்டர் ரத்தானது. இதற்காக இருப்பில் எதையும் கழிக்கவில்லை.',
  replacedBy: 'இந்த ஆர்டருக்குப் பதிலாக {id} வந்துள்ளது.',
  sendReplacement: 'இந்த ஆர்டருக்குப் பதிலாக {id} வந்துள்ளது. அந்த ஆர்டரை அனுப்பவும்.',
  stockTaken: 'இந்த ஆர்டரின் பொருட்கள் இருப்பில் கழிக்கப்பட்டன.',
  stockNotTaken: 'இந்த ஆர்டரின் பொருட்களை இருப்பில் கழிக்கவில்லை. இருப்பு போதாதவை: {names}',
  billDownloaded: 'பில் பதிவிறக்கப்பட்டது',
  billFailed: 'பில்லைப் பதிவிறக்க முடியவில்லை. மீண்டும் முயற்சி செய்யவும்.',
  billNotSaved:
    'இந்தச் செயலியில் கோப்புகளைச் சேமிக்க முடியாது. பில்லைப் பதிவிறக்க, Chrome அல்லது Safari பிரவுசரில் நிர்வாகப் பகுதியைத் திறக்கவும்.',
} as const satisfies Translation<typeof orderAnswersInEnglish>

/** How many of a product an order lacks. */
export const shortages = {
  lackingOf: '{name} (ஆர்டர் {ordered}, இருப்பு {stock})',
  notSoldOf: '{name} (ஆர்டர் {ordered}, இப்போது விற்பனையில் இல்லை)',
  notTaken: 'இந்த ஆர்டருக்கு இருப்பு போதவில்லை. இன்னும் போதாதவை: {names}. முதலில் இருப்பைச் சேர்க்கவும், அல்லது ஆர்டரைத் திருத்தவும்.',
  insufficient: 'போதுமான இருப்பு இல்லை',
  first: 'போதுமான இருப்பு இல்லை: {name} (ஆர்டர் {ordered}, இருப்பு {stock})',
  firstAndMore: 'போதுமான இருப்பு இல்லை: {name} (ஆர்டர் {ordered}, இருப்பு {stock}), மேலும் {count}',
  firstNotSold: 'போதுமான இருப்பு இல்லை: {name} (ஆர்டர் {ordered}, இப்போது விற்பனையில் இல்லை)',
  firstNotSoldAndMore: 'போதுமான இருப்பு இல்லை: {name} (ஆர்டர் {ordered}, இப்போது விற்பனையில் இல்லை), மேலும் {count}',
} as const satisfies Translation<typeof shortagesInEnglish>

/** Who changed what: entries of the list of changes. */
export const orderChanges = {
  verify: 'ஆர்டரின் சரிபார்ப்பை மாற்றினார்',
  complete: 'ஆர்டர் முடிந்ததா என்பதை மாற்றினார்',
  remove: 'ஆர்டரை நீக்கினார்',
  restore: 'நீக்கிய ஆர்டரை மீட்டார்',
  takeStock: 'ஆர்டரின் பொருட்களை இருப்பில் கழித்தார்',
  endLink: 'ஆர்டரின் இணைப்பை முடித்தார்',
  renewLink: 'ஆர்டருக்கு வேறு இணைப்பு கொடுத்தார்',
  edit: 'ஆர்டரைத் திருத்தினார்',
  step: 'ஆர்டரின் நிலையைப் பதிவு செய்தார்',
  undoStep: 'ஆர்டரின் நிலையைச் செயல்தவிர்த்தார்',
  note: 'ஆர்டரில் குறிப்பு எழுதினார்',
  call: 'மீண்டும் அழைக்க நேரம் குறித்தார்',
  steps: 'பல ஆர்டர்களின் நிலையைப் பதிவு செய்தார்',
  undoSteps: 'பல ஆர்டர்களின் நிலையைச் செயல்தவிர்த்தார்',
} as const satisfies Translation<typeof orderChangesInEnglish>
