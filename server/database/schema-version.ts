// Reads a database's migration number without changing it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type DatabasePlace, reasonOf, unusable } from './open.ts'

const BUSY_TIMEOUT_MS = 30_000

/** Undefined if no shop was opened there. Throws DatabaseUnusable. */
export async function schemaVersion(place: DatabasePlace): Promise<number | undefined> {
  try {
    return await versionIn(place)
  } catch (error) {
    throw unusable(place, reasonOf(error), error)
  }
}

async function versionIn({ dataDir, databaseUrl }: DatabasePlace): Promise<number | undefined> {
  if (!databaseUrl) return versionOfFile(join(dataDir, 'shop.sqlite'))
  // Loads the driver only for a server.
  const { versionOnServer } = await import('./postgres/engine.ts')
  return versionOnServer(databaseUrl)
}

function versionOfFile(file: string): number | undefined {
  if (!existsSync(file)) return undefined
  using database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  const isShop = database.prepare("select 1 from sqlite_schema where name = 'migrations'").get() !== undefined
  const version = isShop ? database.prepare('select max(version) as version from migrations').get()?.version : undefined
  return typeof version === 'number' ? version : undefined
}
