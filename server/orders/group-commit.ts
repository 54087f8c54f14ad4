// Group commit: orders that are received together share one durable transaction, in which each succeeds or fails on its own.
import { CompiledQuery } from 'kysely'
import { isLockConflict } from '../database/lock-conflict.ts'
import type { CommitLane } from '../database/engine.ts'
import type { Database, Trx } from '../database/open.ts'
import { QueueFull } from '../semaphore.ts'

const savepoint = CompiledQuery.raw('savepoint one_order')
const release = CompiledQuery.raw('release savepoint one_order')
const rollback = CompiledQuery.raw('rollback to savepoint one_order')

type Settled<Result> = { result: Result } | { error: unknown }

export type GroupCommit<Order, Result> = {
  /**
   * Resolves with the order's result after the commit. Rejects with the error of the order alone, with that of its group when
   * the group could not be committed, and with QueueFull when the order waited too long for a connection.
   */
  submit(order: Order): Promise<Result>
}

type Needs<Order, Result> = {
  database: Pick<Database, 'transaction' | 'commitLanes'>
  /** Writes one order. May be called again with the same order, on another transaction. */
  write: (trx: Trx, order: Order) => Promise<Result>
  /** Writes several at once. Tried first; when it returns undefined, or throws, it is undone, and they are written one by one. */
  writeTogether?: ((trx: Trx, orders: readonly Order[]) => Promise<Result[] | undefined>) | undefined
  /** Called once a group, after its commit and before any order of it is answered. */
  committed: (results: Result[]) => void
  /** Can be another one, so that a test can show what the real one prevents. */
  isolate?: typeof inSavepoint
}

type Waiting<Order, Result> = PromiseWithResolvers<Result> & { order: Order; since: number }

/** An order goes through the lanes of the database in turn: the next one takes it when it met a lock that lasts. */
export function openGroupCommit<Order, Result>({
  database,
  write,
  writeTogether,
  committed,
  isolate = inSavepoint,
}: Needs<Order, Result>): GroupCommit<Order, Result> {
  const [first, ...others] = database.commitLanes.map(openLane)

  return {
    async submit(order) {
      let result = first!(order)
      for (const next of others) {
        result = result.catch((error: unknown) => {
          if (isLockConflict(error)) return next(order)
          throw error
        })
      }
      return result
    },
  }

  function openLane({ atOnce, largestGroup, waitMs, limits }: CommitLane): (order: Order) => Promise<Result> {
    const queue: Waiting<Order, Result>[] = []
    let running = 0
    let isScheduled = false

    /** On the next tick, so that orders received in the same tick share one commit. */
    function schedule() {
      if (isScheduled || running >= atOnce || queue.length === 0) return
      isScheduled = true
      setImmediate(() => {
        isScheduled = false
        while (running < atOnce && queue.length > 0) void flush(queue.splice(0, largestGroup))
      })
    }

    async function flush(group: Waiting<Order, Result>[]) {
      running += 1
      await commit(group).catch((error: unknown) => {
        for (const { reject } of group) reject(error)
      })
      running -= 1
      schedule()
    }

    async function commit(group: Waiting<Order, Result>[]) {
      const waitedMs = performance.now() - group[0]!.since
      const settled = await database.transaction(
        (trx) =>
          writeGroup(
            trx,
            group.map(({ order }) => order),
          ),
        limits?.longestMs === undefined ? limits : { ...limits, longestMs: limits.longestMs - waitedMs },
      )
      committed(settled.flatMap((one) => ('result' in one ? [one.result] : [])))
      for (const [index, { resolve, reject }] of group.entries()) {
        const one = settled[index]!
        if ('result' in one) resolve(one.result)
        else reject(one.error)
      }
    }

    function waitAtMost(ms: number, waiting: Waiting<Order, Result>) {
      const timer = setTimeout(() => {
        const index = queue.indexOf(waiting)
        if (index < 0) return
        queue.splice(index, 1)
        waiting.reject(new QueueFull('The wait was too long'))
      }, ms).unref()
      return waiting.promise.finally(() => clearTimeout(timer))
    }

    return (order) => {
      const waiting = { order, since: performance.now(), ...Promise.withResolvers<Result>() }
      queue.push(waiting)
      schedule()
      return waitMs === undefined ? waiting.promise : waitAtMost(waitMs, waiting)
    }
  }

  async function writeGroup(trx: Trx, orders: readonly Order[]): Promise<Settled<Result>[]> {
    // Alone in its transaction, an order needs no savepoint: its failure is the transaction's.
    if (orders.length === 1) return [{ result: await write(trx, orders[0]!) }]
    const together = writeTogether && (await isolate(trx, () => orThrow(writeTogether(trx, orders))))
    if (together && 'result' in together) return together.result.map((result) => ({ result }))
    const settled: Settled<Result>[] = []
    for (const order of orders) settled.push(await isolate(trx, () => write(trx, order)))
    return settled
  }
}

async function orThrow<Result>(work: Promise<Result | undefined>): Promise<Result> {
  const result = await work
  if (result === undefined) throw new Error('They must be written one by one')
  return result
}

/** Undoes what has failed and nothing else. Throws its error when SQLite has undone the whole group, as on a full disk. */
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
