// Stored versions of the settings; the latest applies.
import { shownPerson } from '#server/database/recorded-by.ts'
import { readStoredSettings, settingsJson } from '#domain/settings/settings-json.ts'
import type { ShopSettings } from '#domain/settings/shop-settings.ts'
import type { Database, Trx } from '../database/open.ts'
import type { SettingsVersionRow } from '../database/tables.ts'

/** `who` of the first version. */
export const FROM_FILE = 'shop.json'
export const FROM_START = ''

/** `savedAt` is ISO, UTC; `who` a person, written as id and read as e-mail address, or FROM_FILE or FROM_START. */
export type StoredVersion = { version: number; savedAt: string; who: string; settings: ShopSettings }

type Saver = { version: number; savedAt: string; who: string; key: string }

/** Returns undefined if none is stored. */
export async function newestVersion(db: Database['db'] | Trx): Promise<StoredVersion | undefined> {
  const [newest] = await newestVersions(db, 1)
  return newest
}

/** Returns 0 if none is stored. Reads no contents. */
export async function newestNumber(db: Database['db']): Promise<number> {
  const number = db.selectFrom('settings_versions').select(({ fn }) => fn.max('version').as('newest'))
  return (await number.executeTakeFirst())?.newest ?? 0
}

export async function newestVersions(db: Database['db'] | Trx, limit: number): Promise<StoredVersion[]> {
  return (await stored(db).orderBy('version', 'desc').limit(limit).execute()).map(toVersion)
}

export async function findVersion(db: Database['db'] | Trx, version: number): Promise<StoredVersion | undefined> {
  const row = await stored(db).where('version', '=', version).executeTakeFirst()
  return row && toVersion(row)
}

/** Returns the packing charge of the version in force at a time (ISO, UTC); undefined before the first. */
export async function packingAt(db: Database['db'] | Trx, at: string): Promise<ShopSettings['packing'] | undefined> {
  const row = await stored(db).where('saved_at', '<=', at).orderBy('version', 'desc').limit(1).executeTakeFirst()
  return row && toVersion(row).settings.packing
}

export async function versionOfKey(trx: Trx, key: string): Promise<StoredVersion | undefined> {
  const row = await stored(trx).where('idempotency_key', '=', key).executeTakeFirst()
  return row && toVersion(row)
}

/** Returns false if another process stored that version or key first. */
export async function insertVersion(
  db: Database['db'] | Trx,
  settings: ShopSettings,
  { version, savedAt, who, key }: Saver,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings_versions')
    .values({ version, saved_at: savedAt, who, idempotency_key: key, contents: JSON.stringify(settingsJson(settings)) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

function stored(db: Database['db'] | Trx) {
  return db.selectFrom('settings_versions').selectAll().select(shownPerson('settings_versions.who').as('who'))
}

function toVersion({ version, saved_at, who, contents }: SettingsVersionRow): StoredVersion {
  return { version, savedAt: saved_at, who, settings: readStoredSettings(JSON.parse(contents)) }
}
