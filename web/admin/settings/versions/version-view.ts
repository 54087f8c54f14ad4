// The saves of the settings with what each changed, and what going back to one changes.
import { clockTime, orderDate } from '#domain/dates/indian-date.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import type { SettingsField } from '#domain/settings/shop-settings.ts'
import { versions as words } from '#domain/words/en/office/shop/versions.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import type { Settings, SettingsVersion } from '#server/settings/settings.ts'

/** The values as in `settingsJson`. */
export type FieldChange = { field: SettingsField; old: unknown; new: unknown }
export type VersionView = { version: number; day: string; moment: string; who: string; changes: FieldChange[] }

/** `who` of the first version, as in server/settings/versions.ts. */
const FROM_START = ''

/** Newest first; `hasOlder` when there are more than `count`. */
export async function versionViews(
  settings: Pick<Settings, 'versions'>,
  count: number,
): Promise<{ versions: VersionView[]; hasOlder: boolean }> {
  const found = await settings.versions(count + 1)
  const versions = found.slice(0, count).map((version, index) => viewOf(version, found[index + 1]))
  return { versions, hasOlder: found.length > count }
}

function viewOf({ version, savedAt, who, changed, settings }: SettingsVersion, before?: SettingsVersion): VersionView {
  const [at, then, now] = [new Date(savedAt), before && settingsJson(before.settings), settingsJson(settings)]
  return {
    version,
    day: orderDate(at),
    moment: `${orderDate(at)}, ${clockTime(at)}`,
    who: who === FROM_START ? wordsOf(words).byStart : who,
    changes: then ? changed.map((field) => ({ field, old: then[field], new: now[field] })) : [],
  }
}

/** From now to a version: all later saves undone. `versions` are the newest without a gap. */
export function changesBack(versions: readonly VersionView[], version: number): FieldChange[] {
  const later = versions.filter((each) => each.version > version).flatMap(({ changes }) => changes)
  const fields = [...new Set(later.map(({ field }) => field))]
  return fields.flatMap((field) => {
    const changes = later.filter((change) => change.field === field)
    const [now, then] = [changes[0]?.new, changes.at(-1)?.old]
    return isSame(now, then) ? [] : [{ field, old: now, new: then }]
  })
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
}
