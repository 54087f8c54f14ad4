// Opens the shop's memory, SQLite or PostgreSQL, checked and migrated, or says in one line why it cannot.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql, type Transaction } from 'kysely'
import { LONGEST_MS, retryLockConflicts, type TransactionLimits } from './lock-conflict.ts'
import { migrate } from './migrate.ts'
import { insideTransaction, sqliteDialect } from './sqlite/open.ts'
import { assertSqliteIsSafe } from './sqlite/safety.ts'
import { type Semaphore, semaphore } from '../semaphore.ts'
import type { Tables } from './tables.ts'

export type Trx = Transaction<Tables>

/** A way to the disk for orders, see `openGroupCommit`. */
export type CommitLane = {
  /** How many groups are written at the same time, each on a connection of its own. */
  atOnce: number
  /** How many orders a group has at the most: it bounds how long the first of them waits for the others. */
  largestGroup: number
  /** How long an order waits to be written before it is refused. */
  waitMs?: number
  /** `longestMs` begins when the order does. */
  limits?: TransactionLimits
}

/** What waits while a group is written is the next group: no order waits for company. */
const SQLITE_LANES: CommitLane[] = [{ atOnce: 1, largestGroup: 64 }]

/**
 * Each order on its own: the server joins the commits of many connections by itself, and a transaction of many orders would hold
 * its locks longer and take them in no common order. Ten connections of twelve, so that pages find one in a rush; two of the ten are
 * for orders that have met a lock that lasts: however many these are, they take no connection from the others.
 */
const POSTGRES_LANES: CommitLane[] = [
  { atOnce: 8, largestGroup: 1, waitMs: 15_000, limits: { tries: 1 } },
  // A lock is waited for long enough to keep its place among many orders for the same goods.
  { atOnce: 2, largestGroup: 1, waitMs: 5_000, limits: { longestMs: LONGEST_MS, lockMs: 3_000 } },
]

export type Database = {
  kind: 'sqlite' | 'postgres'
  /** How orders are committed: tried in the first lane, and in the next one after a lock that lasts. */
  commitLanes: readonly CommitLane[]
  db: Kysely<Tables>
  /**
   * One transaction; run again from the start, up to 25 times, when another was in its way. On SQLite that can only be at its
   * beginning, where the driver tries again.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>, limits?: TransactionLimits): Promise<T>
  /** On SQLite: the holder of the one permit is the only one of this process that writes, also if it is on another thread. */
  writing: Semaphore
  close(): Promise<void>
}

export type DatabasePlace = { dataDir: string; databaseUrl?: string | undefined }

/** The database cannot be used; the message says why in one line for the person who started the shop. */
export class DatabaseUnusable extends Error {
  override name = 'DatabaseUnusable'
}

export async function openDatabase(place: DatabasePlace, now: () => Date): Promise<Database> {
  const kind = place.databaseUrl ? 'postgres' : 'sqlite'
  const file = join(place.dataDir, 'shop.sqlite')
  const writing = semaphore({ permits: 1 })
  let db: Kysely<Tables> | undefined
  try {
    if (place.databaseUrl) await migrateServer(place.databaseUrl, now)
    const dialect = place.databaseUrl ? await serverDialect(place.databaseUrl) : fileDialect(file, writing)
    db = new Kysely<Tables>({ dialect })
    if (kind === 'sqlite') {
      await assertSqliteIsSafe(db)
      await migrate(db, kind, now)
    }
  } catch (error) {
    await db?.destroy()
    throw new DatabaseUnusable(`The database ${nameOf(place, file)} cannot be used: ${reasonOf(error)}`)
  }
  const opened = db
  return {
    kind,
    commitLanes: kind === 'sqlite' ? SQLITE_LANES : POSTGRES_LANES,
    db: opened,
    transaction: (work, limits) => {
      const { lockMs, ...retrying } = { longestMs: LONGEST_MS, ...limits }
      const inside = async (trx: Trx) => {
        if (lockMs !== undefined) await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(trx)
        return work(trx)
      }
      const run = () => insideTransaction(() => opened.transaction().execute(kind === 'sqlite' ? work : inside))
      return kind === 'sqlite' ? run() : retryLockConflicts(run, retrying)
    },
    writing,
    close: () => opened.destroy(),
  }
}

/** On a connection of its own, without limits: a migration of many rows takes its time, and waits for another process's. */
async function migrateServer(url: string, now: () => Date) {
  const { NO_LIMITS, postgresDialect } = await import('./postgres/open.ts')
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, NO_LIMITS) })
  try {
    await retryLockConflicts(() => migrate(db, 'postgres', now))
  } finally {
    await db.destroy()
  }
}

/** Its driver is loaded only where there is such a server. */
async function serverDialect(url: string) {
  const { postgresDialect } = await import('./postgres/open.ts')
  return postgresDialect(url)
}

function fileDialect(file: string, writing: Semaphore) {
  mkdirSync(join(file, '..'), { recursive: true })
  return sqliteDialect(file, writing)
}

/** The place as a person knows it, without the password of a connection string. */
function nameOf(place: DatabasePlace, file: string): string {
  if (!place.databaseUrl) return file
  const url = new URL(place.databaseUrl)
  return `${url.hostname}${url.pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  const reason = error instanceof Error ? error.message || error.name : String(error)
  if (reason.includes('database is locked')) return 'another program has locked it; stop that program and start again'
  return reason
}
