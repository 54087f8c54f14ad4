/** An edit of some settings, merged with what others have saved meanwhile; and what an own shop leaves of the demo. */
import { conflictText, eachAlone, merge } from '../three-way.ts'
import {
  readShopSettings,
  readStoredSettings,
  settingsJson,
  type SettingsFault,
  type SettingsJson,
} from './settings-json.ts'
import { demoSettings, fieldLabels, IDENTITY } from './shop-settings.ts'
import type { SettingsField, ShopSettings } from './shop-settings.ts'

/** What a form sends of the fields that it shows: as they are typed, and as they were when it was opened. */
export type SettingsEdit = { edited: Partial<SettingsJson>; seen: Partial<SettingsJson> }

export type MergedSettings =
  | { settings: ShopSettings; changed: SettingsField[] }
  /** One sentence a field, by the path of what is wrong. */
  | { faults: SettingsFault[] }

/** Where a customer reaches the shop: said together, so that nobody calls a made-up shop. The UPI ID belongs to another chapter. */
const ADDRESSES = IDENTITY.filter((name) => name !== 'upiId')

/** What the demo says of itself, and no real shop should by mistake. */
const DEMOS_OWN = [
  'tagline',
  'place',
  'rating',
  'established',
  'licenceNumber',
  'gstin',
  'social',
  'upiId',
  'legalNotice',
] as const satisfies SettingsField[]

const OF_NONE: Partial<SettingsJson> = { rating: null, established: null, social: {} }

/**
 * Three-way merge of an edit: returns the settings with each field that it changed and all others as they are now, or the faults of
 * all fields. A field that somebody else has changed meanwhile, to something else, is a fault too. The first edit by which the
 * demo gets a name of its own takes away what the demo says of itself, unless it says so too.
 */
export function mergeSettings(now: ShopSettings, { edited, seen }: SettingsEdit): MergedSettings {
  const nowJson = settingsJson(now)
  const read = readShopSettings({ ...nowJson, ...edited })
  if ('faults' in read) return read
  const wanted = settingsJson(read.settings)
  const before = settingsJson(readStoredSettings({ ...nowJson, ...seen }))
  const fields = Object.keys(edited) as SettingsField[]
  const mine = fields.filter((field) => differs(wanted, before, field))
  const asTexts = (json: SettingsJson) => Object.fromEntries(fields.map((field) => [field, textOf(json, field)]))
  const result = merge(eachAlone(fields), { seen: asTexts(before), edited: asTexts(wanted), now: asTexts(nowJson) })
  if ('conflicts' in result) {
    return { faults: result.conflicts.map((field) => ({ path: field, sentence: changedByOthers(field) })) }
  }

  const merged = readShopSettings({ ...nowJson, ...Object.fromEntries(mine.map((field) => [field, wanted[field]])) })
  if ('faults' in merged) return merged
  const half = demosOwn(merged.settings, mine)
  if (half.length > 0) return { faults: half }
  const settings = withoutDemo(now, merged.settings)
  return { settings, changed: changedFields(now, settings) }
}

/** Returns the fields in which two settings differ, in the order in which they are shown. */
export function changedFields(a: ShopSettings, b: ShopSettings): SettingsField[] {
  const [aJson, bJson] = [settingsJson(a), settingsJson(b)]
  return (Object.keys(fieldLabels) as SettingsField[]).filter((field) => differs(aJson, bJson, field))
}

function differs(a: SettingsJson, b: SettingsJson, field: SettingsField): boolean {
  return textOf(a, field) !== textOf(b, field)
}

function textOf(json: SettingsJson, field: SettingsField): string {
  return JSON.stringify(json[field] ?? null)
}

/** The fault of a field that somebody else has changed since it was seen. */
export function changedByOthers(field: SettingsField): string {
  return conflictText([fieldLabels[field]])
}

function demosOwn(settings: ShopSettings, mine: readonly SettingsField[]): SettingsFault[] {
  if (!ADDRESSES.some((name) => mine.includes(name)) || !isNamed(settings)) return []
  return ADDRESSES.filter((name) => settings[name] === demoSettings[name]).map((name) => ({
    path: name,
    sentence: `${fieldLabels[name]} is still the demo’s: say your own`,
  }))
}

/** What the owner left as the form showed it was not meant either. */
function withoutDemo(now: ShopSettings, next: ShopSettings): ShopSettings {
  if (isNamed(now) || !isNamed(next)) return next
  const [json, demo] = [settingsJson(next), settingsJson(demoSettings)]
  const left = DEMOS_OWN.filter((field) => !differs(json, demo, field))
  return readStoredSettings({ ...json, ...Object.fromEntries(left.map((field) => [field, OF_NONE[field] ?? ''])) })
}

function isNamed(settings: ShopSettings): boolean {
  return ADDRESSES.some((name) => settings[name] !== demoSettings[name])
}
