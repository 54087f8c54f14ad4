/** What a shop decides for itself: its name, how to reach it, its rules; and the made-up shop of the demo. */
import * as v from 'valibot'
import { MINIMUM_ORDER_PAISE } from './minimum-order.ts'
import { type Paise, paiseFromRupees, rupeesFromPaise } from './money.ts'
import { oneLine } from './plain-text.ts'

export type ShopSettings = {
  name: string
  tagline: string
  address: string
  /** As it is shown. */
  phone: string
  email: string
  website: string
  rating: number
  established: number
  /** Digits with the country's code. */
  whatsappNumber: string
  upiId: string
  minimumOrderPaise: Paise
  alternateMobileRequired: boolean
  takingOrders: boolean
}

// No Indian mobile number begins with 5 and no site ends in .example, so nobody is called or written to by mistake.
export const demoSettings: ShopSettings = {
  name: 'Sri Vinayaga Crackers',
  tagline: 'Light up every Deepavali',
  address: '14/2, Chatrapatti Road, Sivakasi, Tamil Nadu 626123',
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
}

const schema = v.strictObject({
  name: text('name', 100),
  tagline: text('tagline', 200),
  address: text('address', 300),
  phone: text('phone', 40),
  email: pattern('email', 254, /^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  website: text('website', 200),
  rating: number('rating', 0, 5),
  established: v.pipe(number('established', 1800, 2100), v.integer('established: must be a year')),
  whatsappNumber: pattern('whatsappNumber', 12, /^91\d{10}$/, 'must be 91 and the 10 digits of the number'),
  upiId: pattern('upiId', 100, /^[\w.-]+@[\w.-]+$/, 'must be a UPI ID like shop@bank'),
  /** In rupees, as a person writes it; kept as paise. */
  minimumOrder: v.pipe(number('minimumOrder', 0, 1_00_00_000), v.transform(paiseFromRupees)),
  alternateMobileRequired: flag('alternateMobileRequired'),
  takingOrders: flag('takingOrders'),
})

const NOT_AN_OBJECT = 'settings: must be one object of names and values'

/** The settings in a JSON value, a missing one as in the demo; or every fault at once, each as 'name: what it must be'. */
export function readShopSettings(json: unknown): { settings: ShopSettings } | { faults: string[] } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { faults: [NOT_AN_OBJECT] }
  const { minimumOrderPaise, ...demo } = demoSettings
  const result = v.safeParse(schema, { ...demo, minimumOrder: rupeesFromPaise(minimumOrderPaise), ...json })
  if (!result.success) return { faults: result.issues.map(fault) }
  const { minimumOrder, ...settings } = result.output
  return { settings: { ...settings, minimumOrderPaise: minimumOrder } }
}

function fault(issue: v.BaseIssue<unknown>): string {
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

function number(name: string, min: number, max: number) {
  const message = `${name}: must be a number from ${min} to ${max}`
  return v.pipe(v.number(message), v.minValue(min, message), v.maxValue(max, message))
}

function flag(name: string) {
  return v.boolean(`${name}: must be true or false`)
}
