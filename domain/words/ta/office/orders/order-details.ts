// The Tamil of the details of one order: its head, customer, items and warnings, and what to do next.
import type { Translation } from '#domain/words/catalogue.ts'
import type {
  orderDetails as orderDetailsInEnglish,
  orderLinks as orderLinksInEnglish,
  orderNext as orderNextInEnglish,
  orderWarnings as orderWarningsInEnglish,
} from '#domain/words/en/office/orders/order-details.ts'

export const orderDetails = {
  title: 'ஆர்டர் விவரங்கள்',

  callAgain: 'மீண்டும் அழை: {time}',
  statusManagement: 'ஆர்டர் நிலை',

  information: 'ஆர்டர் தகவல்',
  orderId: 'ஆர்டர் எண்',
  date: 'தேதி',
  time: 'நேரம்',
  totalItems: 'மொத்த எண்ணிக்கை',
  totalAmount: 'மொத்தத் தொகை',
  edited: 'திருத்தப்பட்டது',
  callAndSteps: 'அழைப்பும் நிலைகளும்',

  items: 'பொருட்கள் <count>({count})</count>',
  product: 'பொருள் <id>{id}</id>',
  quantity: 'எண்ணிக்கை',
  price: 'விலை',
  total: 'மொத்தம்',
  packingNote: '<b>பேக்கிங்:</b> {note}',
  freightNote: '<b>லாரி வாடகை:</b> {note}',
  revisions: 'திருத்தங்கள்',
  editOrder: 'ஆர்டரைத் திருத்து',
} as const satisfies Translation<typeof orderDetailsInEnglish>

/** Above the details. */
export const orderWarnings = {
  trial: 'இது சோதனை ஆர்டர். கடை இயங்குவதைப் பார்க்க அனுப்பியது. வாடிக்கையாளர் யாரும் இதற்குக் காத்திருக்கவில்லை.',
  editedByOne: '{who} இந்த ஆர்டரைத் திருத்தத் திறந்துள்ளார்.',
  editedByMany: '{people} ஆகியோர் இந்த ஆர்டரைத் திருத்தத் திறந்துள்ளனர்.',
  sentAgain: 'வாடிக்கையாளர் இந்த ஆர்டரை மீண்டும் அனுப்பியுள்ளார். இதற்குப் பதிலாக <order>{id}</order> வந்துள்ளது.',
  replaces: '<order>{id}</order> என்ற ஆர்டருக்குப் பதிலாக இது வந்துள்ளது.',
  notDeducted: 'இந்த ஆர்டரின் பொருட்களை இருப்பில் கழிக்கவில்லை.',
  lacking: '<b>{name}</b>: ஆர்டர் {ordered}, இருப்பு {stock}',
  notSold: '<b>{name}</b>: ஆர்டர் {ordered}, இப்போது விற்பனையில் இல்லை',
  inStock: 'இப்போது எல்லாப் பொருட்களும் இருப்பில் உள்ளன.',
} as const satisfies Translation<typeof orderWarningsInEnglish>

/** Under the thumb. `send` is for a message, `dispatch` for the goods: the two appear side by side. */
export const orderNext = {
  call: 'அழை',
  callOf: 'அழை: {name}',
  send: 'செய்தி: {message}',
  markChecked: 'சரிபார்த்தது எனக் குறி: {amount}',
  dispatch: 'ஆர்டரை அனுப்பு',
  sendEstimate: 'மதிப்பீட்டை அனுப்பு',
} as const satisfies Translation<typeof orderNextInEnglish>

/** The link of the order to its own page. */
export const orderLinks = {
  title: 'வாடிக்கையாளருக்கான பக்கம்',
  shows:
    'உங்கள் செய்திகளில் உள்ள இணைப்பு, இந்த ஆர்டரின் நிலை, LR எண், மீதித் தொகை ஆகியவற்றைக் காட்டும் பக்கத்தைத் திறக்கும். இணைப்பு யாரிடம் இருந்தாலும் அதைப் பார்க்கலாம்.',
  ended: 'இந்த ஆர்டரின் இணைப்பு முடிந்துவிட்டது. புதிய இணைப்பை உருவாக்கும் வரை உங்கள் செய்திகளில் இணைப்பு இருக்காது.',
  tooOld: 'ஆர்டர் பழையது என்பதால் இதன் இணைப்பு முடிந்துவிட்டது.',
  open: 'பக்கத்தைத் திற',
  end: 'இந்த இணைப்பை முடி',
  renew: 'புதிய இணைப்பு',
  nowEnded: 'இணைப்பு முடிந்துவிட்டது.',
  nowRenewed: 'ஆர்டருக்குப் புதிய இணைப்பு உள்ளது. முந்தைய இணைப்பு முடிந்துவிட்டது.',
} as const satisfies Translation<typeof orderLinksInEnglish>
