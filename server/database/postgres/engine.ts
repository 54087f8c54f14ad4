// PostgreSQL as the engine of a shop: a pool of connections, on which transactions that met a lock are tried again.
import { Kysely, sql, type Transaction } from 'kysely'
import type { CommitLane, Engine } from '../engine.ts'
import { semaphore } from '#server/semaphore.ts'
import { isLockConflict, LONGEST_MS, retryLockConflicts } from '../lock-conflict.ts'
import { migrate } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import { NO_LIMITS, postgresDialect } from './open.ts'
import { postgresSql } from './sql.ts'

const MIGRATION_LOCK = 7_201_999

/**
 * Each order on its own: the server joins the commits of many connections by itself, and a transaction of many orders would hold
 * its locks longer and take them in no common order. Ten connections of twelve, so that pages find one in a rush; two of the ten are
 * for orders that have met a lock that lasts: however many these are, they take no connection from the others.
 */
const openLanes = (): CommitLane[] => [
  { connections: semaphore({ permits: 8, waitMs: 15_000 }), largestGroup: 1, limits: { tries: 1 } },
  // A lock is waited for long enough to keep its place among many orders for the same goods.
  {
    connections: semaphore({ permits: 2, waitMs: 5_000 }),
    largestGroup: 1,
    limits: { longestMs: LONGEST_MS, lockMs: 3_000 },
  },
]

/** Connects, and brings the database to the version of this program. Throws when it cannot be used. */
export async function openEngine(url: string, now: () => Date): Promise<Engine> {
  await migrateServer(url, now)
  const db = new Kysely<Tables>({ dialect: postgresDialect(url) })
  return {
    kind: 'postgres',
    db,
    transaction(work, limits) {
      const { lockMs, ...retrying } = { longestMs: LONGEST_MS, ...limits }
      const limited = async (trx: Transaction<Tables>) => {
        if (lockMs !== undefined) await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(trx)
        return work(trx)
      }
      return retryLockConflicts(() => db.transaction().execute(limited), retrying)
    },
    commitLanes: openLanes(),
    isLockConflict,
    sql: postgresSql,
    close: () => db.destroy(),
  }
}

/** On a connection of its own, without limits: a migration of many rows takes its time, and waits for another process's. */
async function migrateServer(url: string, now: () => Date) {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, NO_LIMITS) })
  try {
    await retryLockConflicts(() => migrate(db, 'postgres', now, { lock: lockMigration }))
  } finally {
    await db.destroy()
  }
}

/** Until the end of the transaction: another process waits here, and then finds nothing left to migrate. */
async function lockMigration(trx: Transaction<Tables>) {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
}
