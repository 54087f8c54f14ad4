// Orders that arrive together share one durable commit; each stands for itself inside it, and is answered only after it.
import { CompiledQuery } from 'kysely'
import type { Database, Trx } from './database/open.ts'
import { turnstile } from './turnstile.ts'

/** Bounds how long a group can hold the disk's answer from its first order. */
export const LARGEST_GROUP = 64

/** Fewer than there are to PostgreSQL: in a rush, pages still find one free, and no order waits in the line for them. */
const CONNECTIONS_FOR_ORDERS = 10

const savepoint = CompiledQuery.raw('savepoint one_order')
const release = CompiledQuery.raw('release savepoint one_order')
const rollback = CompiledQuery.raw('rollback to savepoint one_order')

export type Groups<Result> = {
  /** Gives what `work` gave once that is durable. `work` may be run again from the start, on another transaction. */
  join(work: (trx: Trx) => Promise<Result>): Promise<Result>
}

type Waiting<Result> = {
  work: (trx: Trx) => Promise<Result>
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

type Ended<Result> = { result: Result } | { error: unknown }

export type GroupsNeeds<Result> = {
  database: Database
  /** Called once a group, after its commit and before anyone is answered. */
  committed: (results: Result[]) => void
  /** Can be another one, so that a test can show what the real one prevents. */
  apart?: typeof inSavepoint
}

/**
 * On SQLite nobody waits for company: what came in while the last group was written is the next group. On PostgreSQL an
 * order is a group of its own: the server joins the commits of many connections by itself, and a transaction of many
 * orders would hold its locks longer and take them in no common order.
 */
export function openOrderGroups<Result>({
  database,
  committed,
  apart = inSavepoint,
}: GroupsNeeds<Result>): Groups<Result> {
  const line: Waiting<Result>[] = []
  let isBusy = false
  const connections = turnstile({ atOnce: CONNECTIONS_FOR_ORDERS })

  return {
    async join(work) {
      if (database.kind === 'sqlite') return new Promise((resolve, reject) => enter({ work, resolve, reject }))
      using _turn = await connections.enter()
      const result = await database.transaction(work)
      committed([result])
      return result
    },
  }

  function enter(order: Waiting<Result>) {
    line.push(order)
    if (!isBusy) nextGroup()
  }

  /** After this turn of the event loop, in which others that have arrived as well get in line. */
  function nextGroup() {
    isBusy = line.length > 0
    if (isBusy) setImmediate(() => void write(line.splice(0, LARGEST_GROUP)).finally(nextGroup))
  }

  async function write(group: Waiting<Result>[]) {
    try {
      const ended = await database.transaction((trx) => placeAll(trx, group))
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

  async function placeAll(trx: Trx, group: Waiting<Result>[]): Promise<Ended<Result>[]> {
    // Alone in its transaction, an order needs no savepoint: its failure is the transaction's.
    if (group.length === 1) return [{ result: await group[0]!.work(trx) }]
    const ended: Ended<Result>[] = []
    for (const { work } of group) ended.push(await apart(trx, work))
    return ended
  }
}

/** Undoes a failed order and nothing else. Throws its error when SQLite has undone the whole group, as on a full disk. */
export async function inSavepoint<Result>(trx: Trx, work: (trx: Trx) => Promise<Result>): Promise<Ended<Result>> {
  await trx.executeQuery(savepoint)
  try {
    const result = await work(trx)
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
