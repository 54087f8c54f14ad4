// Versions of the settings in words.
import { orderDate, clockTime } from '#domain/indian-date.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { fieldLabels, type SettingsField, type ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Settings } from '#server/settings/settings.ts'
import { valueInWords } from '../value-in-words.ts'

export type FieldChange = { field: SettingsField; label: string; old: string; new: string }
export type VersionView = { version: number; at: string; who: string; changes: FieldChange[] }

/** `who` of the first version, as in server/settings/versions.ts. */
const FROM_START = ''

/** Newest first; `hasOlder` when there are more than `count`. */
export async function versionViews(
  settings: Pick<Settings, 'versions' | 'find'>,
  count: number,
): Promise<{ versions: VersionView[]; hasOlder: boolean }> {
  const found = await settings.versions(count + 1)
  const stored = new Map(
    await Promise.all(found.map(async ({ version }) => [version, await settings.find(version)] as const)),
  )
  const versions = found.slice(0, count).map(({ version, savedAt, who, changed }) => {
    const [before, after] = [stored.get(version - 1), stored.get(version)]
    const changes = before && after ? changesOf(before.settings, after.settings, changed) : []
    return { version, at: momentText(savedAt), who: who === FROM_START ? 'The shop’s start' : who, changes }
  })
  return { versions, hasOlder: found.length > count }
}

function changesOf(before: ShopSettings, after: ShopSettings, fields: readonly SettingsField[]): FieldChange[] {
  const [old, next] = [settingsJson(before), settingsJson(after)]
  return fields.map((field) => ({
    field,
    label: fieldLabels[field],
    old: valueInWords(field, old[field]),
    new: valueInWords(field, next[field]),
  }))
}

function momentText(iso: string): string {
  const at = new Date(iso)
  return `${orderDate(at)}, ${clockTime(at)}`
}
