// Writes orders with their lines and their keys, each under an order id of its own.
import type { Order } from '#domain/order.ts'
import type { Trx } from '../database/open.ts'
import { statement } from '../database/statement.ts'
import type { OrderItemRow, OrderKeyRow, OrderRow } from '../database/tables.ts'
import { KeyTaken } from './idempotency-keys.ts'
import { toItemRow, toOrderRow } from './order-rows.ts'

/** Processes that share a shop draw the same number in the same second now and then. */
const ORDER_ID_TRIES = 50

/** The longest statement. Each number of rows has a text of its own, which the database need read only once. */
const ROWS_AT_ONCE = 25

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

const keyColumns = ['idempotency_key', 'fingerprint', 'order_id'] as const satisfies (keyof OrderKeyRow)[]

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

const insertHeads = insertInto<OrderRow>('orders', headColumns, 'on conflict (order_id) do nothing')
const insertKeys = insertInto<OrderKeyRow>('order_keys', keyColumns, 'on conflict (idempotency_key) do nothing')
const insertLines = insertInto<OrderItemRow>('order_items', lineColumns)

/** Gives a function that writes any number of rows, with few statements, and gives how many it has written. */
function insertInto<Row>(table: string, columns: readonly (keyof Row & string)[], onConflict = '') {
  const marks = `(${columns.map(() => '?').join(', ')})`
  const insertOf = Array.from({ length: ROWS_AT_ONCE + 1 }, (_, count) =>
    statement<Row[keyof Row][]>(
      () => `insert into ${table} (${columns.join(', ')}) values ${Array(count).fill(marks).join(', ')} ${onConflict}`,
    ),
  )
  return async (trx: Trx, rows: readonly Row[]) => {
    let written = 0
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      const some = rows.slice(first, first + ROWS_AT_ONCE)
      const values = some.flatMap((row) => columns.map((column) => row[column]))
      written += (await insertOf[some.length]!(trx, ...values)).changed
    }
    return written
  }
}

export type OrderToInsert = { key: string; fingerprint: string; order: Order }

/** The order as saved, perhaps under another id. Throws KeyTaken when the key stands for an order already. */
export async function saveOrder(
  trx: Trx,
  { order, ...named }: OrderToInsert,
  newOrderId: () => string,
): Promise<Order> {
  const saved = await saveHead(trx, order, newOrderId)
  if ((await insertKeys(trx, [toKeyRow({ ...named, order: saved })])) === 0) throw new KeyTaken(named.key)
  await insertLines(trx, toItemRows(saved))
  return saved
}

/** The order as saved, perhaps under another id, without a key: its keys have been claimed already. */
export async function saveKeyless(trx: Trx, order: Order, newOrderId: () => string): Promise<Order> {
  const saved = await saveHead(trx, order, newOrderId)
  await insertLines(trx, toItemRows(saved))
  return saved
}

async function saveHead(trx: Trx, order: Order, newOrderId: () => string): Promise<Order> {
  let saved = order
  for (let attempt = 1; (await insertHeads(trx, [toOrderRow(saved)])) === 0; attempt += 1) {
    if (attempt === ORDER_ID_TRIES) throw new Error(`No free order id found in ${ORDER_ID_TRIES} tries`)
    saved = { ...order, orderId: newOrderId() }
  }
  return saved
}

/** Saves all of them. False when an id or a key is taken: then some are written and some are not. */
export async function saveOrders(trx: Trx, orders: readonly OrderToInsert[]): Promise<boolean> {
  const heads = orders.map(({ order }) => toOrderRow(order))
  if ((await insertHeads(trx, heads)) < orders.length) return false
  if ((await insertKeys(trx, orders.map(toKeyRow))) < orders.length) return false
  await insertLines(
    trx,
    orders.flatMap(({ order }) => toItemRows(order)),
  )
  return true
}

function toKeyRow({ key, fingerprint, order }: OrderToInsert): OrderKeyRow {
  return { idempotency_key: key, fingerprint, order_id: order.orderId }
}

function toItemRows({ orderId, items }: Order): OrderItemRow[] {
  return items.map((item, line) => toItemRow(orderId, item, line))
}
