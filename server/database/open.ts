// Opens the shop's database, SQLite or PostgreSQL, checked and migrated, or says in one line why it cannot.
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

/** A PostgreSQL database, or without its address the file of an SQLite one. */
export type DatabasePlace = {
  dataDir: string
  databaseUrl?: string | undefined
  /** How many connections this process has to PostgreSQL at a time: 5 or more; absent: 12. */
  databaseConnections?: number | undefined
}

/** The database cannot be used; the message says why in one line for the person who started the shop. */
export class DatabaseUnusable extends Refusal {
  override name = 'DatabaseUnusable'
}

/** SQLite needs this much beside its file to open it; where it has not, its errors say many things. */
const LEAST_BYTES = 1024 * 1024

/** Throws DatabaseUnusable. `freeBytes` says how much room the disk of a folder has. */
export async function openDatabase(
  place: DatabasePlace,
  now: () => Date,
  freeBytes: (folder: string) => Promise<number> = freeBytesOf,
): Promise<Database> {
  const { dataDir, databaseUrl, databaseConnections } = place
  const file = join(dataDir, 'shop.sqlite')
  try {
    if (!databaseUrl) return await openSqlite(file, now)
    // Its driver is loaded only where there is such a server.
    const postgres = await import('./postgres/engine.ts')
    return await postgres.openEngine(databaseUrl, now, databaseConnections)
  } catch (error) {
    const isFull =
      !databaseUrl && unavailableReason(error) && (await freeBytes(dataDir).catch(() => LEAST_BYTES)) < LEAST_BYTES
    const reason = isFull ? 'its disk is full; make room there and start again' : reasonOf(error)
    throw new DatabaseUnusable(`The database ${nameOf(databaseUrl) ?? file} cannot be used: ${reason}`)
  }
}

/** The place as a person knows it, without the password of a connection string. */
function nameOf(databaseUrl: string | undefined): string | undefined {
  if (!databaseUrl) return undefined
  const url = new URL(databaseUrl)
  return `${url.hostname}${url.pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  const reason = error instanceof Error ? error.message || error.name : String(error)
  if (reason.includes('database is locked')) return 'another program has locked it; stop that program and start again'
  return reason
}
