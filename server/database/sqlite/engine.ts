// The SQLite engine: one file, checked on opening, with one writing transaction at a time.
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
import { type Semaphore, semaphore } from '#server/semaphore.ts'
import type { Engine, Reader } from '../engine.ts'
import { isLockConflict } from '../lock-conflict.ts'
import { migrate, type Migrated } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import { type Checkpoint, writeAheadLog } from './checkpoints.ts'
import { insideTransaction, sqliteDialect } from './open.ts'
import { finishRestore, moveRestored } from './finish-restore.ts'
import { lockShop } from './shop-lock.ts'
import { sqliteSql } from './sql.ts'
import { compact } from './compact.ts'

/** Before 3.51.3 concurrent checkpoints can corrupt the log; this version can add constraints. */
const OLDEST_SAFE_VERSION = '3.53.0'
const FULL = 2

/** Throws an Error with one sentence if the file cannot be used. */
export async function openEngine(file: string, now: () => Date, isLocked = false): Promise<Engine> {
  const dataDir = dirname(file)
  mkdirSync(dataDir, { recursive: true })
  using opening = new DisposableStack()
  if (isLocked) moveRestored(dataDir)
  else opening.use(shareShop(dataDir))
  const writing = semaphore({ permits: 1, waitingFor: 'database write' })
  const { db, migrated } = await openMigrated(file, now, { writing })
  const open = opening.move()
  return {
    kind: 'sqlite',
    db,
    transaction: (work) => insideTransaction(() => db.transaction().execute(work)),
    // Orders that wait for a group form the next one: none waits for company.
    commitLanes: [{ connections: semaphore({ permits: 1, waitingFor: 'order group' }), largestGroup: 64 }],
    isLockConflict,
    writing,
    sql: sqliteSql,
    writeAheadLog: writeAheadLog(file, () => checkpoint(db)),
    ...(migrated && { migrated }),
    async compact() {
      using _permit = await writing.acquire()
      await compact(file)
    },
    isCompactionDue: async () => (await read(db, 'pragma user_version')) !== 0,
    async close() {
      await db.destroy()
      open.dispose()
    },
  }
}

function shareShop(dataDir: string): Disposable {
  finishRestore(dataDir)
  const lock = lockShop(dataDir, 'shared')
  if (!lock) throw new Error('it is being restored or moved; try again when that has ended')
  return lock
}

async function checkpoint(db: Kysely<Tables>): Promise<Checkpoint> {
  const { rows } = await sql<{ log: number; checkpointed: number }>`pragma wal_checkpoint(passive)`.execute(db)
  const [{ log, checkpointed } = { log: 0, checkpointed: 0 }] = rows
  return { pages: log, copied: checkpointed }
}

/** For a copy of an older shop. */
export async function openAtVersion(
  file: string,
  version: number,
  now: () => Date,
): Promise<Pick<Engine, 'kind' | 'db' | 'transaction' | 'close'>> {
  const { db } = await openMigrated(file, now, { upTo: version })
  return {
    kind: 'sqlite',
    db,
    transaction: (work) => insideTransaction(() => db.transaction().execute(work)),
    close: () => db.destroy(),
  }
}

type Opening = { writing?: Semaphore; upTo?: number }

async function openMigrated(
  file: string,
  now: () => Date,
  { writing, upTo }: Opening,
): Promise<{ db: Reader; migrated?: Migrated | undefined }> {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, writing) }) as Reader
  try {
    await assertSafe(db)
    return { db, migrated: await migrate(db, 'sqlite', now, upTo === undefined ? {} : { upTo }) }
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Requires write-ahead log, full sync, foreign keys, busy timeout and version, or orders could be lost. */
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
