/** The settings as JSON, as shop.json, the form and the database hold them: amounts in rupees, a name for each field. */
import * as v from 'valibot'
import { rupeesFromPaise } from '../money.ts'
import { type CheckedFields, demoSettings, IDENTITY, settingsFields } from './shop-settings.ts'
import type { SettingsField, ShopSettings } from './shop-settings.ts'

/** A value that cannot be: the path of its field, such as 'otherPhones.1', and a sentence for who typed it. */
export type SettingsFault = { path: string; sentence: string }

/** Every field by its name, as `readShopSettings` reads it back. */
export type SettingsJson = Record<SettingsField, unknown>

/** The defaults of a real shop: empty where the demo describes itself. */
const withoutDemoIdentity = {
  ...Object.fromEntries(IDENTITY.map((name) => [name, ''])),
  tagline: '',
  place: '',
  rating: null,
  established: null,
  legalNotice: '',
  licenceNumber: '',
  gstin: '',
  social: {},
}

/** Unlike the other identifying settings it may be '', where nobody pays by UPI: who leaves it out is asked all the same. */
const mayNotBeForgotten = { upiId: null }

const schema = v.pipe(
  v.strictObject(settingsFields),
  v.forward(
    v.partialCheck(
      [['bookingOpens'], ['bookingCloses']],
      ({ bookingOpens, bookingCloses }) => bookingOpens === '' || bookingCloses === '' || bookingOpens <= bookingCloses,
      'Booking closes must be a day after booking opens',
    ),
    ['bookingCloses'],
  ),
)

/**
 * Returns the settings of a JSON value, or all its faults. A missing setting has the demo's value; but a shop that sets one of
 * its identifying settings must set all of them, and gets no tagline, rating, year, place, notice, licence, GSTIN or social page
 * of the demo.
 */
export function readShopSettings(json: unknown): { settings: ShopSettings } | { faults: SettingsFault[] } {
  if (!isObject(json)) return { faults: [{ path: 'settings', sentence: 'must be one object of names and values' }] }
  const result = v.safeParse(schema, { ...defaultsFor(json), ...(isOwn(json) && mayNotBeForgotten), ...json })
  if (!result.success) return { faults: toFaults(result.issues) }
  return { settings: toSettings(result.output) }
}

/** Returns the settings that a version of the program stored, this one or another: what it does not know has its default. */
export function readStoredSettings(json: unknown): ShopSettings {
  const stored = isObject(json) ? json : {}
  const defaults = defaultsFor(stored)
  const fields = Object.entries(settingsFields).map(([name, field]) => {
    const read = v.safeParse<v.GenericSchema>(field, stored[name])
    return [name, read.success && name in stored ? read.output : v.parse<v.GenericSchema>(field, defaults[name])]
  })
  return toSettings(Object.fromEntries(fields) as CheckedFields)
}

/** Returns what `readShopSettings` and `readStoredSettings` read back. */
export function settingsJson({ minimumOrderPaise, minimumByState, ...settings }: ShopSettings): SettingsJson {
  return {
    ...settings,
    rating: settings.rating ?? null,
    established: settings.established ?? null,
    minimumOrder: rupeesFromPaise(minimumOrderPaise),
    minimumByState: minimumByState.map(({ state, minimumPaise }) => ({
      state,
      minimum: rupeesFromPaise(minimumPaise),
    })),
  }
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

function defaultsFor(json: object): Record<string, unknown> {
  return { ...settingsJson(demoSettings), ...(isOwn(json) && withoutDemoIdentity) }
}

function isOwn(json: object): boolean {
  return IDENTITY.some((name) => name in json)
}

/** One for each field: the first, which says what was expected. */
function toFaults(issues: readonly v.BaseIssue<unknown>[]): SettingsFault[] {
  const sentences = new Map<string, string>()
  for (const issue of issues) {
    const path = v.getDotPath(issue) ?? 'settings'
    if (!sentences.has(path)) sentences.set(path, issue.expected === 'never' ? 'is not a setting' : issue.message)
  }
  return Array.from(sentences, ([path, sentence]) => ({ path, sentence }))
}

function toSettings({ minimumOrder, rating, established, ...settings }: CheckedFields): ShopSettings {
  return {
    ...settings,
    minimumOrderPaise: minimumOrder,
    ...(rating !== undefined && { rating }),
    ...(established !== undefined && { established }),
  }
}
