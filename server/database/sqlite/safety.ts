// Refuses to sell on an SQLite that could lose or corrupt an order.
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** Older versions can corrupt a write-ahead log when connections checkpoint at the same time. */
const OLDEST_SAFE_VERSION = '3.51.3'
const FULL = 2

/** Throws an Error with one sentence when write-ahead log, full sync, foreign keys, waiting or version are not as needed. */
export async function assertSqliteIsSafe(db: Kysely<Tables>): Promise<void> {
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
