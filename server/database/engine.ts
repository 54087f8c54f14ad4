// The common type of the database engines for SQLite and PostgreSQL.
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { Semaphore } from '../semaphore.ts'
import type { TransactionLimits } from './lock-conflict.ts'
import type { Migrated } from './migrate.ts'
import type { WriteAheadLog } from './sqlite/checkpoints.ts'
import type { Tables } from './tables.ts'

type Trx = Transaction<Tables>

/** For screens, outside of a transaction: writers read orders only under their lock. */
export type Reader = Kysely<Tables> & { readonly isTransaction: false }

/** See `openGroupCommit`. */
export type CommitLane = {
  /** A permit per concurrent group. Rejects after too long a wait. */
  connections: Semaphore
  /** Bounds how long the first order waits for the others. */
  largestGroup: number
  /** `longestMs` counts from the order's arrival. */
  limits?: TransactionLimits
}

export type ConnectionCount = { allowed: number; needed: number }

export type Engine = {
  kind: 'sqlite' | 'postgres'
  db: Reader
  /**
   * Retried up to 25 times on a lock conflict. On SQLite that only happens at its beginning, where the driver retries.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>, limits?: TransactionLimits): Promise<T>
  isLockConflict(error: unknown): boolean
  /** Orders are tried in the first lane, and in the next after a lasting lock. */
  commitLanes: readonly CommitLane[]
  /** SQLite: its holder is the process's only writer, across threads. */
  writing?: Semaphore
  /** SQLite only. */
  writeAheadLog?: WriteAheadLog
  sql: EngineSql
  /** For the operator, about the server. */
  warning?: string
  /** Set if the server allows fewer connections than the processes of this machine may open. */
  tooFewConnections?: ConnectionCount
  /** Set if this opening migrated. */
  migrated?: Migrated
  /** Removes overwritten and deleted texts; on SQLite orders wait. If it rejects, it stays due. */
  compact(): Promise<void>
  /** Never on PostgreSQL, which reuses the space itself. */
  isCompactionDue(): Promise<boolean>
  /** PostgreSQL only: whether commits wait for a synchronous standby. */
  isStandbyAway?(): Promise<boolean>
  close(): Promise<void>
}

/** Short differences are in statement.ts. */
export type EngineSql = {
  /** Selects as `order_id` orders that contain all trigrams of one of the lists. */
  ordersWithTrigrams(trigrams: readonly string[][]): RawBuilder<unknown>
  /** Selects as `order_id`. */
  ordersWithGoods(codes: readonly string[]): RawBuilder<unknown>
  /** Tests the row of `orders`. */
  holdsGoods(codes: readonly string[]): RawBuilder<SqlBool>
  listed(ids: readonly string[]): RawBuilder<unknown>
  /** Moves up to `atMost` orders from `table` into the search index. */
  indexOrders(trx: Trx, table: string, atMost: number): Promise<void>
  /** From the commit until it succeeds, in any process. */
  requireCompaction(trx: Trx): Promise<void>
  removeFromIndex(trx: Trx, orderIds: readonly string[]): Promise<void>
}
