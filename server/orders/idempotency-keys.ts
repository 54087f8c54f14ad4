// Remembers which order each idempotency key stands for, also when that order is gone.
import type { Kysely } from 'kysely'
import type { OrderRow, Tables } from '../database/tables.ts'
import { orderLines } from './list/order-lines.ts'
import { toOrder } from './order-rows.ts'
import { insufficientStock, type Placed, refuse } from './place-order-result.ts'

/** Stands in for the fingerprint of a request that has not arrived: whatever comes under its key later is not placed. */
export const VOID_FINGERPRINT = ''

/** Another process placed an order under this key in the meantime. */
export class KeyTaken extends Error {
  override name = 'KeyTaken'
}

/**
 * The answer that the first request under this key got; undefined when there was none. For an order that was replaced since,
 * the answer to the one that stands in its place.
 */
export async function earlierAnswer(db: Kysely<Tables>, key: string, fingerprint: string): Promise<Placed | undefined> {
  const earlier = await db
    .selectFrom('order_keys')
    .select(['fingerprint', 'order_id'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!earlier) return undefined
  if (earlier.fingerprint !== fingerprint && earlier.fingerprint !== VOID_FINGERPRINT) {
    return refuse('This order was already sent with other contents. Please send it again.')
  }
  const row = await liveOrder(db, earlier.order_id)
  if (!row) {
    return refuse('The shop has received this order and removed it since. Please call us.')
  }
  if (row.short_of !== null) return insufficientStock(row.short_of, row.order_id)
  return { outcome: 'repeated', order: toOrder(row, await orderLines(db, row.order_id)) }
}

/** The order, or the last of those that replaced it; undefined when that was deleted. */
async function liveOrder(db: Kysely<Tables>, orderId: string): Promise<OrderRow | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  return row?.superseded_by ? liveOrder(db, row.superseded_by) : row
}
