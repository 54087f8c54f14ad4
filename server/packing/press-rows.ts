// Reads and writes the current press of each order line.
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Kysely } from 'kysely'
import type { PackingPress } from '#domain/packing/line-presses.ts'
import type { Reader } from '../database/engine.ts'
import type { Tables } from '../database/tables.ts'
import type { LockedOrder, NamedOrder } from '../order-table/lock-order.ts'
import type { PackingPressRow } from '../database/tables/packing-tables.ts'

/** `who` is written as an id and read as an e-mail address. */
export type StoredPress = PackingPress & { who: string }

export const readPressRows = (
  db: Reader,
  orderIds: readonly string[],
): Promise<Map<string, Map<string, StoredPress>>> => pressesOf(db, orderIds)

/** Like `readPressRows`, for writers. */
export async function lockedPresses({ trx, orderId }: LockedOrder): Promise<Map<string, StoredPress>> {
  return (await pressesOf(trx, [orderId])).get(orderId) ?? new Map<string, StoredPress>()
}

async function pressesOf(
  db: Kysely<Tables>,
  orderIds: readonly string[],
): Promise<Map<string, Map<string, StoredPress>>> {
  const byOrder = new Map(orderIds.map((orderId) => [orderId, new Map<string, StoredPress>()]))
  if (orderIds.length === 0) return byOrder
  const rows = await db
    .selectFrom('packing_presses')
    .selectAll()
    .select(shownPerson('packing_presses.who').as('who'))
    .where('order_id', 'in', [...byOrder.keys()])
    .execute()
  for (const row of rows) byOrder.get(row.order_id)?.set(row.product_id, toPress(row))
  return byOrder
}

export async function writePress(order: NamedOrder, press: StoredPress): Promise<void> {
  const { order_id, product_id, ...values } = toRow(press)
  await order.trx
    .insertInto('packing_presses')
    .values({ order_id, product_id, ...values })
    .onConflict((conflict) => conflict.columns(['order_id', 'product_id']).doUpdateSet(values))
    .execute()
}

function toRow({ orderId, productId, key, state, quantity, there, at, who }: StoredPress): PackingPressRow {
  return { order_id: orderId, product_id: productId, idempotency_key: key, state, quantity, there, pressed_at: at, who }
}

function toPress(row: PackingPressRow): StoredPress {
  const { order_id, product_id, idempotency_key, state, quantity, there, pressed_at, who } = row
  return { orderId: order_id, productId: product_id, key: idempotency_key, state, quantity, there, at: pressed_at, who }
}
