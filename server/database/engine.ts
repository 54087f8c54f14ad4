// What a database engine does in its own way, as one type: sqlite/engine.ts and postgres/engine.ts open one each.
import type { Kysely, RawBuilder, SqlBool, Transaction } from 'kysely'
import type { Semaphore } from '../semaphore.ts'
import type { TransactionLimits } from './lock-conflict.ts'
import type { Migrated } from './migrate.ts'
import type { WriteAheadLog } from './sqlite/checkpoints.ts'
import type { Tables } from './tables.ts'

type Trx = Transaction<Tables>

/** The database outside of a transaction: what reads for a screen takes it, so that no writer reads an order that it has not locked. */
export type Reader = Kysely<Tables> & { readonly isTransaction: false }

/** A way to the disk for orders, see `openGroupCommit`. */
export type CommitLane = {
  /** A permit for each group that is written at the same time, on a connection of its own. Rejects an order that waited too long. */
  connections: Semaphore
  /** How many orders a group has at the most: it bounds how long the first of them waits for the others. */
  largestGroup: number
  /** `longestMs` begins when the order does. */
  limits?: TransactionLimits
}

export type Engine = {
  kind: 'sqlite' | 'postgres'
  db: Reader
  /**
   * One transaction; run again from the start, up to 25 times, when another was in its way. On SQLite that can only be at its
   * beginning, where the driver tries again.
   */
  transaction<T>(work: (trx: Trx) => Promise<T>, limits?: TransactionLimits): Promise<T>
  /** Whether an error says that another transaction was in the way. */
  isLockConflict(error: unknown): boolean
  /** How orders are committed: tried in the first lane, and in the next one after a lock that lasts. */
  commitLanes: readonly CommitLane[]
  /** On SQLite: the holder of the one permit is the only one of this process that writes, also if it is on another thread. */
  writing?: Semaphore
  /** On SQLite. */
  writeAheadLog?: WriteAheadLog
  sql: EngineSql
  /** What the person who starts the shop should know of the server. */
  warning?: string
  /** Given when this opening changed the tables. */
  migrated?: Migrated
  /**
   * Rewrites what is stored without the texts that were overwritten or deleted; orders wait meanwhile on SQLite. Rejects when it cannot be
   * done now: it stays due there.
   */
  compact(): Promise<void>
  /** On PostgreSQL never: it reuses by itself the room of what was overwritten. */
  isCompactionDue(): Promise<boolean>
  close(): Promise<void>
}

/** What the two engines say in SQL of their own; short differences inside a statement are in statement.ts. */
export type EngineSql = {
  /** Selects as `order_id` the indexed orders that hold every trigram of one of the lists. */
  ordersWithTrigrams(trigrams: readonly string[][]): RawBuilder<unknown>
  /** Selects as `order_id` the indexed orders that hold one of the products of these codes. */
  ordersWithGoods(codes: readonly string[]): RawBuilder<unknown>
  /** Whether the index has one of the products of these codes in the row of `orders`. */
  holdsGoods(codes: readonly string[]): RawBuilder<SqlBool>
  /** Selects these ids in one column. */
  listed(ids: readonly string[]): RawBuilder<unknown>
  /** Writes at most `atMost` of the orders whose ids stand in `table` into the search index, and removes them there. */
  indexOrders(trx: Trx, table: string, atMost: number): Promise<void>
  /** Makes `compact` due from the end of this transaction until it has succeeded, also by a later process. */
  requireCompaction(trx: Trx): Promise<void>
  /** Removes these orders from the search index. */
  removeFromIndex(trx: Trx, orderIds: readonly string[]): Promise<void>
}
