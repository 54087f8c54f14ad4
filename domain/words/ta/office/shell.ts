// The Tamil of the frame of the back office: names of screens, and the error pages.
import type { Translation } from '#domain/words/catalogue.ts'
import type { officeShell as english } from '#domain/words/en/office/shell.ts'

export const officeShell = {
  backOffice: 'நிர்வாகப் பகுதி',
  skipToScreen: 'திரைக்குச் செல்',
  loading: 'திறக்கிறோம்...',
  more: 'மேலும்',
  /** Read aloud, while a screen is open that is not in the bar. */
  moreIsOpen: 'மேலும், திறந்துள்ள திரை: {screen}',
  allScreens: 'எல்லாத் திரைகளும்',
  /** Read aloud. */
  newOrders: { one: '{count} புதியது', other: '{count} புதியவை' },

  todayGroup: 'இன்று',
  ordersGroup: 'ஆர்டர்கள்',
  /** Not the word of the screen Products, which is in this group. */
  goodsGroup: 'சரக்கு',
  moneyGroup: 'பணம்',
  shopGroup: 'கடை',

  /** The screens; `…Short` in the bar of a phone, `…About` in the header. */
  dashboard: 'முகப்பு',
  orders: 'ஆன்லைன் ஆர்டர்கள்',
  ordersShort: 'ஆர்டர்கள்',
  counter: 'கவுன்டர்',
  packing: 'பேக்கிங்',
  packingAbout: 'ஆர்டர்களைப் பெட்டிகளில் பேக் செய்ய',
  dispatch: 'அனுப்புதல்',
  dispatchAbout: 'டிரான்ஸ்போர்ட் நிறுவனத்திடம் பார்சலை ஒப்படைக்க',
  customers: 'வாடிக்கையாளர்கள்',
  customersAbout: 'அவர்களின் ஆர்டர்களும் தொகையும்',
  products: 'பொருட்கள்',
  productsAbout: 'பொருட்களைத் திருத்த, நீக்க',
  upload: 'பொருள் சேர்',
  uploadShort: 'சேர்',
  stock: 'இருப்பு',
  stockAbout: 'விரைவில் தீரும் பொருட்கள்',
  categories: 'வகைகள்',
  packs: 'தொகுப்புகள்',
  packsAbout: 'ஒரே அழுத்தில் சேரும் பொருட்கள்',
  pictures: 'படங்கள்',
  picturesAbout: 'பல படங்களை ஒன்றாகச் சேர்க்க',
  imports: 'பட்டியல் ஏற்று',
  importsAbout: 'Excel கோப்பிலிருந்து விலைப்பட்டியல்',
  payments: 'பண வரவு',
  paymentsAbout: 'பெற்ற பணமும் மீதித் தொகையும்',
  reports: 'அறிக்கைகள்',
  reportsAbout: 'ஆர்டர்களும் விற்பனையும்',
  videos: 'வீடியோக்கள்',
  settings: 'அமைப்புகள்',
  people: 'பணியாளர்கள்',
  peopleAbout: 'உள்நுழைவும் பொறுப்புகளும்',

  /** Screens that other screens open. */
  editOrder: 'ஆர்டரைத் திருத்து',
  orderRevisions: 'ஆர்டர் திருத்தங்கள்',
  notifications: 'அறிவிப்புகள்',
  packOrder: 'ஆர்டரைப் பேக் செய்',
  packingLists: 'பேக்கிங் பட்டியல்கள்',
  pickingList: 'பொருள் எடுக்கும் பட்டியல்',
  productChanges: 'பொருள் மாற்றங்கள்',
  movingIn: 'கடை மாற்றம்',
  counterSales: 'கவுன்டர் விற்பனை',
  transportOffices: 'டிரான்ஸ்போர்ட் அலுவலகங்கள்',
  countAgain: 'மீண்டும் எண்ணு',
  stockMovements: 'இருப்பு மாற்றங்கள்',
  changeHistory: 'மாற்றங்களின் வரலாறு',

  /** In the header, if the screen shows older data. */
  staleOffline: 'இணையம் இல்லை — {time} நிலவரம்',
  stale: 'புதுப்பிக்க முடியவில்லை — {time} நிலவரம்',

  /** In place of a screen. */
  notYourRole: 'உங்கள் பொறுப்பில் இந்தப் பக்கத்தைப் பார்க்க முடியாது',
  goToDashboard: 'முகப்புக்குச் செல்',
  notOpened: 'இந்தப் பக்கத்தைத் திறக்க முடியவில்லை',
  failed: 'பிழை ஏற்பட்டது. மீண்டும் முயற்சி செய்யவும்.',
  noConnection: 'இணையம் இல்லை',
  noConnectionText: 'இந்தத் திரை இன்னும் வரவில்லை. இணையம் வந்ததும் திறக்கிறோம்.',
} as const satisfies Translation<typeof english>
