/** What a shop decides for itself: its name, how to reach it, its rules; and the made-up shop of the demo. */
import * as v from 'valibot'
import { MINIMUM_ORDER_PAISE } from './minimum-order.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from './money.ts'
import { oneLine } from './plain-text.ts'

/** All of it is public: pages carry it as it is. What nobody may see is a setting of the environment (server/config.ts). */
export type ShopSettings = {
  name: string
  /** '' is not shown. */
  tagline: string
  address: string
  /** The town whose name the texts carry: 'packed in Sivakasi'. '' names none. */
  place: string
  /** As it is shown. */
  phone: string
  email: string
  website: string
  /** Absent, they are not shown. */
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
  /** What the shop has to say about its sale, in its own words. '' is not shown, here and below. */
  legalNotice: string
  licenceNumber: string
  gstin: string
  /** Addresses of the shop's pages elsewhere. */
  social: Social
}

export type Social = { facebook: string; instagram: string; youtube: string }

// No Indian mobile number begins with 5 and no site ends in .example, so nobody is called or written to by mistake.
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
}

/** Who the shop is, where it is, and who gets the money: never half a real shop and half the demo. */
const IDENTITY = ['name', 'address', 'phone', 'email', 'website', 'whatsappNumber', 'upiId'] as const

/** True when the shop is somebody's, not the made-up one of the demo. */
export function hasOwnIdentity(settings: ShopSettings): boolean {
  return IDENTITY.some((name) => settings[name] !== demoSettings[name])
}

/** What a shop of its own starts from: nothing of the demo's identity, and nothing that the demo says of itself. */
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

/** State code, PAN, number of the registration, Z, check character. */
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
  /** In rupees, as a person writes it; kept as paise. */
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
})

const NOT_AN_OBJECT = 'settings: must be one object of names and values'

/**
 * The settings in a JSON value, or every fault at once, each as 'name: what it must be'. A missing setting is as in the
 * demo; but a shop that says who it is must say all of it, and gets nothing that the demo says of itself: no slogan, rating,
 * year, place, notice, licence, GSTIN or social page.
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

function flag(name: string) {
  return v.boolean(`${name}: must be true or false`)
}
