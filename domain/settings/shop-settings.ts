/** All settings of a shop by chapter, and the demo shop's values. */
import * as v from 'valibot'
import { KEEP_CUSTOMERS_MONTHS } from './retention.ts'
import { MINIMUM_ORDER_PAISE } from '../checkout/minimum-order.ts'
import type { Paise } from '../numbers/money.ts'
import { LOW_STOCK_MAX } from '../product/stock.ts'
import { usualBudgetRules } from '../budget/budget-rules.ts'
import { budgetFields } from './budget-chapter.ts'
import { messagesFields } from './messages-chapter.ts'
import { orderingFields } from './ordering-chapter.ts'
import { paymentFields } from './payment-chapter.ts'
import { seasonFields } from './season-chapter.ts'
import { shopFields } from './shop-chapter.ts'
import { picturesFields, privacyFields, wordsFields } from './site-chapters.ts'
import type { TamilField, TranslatedField } from './translated.ts'

/** In display order. */
export const chapters = {
  shop: shopFields,
  ordering: orderingFields,
  budget: budgetFields,
  payment: paymentFields,
  season: seasonFields,
  messages: messagesFields,
  words: wordsFields,
  pictures: picturesFields,
  privacy: privacyFields,
}

export type Chapter = keyof typeof chapters

/** The compiler names a Tamil text that no chapter has. */
export const settingsFields = {
  ...shopFields,
  ...orderingFields,
  ...budgetFields,
  ...paymentFields,
  ...seasonFields,
  ...messagesFields,
  ...wordsFields,
  ...picturesFields,
  ...privacyFields,
} satisfies Record<TranslatedField | TamilField, v.GenericSchema>

export type SettingsField = keyof typeof settingsFields

/** In display order. */
export const fieldNames = Object.keys(settingsFields) as SettingsField[]

/** As validated: `minimumOrder` is in paise already. */
export type CheckedFields = { [Field in SettingsField]: v.InferOutput<(typeof settingsFields)[Field]> }

/** Public, except the texts of `policies` and `messages`, and the rules of the budget. Secrets are environment variables (server/config.ts). */
export type ShopSettings = Omit<CheckedFields, 'minimumOrder' | 'rating' | 'established'> & {
  minimumOrderPaise: Paise
  rating?: number
  established?: number
}

export type Social = ShopSettings['social']

// No Indian mobile number begins with 5 and no domain ends in .example, so the demo reaches no real person.
export const demoSettings: Required<ShopSettings> = {
  name: 'Sri Vinayaga Crackers',
  tamilName: '',
  tagline: 'Light up every Deepavali',
  tamilTagline: 'ஒவ்வொரு தீபாவளியும் ஒளிரட்டும்',
  logo: '',
  address: '14/2, Chatrapatti Road, Sivakasi, Tamil Nadu 626123',
  tamilAddress: '',
  place: 'Sivakasi',
  tamilPlace: 'சிவகாசி',
  phone: '+91 55555 01999',
  otherPhones: [],
  email: 'orders@srivinayagacrackers.example',
  website: 'www.srivinayagacrackers.example',
  rating: 4.8,
  established: 1999,
  whatsappNumber: '915555501999',
  licenceNumber: 'LE-5 licence E/SC/TN/24/000 (sample)',
  // The number 0000 is never issued.
  gstin: '33AAAAA0000A1Z9',
  social: {
    facebook: 'https://facebook.example/srivinayagacrackers',
    instagram: 'https://instagram.example/srivinayagacrackers',
    youtube: 'https://youtube.example/srivinayagacrackers',
  },
  openingHours: '',
  tamilOpeningHours: '',
  mapLink: '',
  takingOrders: true,
  viewOnly: false,
  closedSentence: '',
  tamilClosedSentence: '',
  callItEnquiry: false,
  minimumOrderPaise: MINIMUM_ORDER_PAISE,
  minimumByState: [],
  packing: { unit: 'percent', amount: 0 },
  roundOff: false,
  alternateMobileRequired: false,
  blockedStates: [],
  blockedPincodes: [],
  blockedSentence: '',
  tamilBlockedSentence: '',
  lowStock: LOW_STOCK_MAX,
  offersBudget: true,
  budgetRules: [...usualBudgetRules],
  upiId: 'srivinayagacrackers@example',
  payeeName: '',
  bank: { accountName: '', accountNumber: '', ifsc: '', bankName: '', branch: '' },
  bookingOpens: '',
  bookingCloses: '',
  bookingSentence: '',
  tamilBookingSentence: '',
  dispatchPromises: [],
  burstingHours: '',
  tamilBurstingHours: '',
  safetyCard: [],
  tamilSafetyCard: [],
  messages: {},
  bannerLines: [],
  tamilBannerLines: [],
  heroTitle: '',
  tamilHeroTitle: '',
  heroText: '',
  tamilHeroText: '',
  legalNotice:
    'Prices on this site are shown for enquiry. We call you within 24 hours to confirm; nothing is to be paid before ' +
    'that call. Dispatch by registered transport. Sale to adults only.',
  tamilLegalNotice:
    'இந்தத் தளத்தின் விலைகள் விசாரணைக்காகக் காட்டப்படுகின்றன. உறுதி செய்ய 24 மணி நேரத்துக்குள் உங்களை அழைக்கிறோம்; அந்த அழைப்புக்கு ' +
    'முன் எதுவும் செலுத்த வேண்டாம். பதிவு செய்த டிரான்ஸ்போர்ட்டில் அனுப்புகிறோம். வயது வந்தவர்களுக்கு மட்டுமே விற்கிறோம்.',
  aboutText: [],
  tamilAboutText: [],
  whatsNext: [],
  tamilWhatsNext: [],
  policies: {},
  tamilPolicies: {},
  heroPicture: '',
  posters: ['', '', '', '', ''],
  keepCustomersMonths: KEEP_CUSTOMERS_MONTHS,
}

/** Identifying settings: a shop sets all or none, so that none are mixed with the demo's. */
export const IDENTITY = ['name', 'address', 'phone', 'email', 'website', 'whatsappNumber', 'upiId'] as const

/** Returns false for the demo. */
export function hasOwnIdentity(settings: ShopSettings): boolean {
  return IDENTITY.some((name) => settings[name] !== demoSettings[name])
}
