/** The settings as JSON for shop.json, form and database: amounts in rupees, a name per field. */
import * as v from 'valibot'
import { rupeesFromPaise } from '../numbers/money.ts'
import { faultWords } from './fields.ts'
import { type CheckedFields, demoSettings, IDENTITY, settingsFields } from './shop-settings.ts'
import type { SettingsField, ShopSettings } from './shop-settings.ts'
import { inTamil, translatedFields } from './translated.ts'

/** The field's path, such as 'otherPhones.1', and a sentence for its author. `isConflict`: somebody else changed it too. */
export type SettingsFault = { path: string; sentence: string; isConflict?: true }

/** As read back by `readShopSettings`. */
export type SettingsJson = Record<SettingsField, unknown>

/** Defaults of a real shop, without the demo's claims. */
const withoutDemoIdentity = {
  ...Object.fromEntries(IDENTITY.map((name) => [name, ''])),
  tagline: '',
  tamilTagline: '',
  place: '',
  tamilPlace: '',
  rating: null,
  established: null,
  legalNotice: '',
  tamilLegalNotice: '',
  licenceNumber: '',
  gstin: '',
  social: {},
}

/** '' is valid if nobody pays by UPI, but it must be given explicitly. */
const mayNotBeForgotten = { upiId: null }

const schema = v.pipe(
  v.strictObject(settingsFields),
  v.forward(
    v.partialCheck(
      [['bookingOpens'], ['bookingCloses']],
      ({ bookingOpens, bookingCloses }) => bookingOpens === '' || bookingCloses === '' || bookingOpens <= bookingCloses,
      () => faultWords().bookingOrder,
    ),
    ['bookingCloses'],
  ),
)

/**
 * Returns the settings or all faults. Missing settings default to the demo's; but a shop that sets one identifying
 * setting must set all, and inherits no tagline, rating, year, place, notice, licence, GSTIN or social page.
 */
export function readShopSettings(json: unknown): { settings: ShopSettings } | { faults: SettingsFault[] } {
  if (!isObject(json)) return { faults: [{ path: 'settings', sentence: 'must be one object of names and values' }] }
  const result = v.safeParse(schema, { ...defaultsFor(json), ...(isOwn(json) && mayNotBeForgotten), ...json })
  if (!result.success) return { faults: toFaults(result.issues) }
  return { settings: toSettings(result.output) }
}

/** Reads settings stored by any version of the program, with defaults for unknown values. */
export function readStoredSettings(json: unknown): ShopSettings {
  const stored = isObject(json) ? json : {}
  const defaults = defaultsFor(stored)
  const fields = Object.entries(settingsFields).map(([name, field]) => {
    const read = v.safeParse<v.GenericSchema>(field, stored[name])
    return [name, read.success && name in stored ? read.output : v.parse<v.GenericSchema>(field, defaults[name])]
  })
  return toSettings(Object.fromEntries(fields) as CheckedFields)
}

/** Inverts `readShopSettings` and `readStoredSettings`. */
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

/** The demo's Tamil does not translate an own text. */
function defaultsFor(json: object): Record<string, unknown> {
  const demo = settingsJson(demoSettings)
  const twins = translatedFields.filter((field) => field in json).map((field) => inTamil(field))
  const untranslated = Object.fromEntries(twins.flatMap((twin) => (typeof demo[twin] === 'string' ? [[twin, '']] : [])))
  return { ...demo, ...untranslated, ...(isOwn(json) && withoutDemoIdentity) }
}

function isOwn(json: object): boolean {
  return IDENTITY.some((name) => name in json)
}

/** One fault per field: the first. */
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
