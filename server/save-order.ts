// Writes an order with its lines and its key, under an order id of its own.
import type { Order } from '#domain/order.ts'
import type { Trx } from './database/open.ts'
import { KeyTaken } from './order-keys.ts'
import { toItemRow, toOrderRow } from './order-rows.ts'

/** Ten orders in one second collide once in 22 times: a thousand ids a second are enough, but not at the first try. */
const ORDER_ID_TRIES = 50

/** PostgreSQL takes 65,535 parameters a statement at the most, SQLite 32,766. */
const LINES_A_STATEMENT = 500

type Saving = { key: string; fingerprint: string; order: Order; newOrderId: () => string }

/** The order as saved, perhaps under another id. Throws KeyTaken when the key stands for an order already. */
export async function saveOrder(trx: Trx, { key, fingerprint, order, newOrderId }: Saving): Promise<Order> {
  let saved = order
  for (let attempt = 1; !(await insertHead(trx, saved)); attempt += 1) {
    if (attempt === ORDER_ID_TRIES) throw new Error(`No free order id found in ${ORDER_ID_TRIES} tries`)
    saved = { ...order, orderId: newOrderId() }
  }
  const keyed = await trx
    .insertInto('order_keys')
    .values({ idempotency_key: key, fingerprint, order_id: saved.orderId })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .executeTakeFirst()
  if (keyed.numInsertedOrUpdatedRows === 0n) throw new KeyTaken(key)

  const lines = saved.items.map((item, line) => toItemRow(saved.orderId, item, line))
  for (let start = 0; start < lines.length; start += LINES_A_STATEMENT) {
    await trx
      .insertInto('order_items')
      .values(lines.slice(start, start + LINES_A_STATEMENT))
      .execute()
  }
  return saved
}

async function insertHead(trx: Trx, order: Order): Promise<boolean> {
  const inserted = await trx
    .insertInto('orders')
    .values(toOrderRow(order))
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows !== 0n
}

/**
 * Marks the order placed under `earlierKey` as replaced by this one, when its stock could not be taken.
 * Only the browser that sent the earlier order knows its key.
 */
export async function supersede(trx: Trx, order: Order, earlierKey: string): Promise<Order> {
  const replaced = await trx
    .updateTable('orders')
    .set({ superseded_by: order.orderId })
    .where('short_of', 'is not', null)
    .where('superseded_by', 'is', null)
    .where('order_id', 'in', (eb) =>
      eb.selectFrom('order_keys').select('order_id').where('idempotency_key', '=', earlierKey),
    )
    .returning('order_id')
    .executeTakeFirst()
  if (!replaced) return order
  await trx.updateTable('orders').set({ supersedes: replaced.order_id }).where('order_id', '=', order.orderId).execute()
  return { ...order, supersedes: replaced.order_id }
}
