/** Merges an edit of settings with concurrent ones, and removes the demo's identity from an own shop. */
import { isoDay } from '../dates/indian-date.ts'
import { conflictText, eachAlone, merge } from '../three-way.ts'
import {
  readShopSettings,
  readStoredSettings,
  settingsJson,
  type SettingsFault,
  type SettingsJson,
} from './settings-json.ts'
import { labelOf } from './field-labels.ts'
import { faultWords } from './fields.ts'
import { demoSettings, fieldNames, IDENTITY } from './shop-settings.ts'
import type { SettingsField, ShopSettings } from './shop-settings.ts'

/** The fields of a form: as typed, and as they were on opening. */
export type SettingsEdit = { edited: Partial<SettingsJson>; seen: Partial<SettingsJson> }

export type MergedSettings =
  | { settings: ShopSettings; changed: SettingsField[] }
  /** One sentence per field, by path. */
  | { faults: SettingsFault[] }

/** Contact settings, required together, so that nobody calls a made-up shop. The UPI ID is in another chapter. */
const ADDRESSES = IDENTITY.filter((name) => name !== 'upiId')

/** The demo's claims about itself, which no real shop should inherit. */
const DEMOS_OWN = [
  'tagline',
  'tamilTagline',
  'place',
  'tamilPlace',
  'rating',
  'established',
  'licenceNumber',
  'gstin',
  'social',
  'upiId',
  'legalNotice',
  'tamilLegalNotice',
] as const satisfies SettingsField[]

const OF_NONE: Partial<SettingsJson> = { rating: null, established: null, social: {} }

/**
 * Three-way merge: returns the settings, or the faults of all fields. A field changed differently by somebody else is a
 * fault too. The first edit that renames the demo removes its claims, unless the edit sets them.
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
    return { faults: result.conflicts.map(changedByOthers) }
  }

  const merged = readShopSettings({ ...nowJson, ...Object.fromEntries(mine.map((field) => [field, wanted[field]])) })
  if ('faults' in merged) return merged
  const half = demosOwn(merged.settings, mine)
  if (half.length > 0) return { faults: half }
  const settings = withoutDemo(now, merged.settings)
  return { settings, changed: changedFields(now, settings) }
}

/** Of `at`: what is stored stays readable, so no schema can have this rule. */
export function notEstablishedLater(merged: MergedSettings, at: Date): MergedSettings {
  if ('faults' in merged || !merged.changed.includes('established')) return merged
  const year = isoDay(at).slice(0, 4)
  if ((merged.settings.established ?? 0) <= Number(year)) return merged
  return { faults: [{ path: 'established', sentence: faultWords().futureYear({ year }) }] }
}

/** Returns the settings with some fields as in an earlier version: validated, as both may not go together. */
export function putBack(now: ShopSettings, earlier: ShopSettings, fields: readonly SettingsField[]): MergedSettings {
  const only = (settings: ShopSettings): Partial<SettingsJson> => {
    const json = settingsJson(settings)
    return Object.fromEntries(fields.map((field) => [field, json[field]]))
  }
  return mergeSettings(now, { edited: only(earlier), seen: only(now) })
}

/** Returns the differing fields in display order. */
export function changedFields(a: ShopSettings, b: ShopSettings): SettingsField[] {
  const [aJson, bJson] = [settingsJson(a), settingsJson(b)]
  return fieldNames.filter((field) => differs(aJson, bJson, field))
}

function differs(a: SettingsJson, b: SettingsJson, field: SettingsField): boolean {
  return textOf(a, field) !== textOf(b, field)
}

function textOf(json: SettingsJson, field: SettingsField): string {
  return JSON.stringify(json[field] ?? null)
}

function changedByOthers(field: SettingsField): SettingsFault {
  return { path: field, sentence: conflictText([labelOf(field)]), isConflict: true }
}

function demosOwn(settings: ShopSettings, mine: readonly SettingsField[]): SettingsFault[] {
  if (!ADDRESSES.some((name) => mine.includes(name)) || !isNamed(settings)) return []
  return ADDRESSES.filter((name) => settings[name] === demoSettings[name]).map((name) => ({
    path: name,
    sentence: faultWords().fromDemo({ label: labelOf(name) }),
  }))
}

/** A demo value left unchanged in the form is removed too. */
function withoutDemo(now: ShopSettings, next: ShopSettings): ShopSettings {
  if (isNamed(now) || !isNamed(next)) return next
  const [json, demo] = [settingsJson(next), settingsJson(demoSettings)]
  const left = DEMOS_OWN.filter((field) => !differs(json, demo, field))
  return readStoredSettings({ ...json, ...Object.fromEntries(left.map((field) => [field, OF_NONE[field] ?? ''])) })
}

function isNamed(settings: ShopSettings): boolean {
  return ADDRESSES.some((name) => settings[name] !== demoSettings[name])
}
