// Copies a shop's database of either engine into an SQLite file at one moment, while orders arrive.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyShop } from '#server/database/copy-shop.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openAtVersion } from '#server/database/sqlite/engine.ts'
import { schemaVersion } from '#server/database/schema-version.ts'
import { BackupRefused } from './backup-failure.ts'
import { DATABASE } from './manifest.ts'

/** A concurrent migration locks the whole file. */
const BUSY_TIMEOUT_MS = 30_000

/** Accounts sign in again, waits restart, and the lists of backups and checks belong to this place. */
const LEFT_OUT = ['sessions', 'sign_in_failures', 'order_rates', 'write_probes', 'backups', 'data_checks']

/** Does not migrate. */
export async function takeSnapshot(place: DatabasePlace, file: string, now: () => Date): Promise<void> {
  const version = await versionOfShop(place)
  if (place.databaseUrl) await copyFromServer(place.databaseUrl, { file, version, now })
  else snapshotFile(join(place.dataDir, DATABASE), file)
}

/** Refuses a place without a shop. */
export async function versionOfShop(place: DatabasePlace): Promise<number> {
  const version = await schemaVersion(place)
  if (version === undefined) throw new BackupRefused(noShopIn(place))
  return version
}

function noShopIn({ dataDir, databaseUrl }: DatabasePlace): string {
  return `There is no shop in ${databaseUrl ? 'that database' : dataDir}: set DATA_DIR or DATABASE_URL.`
}

/** Blocks no writer. Leaves free pages, and so deleted data, behind. */
function snapshotFile(from: string, to: string): void {
  {
    using source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
    source.prepare('vacuum into ?').run(to)
  }
  using copy = new DatabaseSync(to)
  copy.exec('pragma secure_delete = on')
  const tables = copy.prepare("select name from sqlite_schema where type = 'table'").all()
  for (const table of LEFT_OUT) if (tables.some(({ name }) => name === table)) copy.exec(`delete from ${table}`)
}

type Copying = { file: string; version: number; now: () => Date }

/** One transaction with a consistent view; loads the driver only for a server. */
async function copyFromServer(url: string, { file, version, now }: Copying): Promise<void> {
  const { openToRead } = await import('#server/database/postgres/engine.ts')
  const source = openToRead(url)
  try {
    const target = await openAtVersion(file, version, now)
    try {
      await copyShop(source, target)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
  if (existsSync(`${file}-wal`)) throw new Error(`${file} was not closed as a whole`)
}
