// Group commit: orders received together share a durable transaction, in which each succeeds or fails alone.
import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTick } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type { CommitLane } from '../database/engine.ts'
import type { Database, Trx } from '../database/open.ts'

const savepoint = CompiledQuery.raw('savepoint one_order')
const release = CompiledQuery.raw('release savepoint one_order')
const rollback = CompiledQuery.raw('rollback to savepoint one_order')

type Settled<Result> = { result: Result } | { error: unknown }

export type GroupCommit<Order, Result> = {
  /** Rejects with the order's error, the group's if it cannot be committed, or QueueFull after too long a wait. */
  submit(order: Order): Promise<Result>
}

type Needs<Order, Result> = {
  database: Pick<Database, 'transaction' | 'commitLanes' | 'isLockConflict'>
  /** May be retried in another transaction. */
  write: (trx: Trx, order: Order) => Promise<Result>
  /** Called per group, after its commit and before its responses. */
  committed: (results: Result[]) => void
  /** Replaced by tests. */
  isolate?: typeof inSavepoint
}

/** `asAsked` runs in the context of its request, whose language a refusal has. */
type Asked<Order> = { order: Order; asAsked: <T>(work: () => T) => T }
type Waiting<Order, Result> = PromiseWithResolvers<Result> & Asked<Order> & { since: number }

/** Orders pass through the database's lanes: after a lasting lock, the next one retries. */
export function openGroupCommit<Order, Result>({
  database,
  write,
  committed,
  isolate = inSavepoint,
}: Needs<Order, Result>): GroupCommit<Order, Result> {
  const [first, ...others] = database.commitLanes.map(openLane)

  return {
    async submit(order) {
      let result = first!(order)
      for (const next of others) {
        result = result.catch((error: unknown) => {
          if (database.isLockConflict(error)) return next(order)
          throw error
        })
      }
      return result
    },
  }

  function openLane({ connections, largestGroup, limits }: CommitLane): (order: Order) => Promise<Result> {
    const queue: Waiting<Order, Result>[] = []
    let scheduled = 0

    /** Writes the next group once a connection is free. */
    async function flush() {
      scheduled += 1
      try {
        using _permit = await connections.acquire()
        // Orders of a tick share a commit.
        await nextTick()
        scheduled -= 1
        const group = queue.splice(0, largestGroup)
        await commit(group).catch((error: unknown) => rejectAll(group, error))
      } catch (error) {
        scheduled -= 1
        rejectAll(queue.splice(0, largestGroup), error)
      }
    }

    async function commit(group: Waiting<Order, Result>[]) {
      const waitedMs = performance.now() - group[0]!.since
      const settled = await database.transaction(
        (trx) => writeGroup(trx, group),
        limits?.longestMs === undefined ? limits : { ...limits, longestMs: limits.longestMs - waitedMs },
      )
      committed(settled.flatMap((one) => ('result' in one ? [one.result] : [])))
      for (const [index, { resolve, reject }] of group.entries()) {
        const one = settled[index]!
        if ('result' in one) resolve(one.result)
        else reject(one.error)
      }
    }

    return (order) => {
      const asAsked = AsyncLocalStorage.snapshot()
      const waiting = { order, asAsked, since: performance.now(), ...Promise.withResolvers<Result>() }
      queue.push(waiting)
      if (scheduled * largestGroup < queue.length) void flush()
      return waiting.promise
    }
  }

  async function writeGroup(trx: Trx, orders: readonly Asked<Order>[]): Promise<Settled<Result>[]> {
    const writeOne = ({ order, asAsked }: Asked<Order>) => asAsked(() => write(trx, order))
    // A single order needs no savepoint: its failure is the transaction's.
    if (orders.length === 1) return [{ result: await writeOne(orders[0]!) }]
    const settled: Settled<Result>[] = []
    for (const order of orders) settled.push(await isolate(trx, () => writeOne(order)))
    return settled
  }
}

function rejectAll<Order, Result>(group: readonly Waiting<Order, Result>[], error: unknown) {
  for (const { reject } of group) reject(error)
}

/** Throws its error if SQLite rolled back the whole group, as on a full disk. */
export async function inSavepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Settled<Result>> {
  await trx.executeQuery(savepoint)
  try {
    const result = await work()
    await trx.executeQuery(release)
    return { result }
  } catch (error) {
    try {
      await trx.executeQuery(rollback)
      await trx.executeQuery(release)
    } catch {
      throw error
    }
    return { error }
  }
}
