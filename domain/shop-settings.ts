/** The settings of a shop: its name, contact data and rules; and those of the demo shop. */
import * as v from 'valibot'
import { KEEP_CUSTOMERS_MONTHS } from './customers/retention.ts'
import { MINIMUM_ORDER_PAISE } from './minimum-order.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from './money.ts'
import { oneLine } from './plain-text.ts'
import { type Policies, policiesSchema } from './policies/policy-settings.ts'

/** Public: pages contain all of it but the texts of `policies`. Secrets are environment variables (server/config.ts). */
export type ShopSettings = {
  name: string
  /** '' is not shown. */
  tagline: string
  address: string
  /** The town in texts such as 'packed in Sivakasi'; '' for none. */
  place: string
  /** In the format in which it is shown. */
  phone: string
  email: string
  website: string
  /** Shown if present. */
  rating?: number
  established?: number
  /** Digits with the country's code. */
  whatsappNumber: string
  upiId: string
  minimumOrderPaise: Paise
  alternateMobileRequired: boolean
  takingOrders: boolean
  /** The call to action is an enquiry, not an order: see words.ts. */
  callItEnquiry: boolean
  /** The shop's own legal text. '' is not shown, here and below. */
  legalNotice: string
  licenceNumber: string
  gstin: string
  /** Addresses of the shop's pages elsewhere. */
  social: Social
  /** After so many months a completed order no longer says whose it was; 0 for never. */
  keepCustomersMonths: number
  /** What the shop has written itself; only its own page holds a text. */
  policies: Policies
}

export type Social = { facebook: string; instagram: string; youtube: string }

// No Indian mobile number begins with 5 and no domain ends in .example, so the demo reaches no real person.
export const demoSettings: Required<ShopSettings> = {
  name: 'Sri Vinayaga Crackers',
  tagline: 'Light up every Deepavali',
  address: '14/2, Chatrapatti Road, Sivakasi, Tamil Nadu 626123',
  place: 'Sivakasi',
  phone: '+91 55555 01999',
  email: 'orders@srivinayagacrackers.example',
  website: 'www.srivinayagacrackers.example',
  rating: 4.8,
  established: 1999,
  whatsappNumber: '915555501999',
  upiId: 'srivinayagacrackers@example',
  minimumOrderPaise: MINIMUM_ORDER_PAISE,
  alternateMobileRequired: false,
  takingOrders: true,
  callItEnquiry: false,
  legalNotice:
    'Prices on this site are shown for enquiry. We call you within 24 hours to confirm; nothing is to be paid before ' +
    'that call. Dispatch by registered transport. Sale to adults only.',
  licenceNumber: 'LE-5 licence E/SC/TN/24/000 (sample)',
  // The number 0000 is never given out, so this is no one's registration.
  gstin: '33AAAAA0000A1Z9',
  social: {
    facebook: 'https://facebook.example/srivinayagacrackers',
    instagram: 'https://instagram.example/srivinayagacrackers',
    youtube: 'https://youtube.example/srivinayagacrackers',
  },
  keepCustomersMonths: KEEP_CUSTOMERS_MONTHS,
  policies: {},
}

/** The settings that identify a shop: a shop sets all of them or none, never half its own and half the demo's. */
const IDENTITY = ['name', 'address', 'phone', 'email', 'website', 'whatsappNumber', 'upiId'] as const

/** Returns true for a real shop, false for the demo. */
export function hasOwnIdentity(settings: ShopSettings): boolean {
  return IDENTITY.some((name) => settings[name] !== demoSettings[name])
}

/** The defaults of a real shop: empty where the demo describes itself. */
const withoutDemoIdentity = {
  ...Object.fromEntries(IDENTITY.map((name) => [name, ''])),
  tagline: '',
  place: '',
  rating: undefined,
  established: undefined,
  legalNotice: '',
  licenceNumber: '',
  gstin: '',
  social: {},
}

/** State code, PAN, registration number, Z, check character. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

const schema = v.strictObject({
  name: text('name', 100),
  tagline: textOrNone('tagline', 200),
  address: text('address', 300),
  place: textOrNone('place', 100),
  phone: text('phone', 40),
  email: pattern('email', 254, /^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  website: text('website', 200),
  rating: v.optional(number('rating', 0, 5)),
  established: v.optional(v.pipe(number('established', 1800, 2100), v.integer('established: must be a year'))),
  whatsappNumber: pattern('whatsappNumber', 12, /^91\d{10}$/, 'must be 91 and the 10 digits of the number'),
  upiId: pattern('upiId', 100, /^[\w.-]+@[\w.-]+$/, 'must be a UPI ID like shop@bank'),
  /** In rupees in the file; stored as paise. */
  minimumOrder: v.pipe(number('minimumOrder', 0, 1_00_00_000), v.transform(paiseFromRupees)),
  alternateMobileRequired: flag('alternateMobileRequired'),
  takingOrders: flag('takingOrders'),
  callItEnquiry: flag('callItEnquiry'),
  legalNotice: textOrNone('legalNotice', 600),
  licenceNumber: textOrNone('licenceNumber', 100),
  gstin: patternOrNone('gstin', 15, GSTIN, 'must be the 15 characters of a GSTIN, or empty'),
  social: v.strictObject(
    { facebook: link('facebook'), instagram: link('instagram'), youtube: link('youtube') },
    'social: must be an object of facebook, instagram and youtube',
  ),
  keepCustomersMonths: months('keepCustomersMonths'),
  policies: policiesSchema,
})

const NOT_AN_OBJECT = 'settings: must be one object of names and values'

/**
 * Returns the settings of a JSON value, or all its faults, each as 'name: what it must be'. A missing setting has the demo's
 * value; but a shop that sets one of its identifying settings must set all of them, and gets no tagline, rating, year, place,
 * notice, licence, GSTIN or social page of the demo.
 */
export function readShopSettings(json: unknown): { settings: ShopSettings } | { faults: string[] } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { faults: [NOT_AN_OBJECT] }
  const { minimumOrderPaise, ...demo } = demoSettings
  const own = IDENTITY.some((name) => name in json) ? withoutDemoIdentity : {}
  const minimumOrder = rupeesFromPaise(minimumOrderPaise)
  const result = v.safeParse(schema, { ...demo, minimumOrder, ...own, ...json }, { abortPipeEarly: true })
  if (!result.success) return { faults: result.issues.map(faultText) }
  const { minimumOrder: minimum, rating, established, ...settings } = result.output
  return {
    settings: {
      ...settings,
      minimumOrderPaise: minimum,
      ...(rating !== undefined && { rating }),
      ...(established !== undefined && { established }),
    },
  }
}

function faultText(issue: v.BaseIssue<unknown>): string {
  return issue.expected === 'never' ? `${v.getDotPath(issue)}: is not a setting` : issue.message
}

function text(name: string, max: number) {
  const message = `${name}: must be a text of 1 to ${max} characters`
  return v.pipe(
    v.string(message),
    v.transform((value) => oneLine(value)),
    v.nonEmpty(message),
    v.maxLength(max, message),
  )
}

function pattern(name: string, max: number, shape: RegExp, wording: string) {
  return v.pipe(text(name, max), v.regex(shape, `${name}: ${wording}`))
}

function textOrNone(name: string, max: number) {
  const message = `${name}: must be a text of at most ${max} characters`
  return v.pipe(
    v.string(message),
    v.transform((value) => oneLine(value)),
    v.maxLength(max, message),
  )
}

function patternOrNone(name: string, max: number, shape: RegExp, wording: string) {
  return v.pipe(
    textOrNone(name, max),
    v.check((value) => value === '' || shape.test(value), `${name}: ${wording}`),
  )
}

function link(name: keyof Social) {
  return v.optional(
    patternOrNone(`social.${name}`, 200, /^https:\/\/[^\s/]+\S*$/, 'must be an https address, or empty'),
    '',
  )
}

function number(name: string, min: number, max: number) {
  const message = `${name}: must be a number from ${min} to ${max}`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}

/** Never, or at least a year: so long the Rules of 2025 to the data protection act want to find what was processed. */
function months(name: string) {
  const message = `${name}: must be a whole number of months from 12 to 600, or 0 for never`
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.check((value) => value === 0 || (value >= 12 && value <= 600), message),
  )
}

function flag(name: string) {
  return v.boolean(`${name}: must be true or false`)
}
