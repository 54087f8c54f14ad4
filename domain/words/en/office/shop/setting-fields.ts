// Settings: the name of each field, also of those that have a Tamil text, and what is wrong with a value. The list of versions and `shop.json` speak these too.

/** In the order of the screen. */
export const settingLabels = {
  name: 'Name',
  tamilName: 'Tamil name',
  tagline: 'Tagline',
  logo: 'Logo',
  address: 'Address',
  place: 'Place',
  phone: 'Phone',
  otherPhones: 'Other phones',
  email: 'E-mail',
  website: 'Website',
  rating: 'Rating',
  established: 'Year established',
  whatsappNumber: 'WhatsApp number',
  licenceNumber: 'Licence number',
  gstin: 'GSTIN',
  social: 'Social pages',
  openingHours: 'Opening hours',
  mapLink: 'Map link',

  takingOrders: 'Taking orders',
  viewOnly: 'View only',
  closedSentence: 'Message when the shop is closed',
  callItEnquiry: 'Take enquiries, not orders',
  minimumOrder: 'Minimum order',
  minimumByState: 'Minimum by state',
  packing: 'Packing charge',
  roundOff: 'Round off to the rupee',
  alternateMobileRequired: 'Ask for two mobile numbers',
  blockedStates: 'States without delivery',
  blockedPincodes: 'Pincodes without delivery',
  blockedSentence: 'Message for places without delivery',
  lowStock: 'Low-stock limit',

  offersBudget: 'Fill the cart by budget',
  budgetRules: 'Shares of a budget',

  upiId: 'UPI ID',
  payeeName: 'Payee name',
  bank: 'Bank details',

  bookingOpens: 'Booking opens',
  bookingCloses: 'Booking closes',
  bookingSentence: 'Message outside the booking dates',
  dispatchPromises: 'Dispatch promises',
  burstingHours: 'Bursting hours',
  safetyCard: 'Safety card',

  messages: 'WhatsApp messages',

  bannerLines: 'Banner lines',
  heroTitle: 'Hero title',
  heroText: 'Hero text',
  legalNotice: 'Legal notice',
  aboutText: 'About text',
  whatsNext: 'What’s Next notes',
  policies: 'Policies',

  heroPicture: 'Hero picture',
  posters: 'Posters',

  keepCustomersMonths: 'Months to keep customer details',
} as const

/** Parts of a field. */
export const settingParts = {
  facebook: 'Facebook page',
  instagram: 'Instagram page',
  youtube: 'YouTube channel',
  share: 'Share',
  state: 'State',
  minimum: 'Minimum',
  packingPercent: 'Packing charge in %',
  packingRupees: 'Packing charge in ₹',
  accountName: 'Account name',
  accountNumber: 'Account number',
  ifsc: 'IFSC',
  bankName: 'Bank',
  branch: 'Branch',
  bookedUntil: 'Booked until',
  promise: 'Promise',
  poster: 'Poster',
  privacy: 'Privacy',
  terms: 'Terms',
  delivery: 'Delivery',
  /** The Tamil text of a field or a part. */
  inTamil: '{label}, in Tamil',
} as const

/** A message to customers: `name` is "Dispatched", `language` is "Tamil". */
export const messageTitle = { message: '{name}, in {language}' } as const

/** WhatsApp messages that are about no step of an order. */
export const messageWords = {
  payment: 'Payment request',
  revised: 'Estimate',
  question: 'Question about a change',
} as const
export const messageLanguageWords = { en: 'English', ta: 'Tamil' } as const

export const settingFaults = {
  fillIn: 'Fill in {label}',
  tooLong: 'Shorten {label} to {max} characters',
  /** `start` is how the line begins. */
  lineTooLong: 'Shorten “{start}” to {max} characters',
  number: '{label} must be a number from {min} to {max}',
  year: 'Enter a year, like 1999',
  futureYear: 'The year established can be {year} at the latest',
  wholePieces: 'Enter a whole number of pieces, from 1 to 10,000',
  wholeShare: 'Enter a whole number from 0 to 100',
  months: 'Enter 12 to 600 months, or 0 to keep customer details for ever',
  date: 'Enter a date for {label}',
  bookingOrder: 'The closing date must not be before the opening date',
  tooManyLines: '{label} can have up to {max} lines',
  phone: '“{start}” is not a phone number',
  email: '“{start}” is not an e-mail address',
  whatsapp: 'Enter the 10 digits of the WhatsApp number',
  gstin: 'A GSTIN has 15 characters, like 33AAAAA0000A1Z9',
  link: 'Enter a whole web address, like https://www.shop.in',
  picture: '{label} must be an uploaded picture',
  state: 'Choose a state of India',
  stateTwice: '{label} has a state twice',
  pincode: '“{start}” is not a pincode. Enter 6 digits, or the first 2 to 5',
  upiId: 'Enter a UPI ID like shop@bank',
  accountNumber: 'An account number has 6 to 18 digits',
  ifsc: 'An IFSC has 11 characters, like ABCD0123456',
  bankPart: 'Fill in {label}, or leave all bank details empty',
  paragraphTooLong: 'A paragraph of {label} can have up to {max} characters',
  headingEmpty: 'Write a heading after the #',
  unknownField: 'We do not know {field}. Use one of these: {known}',
  lacksLink: 'Write {field} in this message. It opens the page where the customer answers',
  fromDemo: '{label} is still from the demo. Enter your own',

  /** Only in a shop.json that somebody wrote by hand. */
  notText: '{label} must be a text',
  notFlag: '{label} must be true or false',
  notPacking: '{label} must be an amount in percent or rupees',
  notStateMinimum: '{label} must be a list of states and amounts',
  notBudgetRule: '{label} must be a list of category, share, children (yes, no) and noise (little, loud)',
  notBank: '{label} must be an account name, account number, IFSC, bank and branch',
  notPromise: '{label} must be a list of dates and texts',
  notSocial: '{label} must be an object of facebook, instagram and youtube',
  notMessages: '{label} must be an object with a text for each message',
  notPolicies: '{label} must be an object of privacy, terms and delivery',
  notPosters: '{label} must be a list of {count} pictures',
} as const
