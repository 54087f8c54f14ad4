// The PostgreSQL engine: a connection pool with retries of conflicting transactions.
import { Kysely, sql, type Transaction } from 'kysely'
import type { CommitLane, ConnectionCount, Engine, Reader } from '../engine.ts'
import { semaphore } from '#server/semaphore.ts'
import { isLockConflict, LONGEST_MS, retryLockConflicts } from '../lock-conflict.ts'
import { migrate } from '../migrate.ts'
import type { Tables } from '../tables.ts'
import { LIMITS, NO_LIMITS, postgresDialect } from './open.ts'
import { postgresSql } from './sql.ts'

const MIGRATION_LOCK = 7_201_999

/**
 * One order per transaction: the server joins commits, and larger transactions would hold locks longer and in no common
 * order. Two connections stay free for pages; two are for orders that met a lasting lock.
 */
const openLanes = (connections: number): CommitLane[] => [
  {
    connections: semaphore({ permits: connections - 4, waitMs: 15_000, waitingFor: 'order group' }),
    largestGroup: 1,
    limits: { tries: 1 },
  },
  // Waits long enough for a lock to keep its place among many orders for the same goods.
  {
    connections: semaphore({ permits: 2, waitMs: 5_000, waitingFor: 'order group' }),
    largestGroup: 1,
    limits: { longestMs: LONGEST_MS, lockMs: 3_000 },
  },
]

const LONG_WAIT_FOR_STANDBY = sql`select from pg_stat_activity where datname = current_database()
  and wait_event = 'SyncRep' and query_start < clock_timestamp() - interval '2 seconds' limit 1`

type Servers = {
  url: string
  /** A pooler of transactions in front of it, for all but migrations and long reads. */
  poolUrl?: string | undefined
}

/** Throws if the database cannot be used. */
export async function openEngine(
  { url, poolUrl }: Servers,
  now: () => Date,
  connections = LIMITS.connections,
  processes = 1,
): Promise<Engine> {
  const isPooled = poolUrl !== undefined
  const { warning, migrated, allowed } = await prepareServer(url, now)
  // A pooler has limits of its own.
  const needed = isPooled ? 0 : connectionsNeeded(processes, connections)
  const tooFewConnections: ConnectionCount | undefined = needed > allowed ? { allowed, needed } : undefined
  const dialect = postgresDialect(poolUrl ?? url, { ...LIMITS, connections }, { isPooled })
  const db = new Kysely<Tables>({ dialect }) as Reader
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
    commitLanes: openLanes(connections),
    isLockConflict,
    sql: postgresSql,
    ...(warning !== undefined && { warning }),
    ...(tooFewConnections && { tooFewConnections }),
    ...(migrated && { migrated }),
    async compact() {
      const own = new Kysely<Tables>({ dialect: postgresDialect(url, { ...NO_LIMITS, connections: 1 }) })
      try {
        await sql`vacuum orders, order_search, orders_to_index, order_keys`.execute(own)
      } finally {
        await own.destroy()
      }
    },
    isCompactionDue: async () => false,
    async isStandbyAway() {
      const { rows } = await LONG_WAIT_FOR_STANDBY.execute(db)
      return rows.length > 0
    },
    close: () => db.destroy(),
  }
}

/** Without migrating, for a long read without limits. */
export function openToRead(url: string): Pick<Engine, 'kind' | 'transaction' | 'close'> {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, { ...NO_LIMITS, connections: 1 }) })
  return {
    kind: 'postgres',
    transaction: (work) => db.transaction().execute(work),
    close: () => db.destroy(),
  }
}

/** Undefined without a shop. */
export function versionOnServer(url: string): Promise<number | undefined> {
  return readOnce(url, async (trx) => {
    const { rows } = await sql`select 1 where to_regclass('migrations') is not null`.execute(trx)
    if (rows.length === 0) return undefined
    const newest = await trx
      .selectFrom('migrations')
      .select((eb) => eb.fn.max('version').as('version'))
      .executeTakeFirst()
    return newest?.version ?? undefined
  })
}

/** The connection of each shop process that its pool does not have; it reads the events of the others. */
export const LIVE_EVENTS = 'shop live events'

export function hasOpenShop(url: string): Promise<boolean> {
  return readOnce(url, async (trx) => {
    const { rows } = await sql`select from pg_stat_activity
      where application_name = ${LIVE_EVENTS} and datname = current_database() limit 1`.execute(trx)
    return rows.length > 0
  })
}

export function bytesOnServer(url: string): Promise<number> {
  return readOnce(url, async (trx) => {
    const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(trx)
    return Number(rows[0]?.bytes)
  })
}

async function readOnce<T>(url: string, work: (trx: Transaction<Tables>) => Promise<T>): Promise<T> {
  const source = openToRead(url)
  try {
    return await source.transaction(work)
  } finally {
    await source.close()
  }
}

/** Each process has one beside its pool, for live events, and a reload has one process more. */
export function connectionsNeeded(processes: number, connections: number): number {
  return (processes > 1 ? processes + 1 : 1) * (connections + 1)
}

/** Of this role and database; a limit of -1 is none. */
const ALLOWED_CONNECTIONS = sql<number>`(select least(
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - coalesce(current_setting('reserved_connections', true)::int, 0),
  (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
  (select nullif(datconnlimit, -1) from pg_database where datname = current_database())))`

/** Without limits, since many rows and other processes' migrations take time. Warns if the server may lose orders. */
async function prepareServer(url: string, now: () => Date) {
  const db = new Kysely<Tables>({ dialect: postgresDialect(url, NO_LIMITS) })
  try {
    const migrated = await retryLockConflicts(() => migrate(db, 'postgres', now, { lock: lockMigration }))
    const { rows } = await sql<{ allowed: number; off: string[] }>`
      select ${ALLOWED_CONNECTIONS} as allowed, array(select name from pg_settings
        where name in ('fsync', 'full_page_writes') and setting = 'off' order by name) as off`.execute(db)
    const { allowed, off } = rows[0]!
    return { migrated, warning: durabilityWarning(off), allowed }
  } finally {
    await db.destroy()
  }
}

/** `off` names disabled server settings. */
export function durabilityWarning(off: readonly string[]): string | undefined {
  if (off.length === 0) return undefined
  const names = off.join(' and ')
  return `This PostgreSQL server runs with ${names} off: a power cut can lose orders that were acknowledged. Switch ${names} on.`
}

/** Others wait, and then find nothing to migrate. */
async function lockMigration(trx: Transaction<Tables>) {
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
}
