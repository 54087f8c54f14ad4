// An idempotency key stands for one order and one answer, also when that order has been replaced or deleted.
import type { Kysely } from 'kysely'
import type { HigherTotal } from '#domain/order/price-rise.ts'
import type { CheckoutErrors } from '#domain/checkout/checkout-form.ts'
import type { Order } from '#domain/order/order.ts'
import { readPhoneNumber } from '#domain/checkout/phone-number.ts'
import type { Trx } from '../database/open.ts'
import { insertStatement } from '../database/statement.ts'
import type { OrderRow, Tables } from '../database/tables.ts'
import { toItem, toOrder } from '../order-table/order-rows.ts'
import { GOODS_RETURNED } from './replace-order.ts'

export type PlaceOrderResult =
  | { outcome: 'placed' | 'repeated'; order: Order }
  /** The first request under the same key is not answered yet. */
  | { outcome: 'running' }
  | { outcome: 'refused'; errors: CheckoutErrors }
  /** With `orderId` when the order was saved although its stock could not be taken; `higherTotal` when it costs more than was seen. */
  | { outcome: 'refused'; message: string; orderId?: string; higherTotal?: HigherTotal }

export function refuse(message: string) {
  return { outcome: 'refused' as const, message }
}

export function insufficientStock(productName: string, orderId: string) {
  return { ...refuse(`Insufficient stock for product ${productName}`), orderId }
}

/** The fingerprint of a request that has not arrived: what comes under its key later is not placed. */
const VOID_FINGERPRINT = ''

/** Another process placed an order under this key in the meantime. */
export class KeyTaken extends Error {
  override name = 'KeyTaken'
}

/** The answer to what is sent again of an order that is gone, or no longer says whose it was. */
export const removed = refuse('The shop has received this order and removed it since. Please call us.')

/** The answer to what is sent again of an order that the shop has cancelled. */
const cancelled = refuse('The shop has received this order and cancelled it since. Please call us.')

/** Takes keys with their fingerprints and order ids. Returns how many of the keys were free. */
export const insertKeys = insertStatement(
  'order_keys',
  ['idempotency_key', 'fingerprint', 'order_id'],
  'on conflict (idempotency_key) do nothing',
)

/** `mobile` is the number of who sends it, as typed. */
type Sent = { key: string; fingerprint: string; mobile: string }

const otherContents = refuse('This order was already sent with other contents. Please send it again.')

/**
 * Returns the answer that the first request under this key got; undefined when there was none. For an order that was replaced
 * since, the answer to the one that replaced it. A key that another customer's order has claimed answers with nothing of it.
 */
export async function earlierAnswer(
  db: Kysely<Tables>,
  { key, fingerprint, mobile }: Sent,
): Promise<PlaceOrderResult | undefined> {
  const earlier = await db
    .selectFrom('order_keys')
    .select(['fingerprint', 'order_id'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  if (!earlier) return undefined
  if (earlier.fingerprint !== fingerprint && earlier.fingerprint !== VOID_FINGERPRINT) {
    return otherContents
  }
  const row = await liveOrder(db, earlier.order_id)
  if (!row || row.erased !== null) return removed
  if (row.mobile !== readPhoneNumber(mobile)) return otherContents
  if (row.step === 'cancelled') return cancelled
  // It stands again since the shop has deleted the order that had replaced it.
  if (row.short_of === GOODS_RETURNED) return removed
  if (row.short_of !== null) return insufficientStock(row.short_of, row.order_id)
  return repeated(db, row)
}

/** The order as it is, which is an answer alone: nothing is written by it, so that it is read without its lock. */
export async function repeated(db: Kysely<Tables>, row: OrderRow): Promise<PlaceOrderResult> {
  const lines = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', row.order_id)
    .orderBy('line')
    .execute()
  return { outcome: 'repeated', order: toOrder(row, lines.map(toItem)) }
}

/** Returns the order, or the last of those that replaced it; undefined when that was deleted. */
async function liveOrder(db: Kysely<Tables>, orderId: string): Promise<OrderRow | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  return row?.superseded_by ? liveOrder(db, row.superseded_by) : row
}

type Attempt = { key: string; fingerprint: string; supersedes: readonly string[] }

/**
 * Claims the keys of an attempt and of the attempts before it, until `assignKeys` assigns them. A transaction that
 * places an order under one of them at the same time waits here, or makes this one wait. In the order of the keys, so that two
 * attempts never wait for each other in a circle. Throws KeyTaken when an order was placed under the attempt's own key.
 */
export async function claimKeys(trx: Trx, { key, fingerprint, supersedes }: Attempt) {
  const keys = [...new Set([key, ...supersedes])].toSorted()
  const rows = keys.map((one) => ({
    idempotency_key: one,
    fingerprint: one === key ? fingerprint : VOID_FINGERPRINT,
    order_id: '',
  }))
  const inserted = await trx
    .insertInto('order_keys')
    .values(rows)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('idempotency_key')
    .execute()
  const claimed = new Set(inserted.map((row) => row.idempotency_key))
  if (!claimed.has(key)) throw new KeyTaken(key)
  return { claimed: [...claimed], known: keys.filter((one) => !claimed.has(one)) }
}

/** Makes the keys of these orders hold nothing of what was in them: they stand for the orders, whatever is sent again. */
export async function forgetContents(trx: Trx, orderIds: readonly string[]): Promise<void> {
  await trx.updateTable('order_keys').set({ fingerprint: VOID_FINGERPRINT }).where('order_id', 'in', orderIds).execute()
}

export async function assignKeys(trx: Trx, keys: readonly string[], orderId: string): Promise<void> {
  await trx.updateTable('order_keys').set({ order_id: orderId }).where('idempotency_key', 'in', keys).execute()
}
