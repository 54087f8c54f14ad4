// Erases customers past the retention time, unless the clock may be wrong: erasure is final.
import { sql } from 'kysely'
import { longestPauseMonths, monthsBefore } from '#domain/settings/retention.ts'
import type { Database } from '../database/open.ts'
import type { Log } from '../log.ts'
import { eraseOldSales, hasOldSales } from './counter-sales.ts'
import { eraseOrders, isClosed } from './erase-orders.ts'

/** Orders per transaction, which blocks others. */
const AT_ONCE = 500

type Needs = { database: Database; log: Pick<Log, 'warn'> }
type Old = { now: Date; months: number; stopped?: AbortSignal | undefined }

/** Returns the number; `stopped` ends it between chunks. */
export async function eraseOldOrders({ database, log }: Needs, { now, months, stopped }: Old): Promise<number> {
  const { db } = database
  const until = monthsBefore(now, months).toISOString()
  const pause = longestPauseMonths(months)
  const since = await firstWithoutPause()
  if (await isAnyKept()) {
    log.warn('old customers kept', {
      reason: `no order or counter sale in ${pause} months: the clock may be wrong, or was`,
      before: since,
    })
  }
  let orders = 0
  let last = { placed_at: since, order_id: '' }
  for (let isMore = true; isMore;) {
    const rows = await db
      .selectFrom('orders')
      .select(['order_id', 'placed_at', 'erased'])
      .select(isClosed.as('closed'))
      .where('placed_at', '<', until)
      .where(sql<boolean>`(placed_at, order_id) > (${last.placed_at}, ${last.order_id})`)
      .orderBy('placed_at')
      .orderBy('order_id')
      .limit(AT_ONCE)
      .execute()
    const orderIds = rows.filter(({ erased, closed }) => erased === null && closed).map(({ order_id }) => order_id)
    // Most days have none: avoid the transaction.
    if (orderIds.length > 0) {
      const ids = await database.transaction((trx) => eraseOrders(trx, database, { orderIds, erased: 'age' }))
      orders += ids.length
    }
    last = rows.at(-1) ?? last
    isMore = rows.length === AT_ONCE && stopped?.aborted !== true
  }
  // Also avoids an empty transaction.
  if (stopped?.aborted === true || !(await hasOldSales(db, { since, until }))) return orders
  return orders + (await database.transaction((trx) => eraseOldSales(trx, database, { since, until })))

  /** The first order or counter sale since the last long pause. */
  async function firstWithoutPause(): Promise<string> {
    for (let first = now.toISOString(); ;) {
      const from = monthsBefore(new Date(first), pause).toISOString()
      const { order, sale } = await db
        .selectNoFrom([
          db
            .selectFrom('orders')
            .select(({ fn }) => fn.min('placed_at').as('at'))
            .where('placed_at', '>=', from)
            .where('placed_at', '<', first)
            .as('order'),
          db
            .selectFrom('counter_sales')
            .select(({ fn }) => fn.min('sold_at').as('at'))
            .where('sold_at', '>=', from)
            .where('sold_at', '<', first)
            .as('sale'),
        ])
        .executeTakeFirstOrThrow()
      const [earliest] = [order, sale].filter((at) => at !== null).toSorted()
      if (earliest === undefined) return first
      first = earliest
    }
  }

  /** Old enough, but before the pause. */
  async function isAnyKept(): Promise<boolean> {
    const before = since < until ? since : until
    const kept = await db
      .selectFrom('orders')
      .select('order_id')
      .where('placed_at', '<', before)
      .where('erased', 'is', null)
      .where(isClosed)
      .limit(1)
      .executeTakeFirst()
    return kept !== undefined || (await hasOldSales(db, { since: '', until: before }))
  }
}
