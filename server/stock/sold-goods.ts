// Counts pieces sold recently, day by day to keep statements short.
import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import type { SellingWindow } from '#domain/stock/running-out.ts'
import { sellingWindows } from '#domain/stock/running-out.ts'
import type { Database } from '../database/open.ts'
import type { System } from '../system.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 60_000

/** By product id; absent if none was sold. Without trial orders and what came back over the counter. */
export type SoldGoods = Map<string, Record<SellingWindow, number>>

export function openSoldGoods(
  { db }: Pick<Database, 'db'>,
  system: Pick<System, 'now' | 'monotonicMs'>,
): () => Promise<SoldGoods> {
  let kept: { since: number; goods: Promise<SoldGoods> } | undefined

  return async () => {
    if (kept && system.monotonicMs() - kept.since < KEPT_MS) return await kept.goods
    const counting = { since: system.monotonicMs(), goods: countSold() }
    kept = counting
    counting.goods.catch(() => {
      if (kept === counting) kept = undefined
    })
    return await counting.goods
  }

  async function countSold(): Promise<SoldGoods> {
    const goods: SoldGoods = new Map()
    const now = system.now().getTime()
    for (let day = 1; day <= Math.max(...sellingWindows); day += 1) {
      const from = new Date(now - day * DAY_MS)
      const until = day === 1 ? undefined : new Date(now - (day - 1) * DAY_MS)
      const sold = [
        ...(await soldOn(from, until)),
        ...(await soldOverCounter(from, until)),
        ...(await returnedOverCounter(from, until)),
      ]
      for (const { product_id, sold: pieces } of sold) {
        const sums = goods.get(product_id) ?? { 14: 0, 30: 0 }
        for (const window of sellingWindows) if (day <= window) sums[window] += Number(pieces)
        goods.set(product_id, sums)
      }
      await nextTick()
    }
    return goods
  }

  /** The last day is open-ended: the clock may have been set back. */
  async function soldOn(from: Date, until: Date | undefined) {
    let query = db
      .selectFrom('orders')
      .innerJoin('order_items', 'order_items.order_id', 'orders.order_id')
      .select((eb) => ['product_id', eb.fn.sum<number>('quantity').as('sold')])
      .where('placed_at', '>=', from.toISOString())
      .where('short_of', 'is', null)
      .where((eb) => eb.or([eb('kind', 'is', null), eb('kind', '<>', 'trial')]))
      .groupBy('product_id')
    if (until) query = query.where('placed_at', '<', until.toISOString())
    return await query.execute()
  }

  async function soldOverCounter(from: Date, until: Date | undefined) {
    let query = db
      .selectFrom('counter_sales')
      .innerJoin('counter_lines', 'counter_lines.sale_id', 'counter_sales.sale_id')
      .select((eb) => ['product_id', eb.fn.sum<number>('quantity').as('sold')])
      .where('sold_at', '>=', from.toISOString())
      .groupBy('product_id')
    if (until) query = query.where('sold_at', '<', until.toISOString())
    return await query.execute()
  }

  /** Of sales in that time, as negative pieces. */
  async function returnedOverCounter(from: Date, until: Date | undefined) {
    let query = db
      .selectFrom('counter_sales')
      .innerJoin('counter_returns', 'counter_returns.sale_id', 'counter_sales.sale_id')
      .innerJoin('counter_return_lines', 'counter_return_lines.return_id', 'counter_returns.return_id')
      .select(['product_id', sql<number>`-sum(pieces)`.as('sold')])
      .where('sold_at', '>=', from.toISOString())
      .groupBy('product_id')
    if (until) query = query.where('sold_at', '<', until.toISOString())
    return await query.execute()
  }
}
