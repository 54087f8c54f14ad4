// Takes the stock of an order that ran short when it came in: now, all or none, and once.
import { type Lacking, lackingItems } from '#domain/order-shortage.ts'
import type { OrderItem } from '#domain/order.ts'
import type { Kysely } from 'kysely'
import type { Database, Trx } from './database/open.ts'
import type { Tables } from './database/tables.ts'
import type { Live } from './live.ts'
import { orderLines } from './order-lines.ts'
import type { TakeStock } from './take-stock.ts'

export type TakenAgain =
  /** Also when it had been taken before: a repeat after a lost answer is no failure. */
  | { outcome: 'taken' }
  | { outcome: 'short'; lacking: Lacking[] }
  | { outcome: 'replaced'; supersededBy: string }
  | { outcome: 'gone' }

type Needs = { database: Database; live: Pick<Live, 'publish'>; takeStock: TakeStock }

export function createTakeStockAgain({ database, live, takeStock }: Needs) {
  return async function takeStockAgain(orderId: string): Promise<TakenAgain> {
    const { stock, ...taken } = await database.transaction((trx) => takeWithin(trx, orderId, takeStock))
    if (!stock) return taken
    live.publish({ topic: 'orders' })
    live.publish({ topic: 'stock', stock })
    return taken
  }
}

type Within = TakenAgain & { stock?: Record<string, number> }

async function takeWithin(trx: Trx, orderId: string, takeStock: TakeStock): Promise<Within> {
  // Whoever clears the mark has the order alone until the end: nobody takes its goods twice, deletes or replaces it.
  const marked = await trx
    .updateTable('orders')
    .set({ short_of: null })
    .where('order_id', '=', orderId)
    .where('short_of', 'is not', null)
    .where('superseded_by', 'is', null)
    .executeTakeFirst()
  if (marked.numUpdatedRows === 0n) return whyNot(trx, orderId)

  const items = await orderLines(trx, orderId)
  const taken = await takeStock(trx, items)
  if ('stock' in taken) return { outcome: 'taken', stock: taken.stock }

  const lacking = await lackingNow(trx, items)
  const shortOf = items.find(({ productId }) => productId === taken.shortOf)?.name ?? ''
  await trx.updateTable('orders').set({ short_of: shortOf }).where('order_id', '=', orderId).execute()
  return { outcome: 'short', lacking }
}

async function whyNot(trx: Trx, orderId: string): Promise<TakenAgain> {
  const row = await trx.selectFrom('orders').select('superseded_by').where('order_id', '=', orderId).executeTakeFirst()
  if (!row) return { outcome: 'gone' }
  return row.superseded_by === null ? { outcome: 'taken' } : { outcome: 'replaced', supersededBy: row.superseded_by }
}

/** Which of the goods the stock of this moment cannot fill. */
export async function lackingNow(db: Kysely<Tables>, items: readonly OrderItem[]): Promise<Lacking[]> {
  const ids = items.map(({ productId }) => productId)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('products').select(['id', 'stock']).where('id', 'in', ids).execute()
  return lackingItems(items, new Map(rows.map(({ id, stock }) => [id, stock])))
}
