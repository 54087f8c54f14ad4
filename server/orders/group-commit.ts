// Orders that arrive together share one durable commit; each stands for itself inside it, and is answered only after it.
import { CompiledQuery } from 'kysely'
import { isLockConflict, LONGEST_MS, type TransactionLimits } from '../database/lock-conflict.ts'
import type { Database, Trx } from '../database/open.ts'
import { semaphore } from '../semaphore.ts'

/** Bounds how long a group can hold the disk's answer from its first order. */
export const LARGEST_GROUP = 64

/** Fewer than there are to PostgreSQL: in a rush, pages still find one free, and no order waits in the line for them. */
const CONNECTIONS_FOR_ORDERS = 10
/** Of these, for orders that have met a lock which lasts: however many there are, the others find most connections free. */
const CONNECTIONS_FOR_LOCKED = 2
/** After this in the line for a connection an order is answered that the shop is busy. */
const LONGEST_WAIT_MS = 15_000
const LONGEST_WAIT_OF_LOCKED_MS = 5_000
/** Long enough to keep its place among many orders for the same goods. */
const LOCK_WAIT_OF_LOCKED_MS = 3_000

const savepoint = CompiledQuery.raw('savepoint one_order')
const release = CompiledQuery.raw('release savepoint one_order')
const rollback = CompiledQuery.raw('rollback to savepoint one_order')

type Ended<Result> = { result: Result } | { error: unknown }

type Groups<Order, Result> = {
  /** Gives what came of the order once that is durable. */
  join(order: Order): Promise<Result>
}

type GroupsNeeds<Order, Result> = {
  kind: Database['kind']
  /** Writes them in one transaction; resolves when it is durable, with an end for each. */
  write: (group: readonly Order[], limits?: TransactionLimits) => Promise<Ended<Result>[]>
  /** Called once a group, after its commit and before anyone is answered. */
  committed: (results: Result[]) => void
}

type Waiting<Order, Result> = PromiseWithResolvers<Result> & { order: Order }

/**
 * On SQLite nobody waits for company: what came in while the last group was written is the next group. On PostgreSQL an
 * order is a group of its own: the server joins the commits of many connections by itself, and a transaction of many
 * orders would hold its locks longer and take them in no common order.
 */
export function openOrderGroups<Order, Result>({
  kind,
  write,
  committed,
}: GroupsNeeds<Order, Result>): Groups<Order, Result> {
  const line: Waiting<Order, Result>[] = []
  let isBusy = false
  const connections = semaphore({ permits: CONNECTIONS_FOR_ORDERS - CONNECTIONS_FOR_LOCKED, waitMs: LONGEST_WAIT_MS })
  const forLocked = semaphore({ permits: CONNECTIONS_FOR_LOCKED, waitMs: LONGEST_WAIT_OF_LOCKED_MS })

  return {
    async join(order) {
      if (kind === 'postgres') return joinServer(order)
      const waiting = { order, ...Promise.withResolvers<Result>() }
      enter(waiting)
      return waiting.promise
    },
  }

  /** Tried once; an order that meets a lock which lasts goes on trying where it takes no connection from the others. */
  async function joinServer(order: Order): Promise<Result> {
    try {
      using _permit = await connections.acquire()
      return await alone(order, { tries: 1 })
    } catch (error) {
      if (!isLockConflict(error)) throw error
    }
    const metAt = performance.now()
    using _permit = await forLocked.acquire()
    const longestMs = LONGEST_MS - (performance.now() - metAt)
    return await alone(order, { longestMs, lockMs: LOCK_WAIT_OF_LOCKED_MS })
  }

  async function alone(order: Order, limits?: TransactionLimits): Promise<Result> {
    const waiting = { order, ...Promise.withResolvers<Result>() }
    await answer([waiting], limits)
    return waiting.promise
  }

  function enter(waiting: Waiting<Order, Result>) {
    line.push(waiting)
    if (!isBusy) nextGroup()
  }

  /** After this turn of the event loop, in which others that have arrived as well get in line. */
  function nextGroup() {
    isBusy = line.length > 0
    if (isBusy) setImmediate(() => void answer(line.splice(0, LARGEST_GROUP)).finally(nextGroup))
  }

  async function answer(group: Waiting<Order, Result>[], limits?: TransactionLimits) {
    try {
      const ended = await write(
        group.map(({ order }) => order),
        limits,
      )
      committed(ended.flatMap((end) => ('result' in end ? [end.result] : [])))
      for (const [place, { resolve, reject }] of group.entries()) {
        const end = ended[place]!
        if ('result' in end) resolve(end.result)
        else reject(end.error)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
}

type GroupToWrite<Order, Result> = {
  database: Database
  group: readonly Order[]
  /** May be run again from the start, on another transaction. */
  one: (trx: Trx, order: Order) => Promise<Result>
  /** Tried first with several. When it gives undefined, or throws, it is undone, and they are written one by one. */
  all?: (trx: Trx, group: readonly Order[]) => Promise<Result[] | undefined>
  /** Can be another one, so that a test can show what the real one prevents. */
  apart?: typeof inSavepoint
  limits?: TransactionLimits | undefined
}

/** Writes all of them in one transaction. Throws, with nothing written, when that cannot be committed. */
export function writeGroup<Order, Result>({
  database,
  group,
  one,
  all,
  apart = inSavepoint,
  limits,
}: GroupToWrite<Order, Result>): Promise<Ended<Result>[]> {
  return database.transaction(async (trx) => {
    // Alone in its transaction, an order needs no savepoint: its failure is the transaction's.
    if (group.length === 1) return [{ result: await one(trx, group[0]!) }]
    const written = all && (await apart(trx, () => orThrow(all(trx, group))))
    if (written && 'result' in written) return written.result.map((result) => ({ result }))
    const ended: Ended<Result>[] = []
    for (const order of group) ended.push(await apart(trx, () => one(trx, order)))
    return ended
  }, limits)
}

async function orThrow<Result>(work: Promise<Result | undefined>): Promise<Result> {
  const result = await work
  if (result === undefined) throw new Error('They must be written one by one')
  return result
}

/** Undoes what has failed and nothing else. Throws its error when SQLite has undone the whole group, as on a full disk. */
export async function inSavepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Ended<Result>> {
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
