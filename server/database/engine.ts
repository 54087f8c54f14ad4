// The common type of database engines, implemented by sqlite/engine.ts and postgres/engine.ts.
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { Semaphore } from '../semaphore.ts'
import type { TransactionLimits } from './lock-conflict.ts'
import type { Migrated } from './migrate.ts'
import type { WriteAheadLog } from './sqlite/checkpoints.ts'
import type { Tables } from './tables.ts'

type Trx = Transaction<Tables>

/** The database outside of a transaction, for screens: writers read orders only under their lock. */
export type Reader = Kysely<Tables> & { readonly isTransaction: false }

/** A lane of `openGroupCommit`. */
export type CommitLane = {
  /** A permit per concurrent group, each on its own connection. Rejects after too long a wait. */
  connections: Semaphore
  /** The most orders in a group; bounds how long the first waits for the others. */
  largestGroup: number
  /** `longestMs` counts from the order's arrival. */
  limits?: TransactionLimits
}

export type Engine = {
  kind: 'sqlite' | 'postgres'
  db: Reader
  /**
   * Retried from the start up to 25 times on a lock conflict. On SQLite that only happens at its beginning, where the
   * driver retries.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>, limits?: TransactionLimits): Promise<T>
  isLockConflict(error: unknown): boolean
  /** Orders are tried in the first lane, and in the next after a lasting lock. */
  commitLanes: readonly CommitLane[]
  /** SQLite: the permit's holder is the process's only writer, across threads. */
  writing?: Semaphore
  /** SQLite only. */
  writeAheadLog?: WriteAheadLog
  sql: EngineSql
  /** For the operator, about the server. */
  warning?: string
  /** Set if this opening migrated. */
  migrated?: Migrated
  /**
   * Rewrites the storage without overwritten and deleted texts; on SQLite orders wait. Rejects if impossible now: it
   * stays due.
   */
  compact(): Promise<void>
  /** Always false on PostgreSQL, which reuses the space itself. */
  isCompactionDue(): Promise<boolean>
  close(): Promise<void>
}

/** SQL that differs between engines; short differences are in statement.ts. */
export type EngineSql = {
  /** Selects as `order_id` the indexed orders that contain all trigrams of one of the lists. */
  ordersWithTrigrams(trigrams: readonly string[][]): RawBuilder<unknown>
  /** Selects as `order_id` the indexed orders with a product of these codes. */
  ordersWithGoods(codes: readonly string[]): RawBuilder<unknown>
  /** Tests the row of `orders` for a product of these codes, by the index. */
  holdsGoods(codes: readonly string[]): RawBuilder<SqlBool>
  /** Selects these ids in one column. */
  listed(ids: readonly string[]): RawBuilder<unknown>
  /** Moves up to `atMost` orders from `table` into the search index. */
  indexOrders(trx: Trx, table: string, atMost: number): Promise<void>
  /** Makes `compact` due from the commit until it succeeds, in any process. */
  requireCompaction(trx: Trx): Promise<void>
  removeFromIndex(trx: Trx, orderIds: readonly string[]): Promise<void>
}
