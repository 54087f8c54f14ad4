// SQLite as the engine of a shop: one file, checked before anything is sold on it, in which one transaction writes at a time.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
import { semaphore } from '#server/semaphore.ts'
import type { Engine } from '../engine.ts'
import { isLockConflict } from '../lock-conflict.ts'
import { migrate, type Migrated } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import { insideTransaction, sqliteDialect } from './open.ts'
import { sqliteSql } from './sql.ts'

/** Older versions can corrupt a write-ahead log when connections checkpoint at the same time. */
const OLDEST_SAFE_VERSION = '3.51.3'
const FULL = 2

/** Opens the file and brings it to the version of this program. Throws an Error with one sentence when it cannot be used. */
export async function openEngine(file: string, now: () => Date): Promise<Engine> {
  mkdirSync(dirname(file), { recursive: true })
  const writing = semaphore({ permits: 1, waitingFor: 'database write' })
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, writing) })
  let migrated: Migrated | undefined
  try {
    await assertSafe(db)
    migrated = await migrate(db, 'sqlite', now)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return {
    kind: 'sqlite',
    db,
    transaction: (work) => insideTransaction(() => db.transaction().execute(work)),
    // What waits while a group is written is the next group: no order waits for company.
    commitLanes: [{ connections: semaphore({ permits: 1, waitingFor: 'order group' }), largestGroup: 64 }],
    isLockConflict,
    writing,
    sql: sqliteSql,
    ...(migrated && { migrated }),
    close: () => db.destroy(),
  }
}

/** Refuses an SQLite that could lose or corrupt an order: write-ahead log, full sync, foreign keys, waiting and version are needed. */
async function assertSafe(db: Kysely<Tables>): Promise<void> {
  const version = await read<string>(db, 'select sqlite_version()')
  if (isOlder(version, OLDEST_SAFE_VERSION)) throw new Error(`SQLite ${version} is older than ${OLDEST_SAFE_VERSION}`)
  await expect(db, 'journal_mode', 'wal')
  await expect(db, 'synchronous', FULL)
  await expect(db, 'foreign_keys', 1)
  if (Number(await read(db, 'pragma busy_timeout')) <= 0) throw new Error('SQLite must wait for locks (busy_timeout)')
}

async function expect(db: Kysely<Tables>, pragma: string, wanted: string | number): Promise<void> {
  const found = await read(db, `pragma ${pragma}`)
  if (found !== wanted) throw new Error(`SQLite's ${pragma} must be ${wanted}, but is ${found}`)
}

async function read<T = unknown>(db: Kysely<Tables>, text: string): Promise<T> {
  const { rows } = await sql.raw<Record<string, T>>(text).execute(db)
  return Object.values(rows[0] ?? {})[0] as T
}

function isOlder(version: string, than: string): boolean {
  const [a = [], b = []] = [version, than].map((text) => text.split('.').map(Number))
  for (const [i, wanted] of b.entries()) if (a[i] !== wanted) return (a[i] ?? 0) < wanted
  return false
}
