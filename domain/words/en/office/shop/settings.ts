// Settings: the chapters with their groups and hints, and the bar that saves. The names of the fields are in setting-fields.ts.

export const settings = {
  title: 'Settings',
  chapters: 'Chapters',
  notSaved: 'Not saved yet',
  /** After the name of a chapter, read out. */
  notSavedMark: '(not saved yet)',

  shopChapter: 'Shop',
  orderingChapter: 'Ordering',
  budgetChapter: 'Budget',
  paymentChapter: 'Payment',
  seasonChapter: 'Season',
  messagesChapter: 'WhatsApp messages',
  wordsChapter: 'Website texts',
  picturesChapter: 'Website pictures',
  privacyChapter: 'Privacy',
  versionsChapter: 'Versions',

  discard: 'Discard',
  nothingChanged: 'Nothing changed',
  changed: { one: '{count} setting changed', other: '{count} settings changed' },
  discarded: 'Your changes are discarded.',
  waitForPicture: 'Please wait for the picture to finish uploading',
  saved: 'Saved. Every open page shows it now.',
  saveFailed: 'Your changes were not saved. They are still here. Please try again.',
  asBefore: 'You have not changed anything.',
  /** `fields` are names with commas between them. */
  lookAt: 'Please look at {fields}.',
  optional: '(optional)',
  /** `sentence` says what is wrong with it. */
  faultInLine: 'Line {line}: {sentence}',
  removeRow: 'Remove row {row}',
  dropPicture: 'Drop the picture here, or press to choose: {name}',
  removePicture: 'Remove picture',
  bestSize: 'Best at {width} × {height} pixels.',

  /** Opens the Tamil of a text, which follows on the same line. */
  inTamil: 'In Tamil',
  withoutTamil: 'Tamil pages show your English text.',
  withoutTamilPlace: 'Tamil pages do not name your town.',

  /** In the list of changes. */
  savedSettings: 'Changed the settings',
  wentBack: 'Went back to earlier settings',
} as const

/** Chapter Shop. */
export const shopChapter = {
  stillDemo:
    'This is still the demo shop. Enter your own name, address, phone, e-mail, website and WhatsApp number, then save. The demo’s details then disappear.',
  yourShop: 'Your shop',
  yourShopText: 'Customers see this on every page, estimate, bill and message.',
  tamilName: 'Shown beside the name, and first on Tamil pages.',
  tagline: 'A few words under the name.',
  rating: 'From 0 to 5.',
  logo: 'Without a logo we show our star.',
  reachYou: 'How customers reach you',
  place: 'Your town, as in “packed in Sivakasi”.',
  hoursExample: 'Monday to Saturday, 9 am to 8 pm',
  phone: 'For example +91 98765 43210',
  whatsapp: 'Orders and questions come to this number.',
  otherPhones: 'One in each line, up to 5.',
  website: 'Printed on the estimate, like www.shop.in',
  mapLink: 'Copy it from the Share button of your map.',
  licence: 'Licence and tax',
  licenceText: 'Shown at the foot of every page, and on the estimate.',
  gstin: '15 letters and digits.',
  social: 'Social pages (optional)',
  socialText: 'Copy the address of your page, like facebook.com/yourshop.',
} as const

/** Chapter Ordering. */
export const orderingChapter = {
  open: 'Open or closed',
  takingOrders: 'When off, visitors see prices and your message.',
  viewOnly: 'When on, visitors see prices and cannot fill a cart.',
  standardMessage: 'Leave it empty to use our standard message.',
  callItEnquiry: 'When on, customers send an enquiry and we do not ask for payment.',
  costs: 'Minimum and charges',
  minimumOrder: 'Minimum order (₹)',
  minimumHint: 'Before packing charge. Type 0 for no minimum.',
  packingHint: 'Type 0 for no charge. Estimate and bill show it.',
  amount: 'Amount',
  unit: 'Unit',
  roundOff: 'Round the total to the rupee and show the difference.',
  minimumByState: 'Another minimum for parcels to these states.',
  addState: 'Add a state',
  chooseState: 'Choose a state',
  stateMinimum: 'Minimum (₹)',
  stock: 'Stock',
  lowStock: 'Low-stock limit (pieces)',
  lowStockHint: 'Used for products without their own limit. Customers always see “Only 3 left” from 10 pieces down.',
  customersFillIn: 'The order form',
  twoMobiles: 'When on, customers must give two mobile numbers.',
  noDelivery: 'Where you do not deliver',
  noDeliveryText: 'Customers there see this before they order.',
  blockedStates: 'Tick the states where you cannot deliver.',
  everywhere: 'None. We deliver everywhere.',
  blockedPincodes: 'One in each line. Type 11 for all of Delhi.',
} as const

/** Chapter Budget. */
export const budgetChapter = {
  forVisitors: 'For visitors',
  offersBudget: 'When on, visitors enter a sum and we choose goods for it, in “Fill quickly”.',
  shares: 'Shares and tags',
  sharesText:
    'A category with share 10 gets twice as much as one with 5, and 0 leaves it out. Visitors who ask for children get only those for children, and with little noise no loud one.',
  shareOf: 'Share of {category}',
  forChildren: 'For children',
  forChildrenOf: 'For children: {category}',
  isLoud: 'Loud',
  isLoudOf: 'Loud: {category}',
  isOff: 'Switched off',
} as const

/** Chapter Payment. */
export const paymentChapter = {
  upi: 'UPI',
  upiText: 'Customers see the UPI ID and its code after they order.',
  upiExample: 'shop@bank',
  upiHint: 'Without it we do not offer UPI.',
  payee: 'The name in payment apps. Without it we use the shop’s name.',
  payTest: 'Pay ₹1 to {upiId}, as a test',
  tryIt:
    '<b>Try it.</b> Scan this code with your own payment app. It must show <payee>{payee}</payee>, <upi>{upiId}</upi> and ₹1.',
  bank: 'Bank account (optional)',
  bankText: 'For larger amounts. Fill in name, number and IFSC, or leave them all empty.',
  ifsc: 'The code of your branch, like ABCD0123456.',
} as const

/** Chapter Season. */
export const seasonChapter = {
  booking: 'Booking',
  bookingText: 'We open and close your shop on these days, at midnight in India.',
  opens: 'The first day. Without it your shop is open now.',
  closes: 'The last day. Without it your shop stays open.',
  closedMessage: 'Without it visitors read when booking opens, or that it has closed.',
  dispatch: 'Dispatch',
  promises: 'Your dispatch promise, by booking date. Visitors see the next one.',
  addPromise: 'Add a promise',
  promiseExample: 'Sent before 5 November',
  withGoods: 'With the goods',
  withGoodsText: 'Shown on the confirmation and on the estimate.',
  hoursExample: '6 am to 7 am and 7 pm to 8 pm',
  safetyCard: 'One rule in each line, up to 12.',
} as const

/** Chapter WhatsApp messages. */
export const messagesChapter = {
  purpose: 'The WhatsApp buttons of an order send these texts. Leave one empty to use our standard text.',
  fields: 'We fill in the words in braces. Lines with an empty field are not sent.',
  known: 'In every message: {fields}',
  inEstimate: 'In the estimate also: {fields}',
  /** `total` and `due` are words in braces. */
  asksForTotal: 'This text asks for {total}, even if the customer has paid a part. Write {due} in its place.',
  change: 'Change the standard text',
  /** `name` is "Dispatched, in Tamil". */
  changeOf: 'Change the standard text: {name}',
  preview: 'Preview',
  /** Read out. `name` is "Dispatched, in Tamil". */
  previewOf: 'Preview of {name}',
} as const

/** Chapters Website texts, Website pictures, Privacy. */
export const siteChapters = {
  landing: 'First page',
  landingText: 'Leave a field empty to use our standard text.',
  bannerLines: 'The moving text at the top. One per line, up to 10.',
  aboutText: 'One paragraph per line, up to 20.',
  order: 'Around an order',
  legalNotice: 'Shown on every page and on the estimate.',
  whatsNext: 'The confirmation shows these notes after an order. One per line, up to 12.',
  policies: 'Policies',
  policiesText: 'Leave a field empty to use our standard text.',
  policiesHint: 'One paragraph per line. Begin a line with # to make it a heading.',
  hero: 'Hero',
  heroText: 'The large picture at the top of the first page.',
  heroHint: 'Without it we show our own picture.',
  posters: 'Posters',
  postersText:
    'The first page shows five posters. Each leads to a category. A picture here replaces the poster of that category.',
  poster: 'Poster {number}',
  posterLeads: 'Leads to {category}.',
  posterHidden: 'Leads to {category}. Visitors do not see it, because the category has no products.',
  posterUnused: 'Not used now. Fewer than {number} categories have a poster.',
  customers: 'Customers',
  keepCustomers:
    'Customer details are deleted this many months after the order. Type 12 or more, or 0 to keep them for ever.',
} as const

/** Values in the list of versions and in conflicts. */
export const settingValues = {
  forEver: 'For ever',
  months: { one: '{count} month', other: '{count} months' },
  on: 'On',
  off: 'Off',
  noCharge: 'None',
  percent: '{amount} %',
  stateMinimum: '{state}: {amount}',
  promise: 'Booked until {day}: {promise}',
  tamilPromise: 'Booked until {day}, in Tamil: {promise}',
  message: '{name}: {text}',
  /** A row of the shares: `tags` are the next four. */
  budgetRule: '{category}: {share}, {children}, {noise}',
  budgetChildren: 'for children',
  budgetAdults: 'for adults',
  budgetLoud: 'loud',
  budgetQuiet: 'little noise',
  poster: '{number}: {picture}',
  ownPicture: 'Your own picture',
  standardPicture: 'Our own picture',
} as const
