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

export type Database = {
  kind: 'sqlite' | 'postgres'
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
