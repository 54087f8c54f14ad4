// Opens, checks and migrates the shop's database, or throws a one-line reason.
import { join } from 'node:path'
import type { Transaction } from 'kysely'
import type { Engine } from './engine.ts'
import { freeBytesOf } from '#server/free-bytes.ts'
import { Refusal } from '#server/refusal.ts'
import { openEngine as openSqlite } from './sqlite/engine.ts'
import type { Tables } from './tables.ts'
import { unavailableReason } from './unavailable.ts'

export type Database = Engine
export type Trx = Transaction<Tables>

/** SQLite without `databaseUrl`. */
export type DatabasePlace = {
  dataDir: string
  databaseUrl?: string | undefined
  /** The caller has locked the folder of SQLite for itself. */
  isLocked?: boolean
  /** A pooler of transactions in front of that server. */
  databasePoolUrl?: string | undefined
  /** At least 5, default 12. */
  databaseConnections?: number | undefined
  /** Of this machine, each with as many connections; default 1. */
  processes?: number
}

/** The message is one line for the operator. */
export class DatabaseUnusable extends Refusal {
  override name = 'DatabaseUnusable'
}

/** SQLite needs this much free space to open; with less, its errors vary. */
const LEAST_BYTES = 1024 * 1024

/** Throws DatabaseUnusable. */
export async function openDatabase(
  place: DatabasePlace,
  now: () => Date,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<Database> {
  const { dataDir, databaseUrl, databasePoolUrl: poolUrl, databaseConnections, processes } = place
  const file = join(dataDir, 'shop.sqlite')
  try {
    if (!databaseUrl) return await openSqlite(file, now, place.isLocked)
    // Loads the driver only for a server.
    const postgres = await import('./postgres/engine.ts')
    return await postgres.openEngine({ url: databaseUrl, poolUrl }, now, databaseConnections, processes)
  } catch (error) {
    const isFull =
      !databaseUrl && unavailableReason(error) && (await freeBytes(dataDir).catch(() => LEAST_BYTES)) < LEAST_BYTES
    const reason = isFull ? 'its disk is full; make room there and start again' : reasonOf(error)
    throw unusable(place, reason, error)
  }
}

/** `cause` is the error of which `reason` tells the operator. */
export function unusable({ dataDir, databaseUrl }: DatabasePlace, reason: string, cause: unknown): DatabaseUnusable {
  const name = nameOf(databaseUrl) ?? join(dataDir, 'shop.sqlite')
  return new DatabaseUnusable(`The database ${name} cannot be used: ${reason}`, { cause })
}

/** Without a connection string's password. */
function nameOf(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl) return undefined
  const url = new URL(databaseUrl)
  return `${url.hostname}${url.pathname}`
}

export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  const reason = error instanceof Error ? error.message || error.name : String(error)
  if (reason.includes('database is locked')) return 'another program has locked it; stop that program and start again'
  return reason
}
