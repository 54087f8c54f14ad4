// Lists deleted orders with money to return to their customers.
import { orderDate } from '#domain/dates/indian-date.ts'
import type { Reader } from '../database/engine.ts'

/** The customer is unknown; `askedPaise` is what the shop keeps. */
export type DeletedOrder = {
  orderId: string
  placedAt: string
  date: string
  askedPaise: number
  receivedPaise: number
}

/** Oldest first. */
export async function deletedWithMoney(db: Reader): Promise<DeletedOrder[]> {
  const rows = await db
    .selectFrom('removed_orders')
    .innerJoin('payments', 'payments.order_id', 'removed_orders.order_id')
    .select(['removed_orders.order_id', 'placed_at', 'kept_paise'])
    .select(({ fn }) => fn.sum<number>('amount_paise').as('received'))
    .where('taken_back', 'is', null)
    .groupBy(['removed_orders.order_id', 'placed_at', 'kept_paise'])
    .having(({ eb, fn, ref }) => eb(fn.sum<number>('amount_paise'), '>', ref('kept_paise')))
    .orderBy('placed_at')
    .orderBy('removed_orders.order_id')
    .execute()
  return rows.map(({ order_id, placed_at, kept_paise, received }) => ({
    orderId: order_id,
    placedAt: placed_at,
    date: orderDate(new Date(placed_at)),
    askedPaise: Number(kept_paise),
    receivedPaise: Number(received),
  }))
}
