// Writes an order with its lines and its key, under an order id of its own.
import type { Order } from '#domain/order.ts'
import type { Trx } from './database/open.ts'
import { statement } from './database/statement.ts'
import type { OrderItemRow, OrderRow } from './database/tables.ts'
import { KeyTaken } from './order-keys.ts'
import { toItemRow, toOrderRow } from './order-rows.ts'

/** Processes that share a shop draw the same number in the same second now and then. */
const ORDER_ID_TRIES = 50

const headColumns = [
  'order_id',
  'placed_at',
  'total_items',
  'total_paise',
  'verified',
  'completion',
  'short_of',
  'supersedes',
  'superseded_by',
  'name',
  'name_folded',
  'state',
  'state_type',
  'district',
  'pincode',
  'mobile',
  'alternate_mobile',
  'address',
] as const satisfies (keyof OrderRow)[]

const insertHead = statement<OrderRow[keyof OrderRow][]>(
  () => `
    insert into orders (${headColumns.join(', ')}) values (${headColumns.map(() => '?').join(', ')})
    on conflict (order_id) do nothing`,
)

const insertKey = statement<[key: string, fingerprint: string, orderId: string]>(
  () => `
    insert into order_keys (idempotency_key, fingerprint, order_id) values (?, ?, ?)
    on conflict (idempotency_key) do nothing`,
)

const lineColumns = [
  'order_id',
  'line',
  'product_id',
  'code',
  'name',
  'image_url',
  'unit',
  'category',
  'mrp_paise',
  'price_paise',
  'discount',
  'quantity',
] as const satisfies (keyof OrderItemRow)[]

/** The longest statement for lines. Each number of lines has a text of its own, which the database need read only once. */
const LINES_AT_ONCE = 25

const insertLinesOf = Array.from({ length: LINES_AT_ONCE + 1 }, (_, count) =>
  statement<OrderItemRow[keyof OrderItemRow][]>(
    () => `
      insert into order_items (${lineColumns.join(', ')})
      values ${Array(count)
        .fill(`(${lineColumns.map(() => '?').join(', ')})`)
        .join(', ')}`,
  ),
)

async function insertLines(trx: Trx, { orderId, items }: Order) {
  const lines = items.map((item, line) => toItemRow(orderId, item, line))
  for (let first = 0; first < lines.length; first += LINES_AT_ONCE) {
    const some = lines.slice(first, first + LINES_AT_ONCE)
    await insertLinesOf[some.length]!(trx, ...some.flatMap((line) => lineColumns.map((column) => line[column])))
  }
}

type Saving = { key: string; fingerprint: string; order: Order; newOrderId: () => string }

/** The order as saved, perhaps under another id. Throws KeyTaken when the key stands for an order already. */
export async function saveOrder(trx: Trx, { key, fingerprint, order, newOrderId }: Saving): Promise<Order> {
  let saved = order
  for (let attempt = 1; (await insertHead(trx, ...headOf(saved))).changed === 0; attempt += 1) {
    if (attempt === ORDER_ID_TRIES) throw new Error(`No free order id found in ${ORDER_ID_TRIES} tries`)
    saved = { ...order, orderId: newOrderId() }
  }
  const keyed = await insertKey(trx, key, fingerprint, saved.orderId)
  if (keyed.changed === 0) throw new KeyTaken(key)
  await insertLines(trx, saved)
  return saved
}

function headOf(order: Order) {
  const row = toOrderRow(order)
  return headColumns.map((column) => row[column])
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
