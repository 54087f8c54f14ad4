// An idempotency key means one order and one response, even after a replacement or deletion.
import type { Kysely } from 'kysely'
import type { HigherTotal } from '#domain/order/price-rise.ts'
import type { CheckoutErrors } from '#domain/checkout/checkout-form.ts'
import type { Order } from '#domain/order/order.ts'
import { readPhoneNumber } from '#domain/checkout/phone-number.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderRefusals } from '#domain/words/en/order-refusals.ts'
import type { Trx } from '../database/open.ts'
import { insertStatement } from '../database/statement.ts'
import type { Tables } from '../database/tables.ts'
import { answeredLines, GOODS_RETURNED, toOrder } from '../order-table/order-rows.ts'

export type PlaceOrderResult =
  /** `link` opens the order's page, unless the shop has ended it. */
  | ({ outcome: 'placed' | 'repeated'; order: Order } & Pick<Order, 'link' | 'isChanged' | 'isAnother'>)
  /** The key's first request is still running. */
  | { outcome: 'running' }
  | { outcome: 'refused'; errors: CheckoutErrors }
  /** `orderId` is set if the order was saved without its stock; `higherTotal` if it costs more than seen. */
  | { outcome: 'refused'; message: string; orderId?: string; higherTotal?: HigherTotal }

export function refuse(message: string) {
  return { outcome: 'refused' as const, message }
}

export function insufficientStock(productName: string, orderId: string) {
  return { ...refuse(wordsOf(orderRefusals).insufficientStock({ name: productName })), orderId }
}

/** The fingerprint of a request not received: a later one under its key is not placed. */
const VOID_FINGERPRINT = ''

/** An order was placed under this key. */
export class KeyTaken extends Error {
  override name = 'KeyTaken'
}

/** The response to a repeat of a deleted or erased order. */
function removedSince() {
  return refuse(wordsOf(orderRefusals).removedSince)
}

/** Returns the number of free keys. */
export const insertKeys = insertStatement(
  'order_keys',
  ['idempotency_key', 'fingerprint', 'order_id'],
  'on conflict (idempotency_key) do nothing',
)

/** For an import: those of deleted orders too. */
export function readKeys(db: Kysely<Tables>): Promise<Tables['order_keys'][]> {
  return db.selectFrom('order_keys').selectAll().execute()
}

/** Also if it was deleted since: its key stays. */
export async function wasAnyPlaced(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('order_keys').select('order_id').limit(1).executeTakeFirst()) !== undefined
}

/** `mobile` is the sender's number, as typed. */
type Sent = { key: string; fingerprint: string; mobile: string }

/**
 * Undefined if there was none. Follows replacements. A key claimed by another customer's order reveals nothing of it.
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
    return refuse(wordsOf(orderRefusals).otherContents)
  }
  const row = await liveOrder(db, earlier.order_id)
  if (!row || row.erased !== null) return removedSince()
  if (row.mobile !== readPhoneNumber(mobile)) return refuse(wordsOf(orderRefusals).otherContents)
  if (row.step === 'cancelled') return refuse(wordsOf(orderRefusals).cancelledSince)
  // Its replacement was deleted by the shop.
  if (row.short_of === GOODS_RETURNED) return removedSince()
  if (row.short_of !== null) return insufficientStock(row.short_of, row.order_id)
  return repeated(db, row, earlier.fingerprint !== fingerprint || earlier.order_id !== row.order_id)
}

/** Returns the current order. Read without lock, as nothing is written. */
export async function repeated(
  db: Kysely<Tables>,
  row: Tables['orders'],
  isAnother: boolean,
): Promise<PlaceOrderResult> {
  const order = toOrder(row, await answeredLines(db, row.order_id))
  const isChanged = row.step !== 'placed' || row.revision !== null || Number(row.received_paise ?? 0) > 0
  return {
    outcome: 'repeated',
    order,
    ...(row.link !== null && { link: row.link }),
    ...(isChanged && { isChanged }),
    ...(isAnother && { isAnother }),
  }
}

/** Undefined if the last replacement was deleted. */
async function liveOrder(db: Kysely<Tables>, orderId: string): Promise<Tables['orders'] | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst()
  return row?.superseded_by ? liveOrder(db, row.superseded_by) : row
}

type Attempt = { key: string; fingerprint: string; supersedes: readonly string[] }

/**
 * Until `assignKeys`. A concurrent transaction under one of the keys waits. In key order, to avoid deadlocks. Throws
 * KeyTaken if an order has the attempt's own key.
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

/** Any repeat under these keys then gets the order's response. */
export async function forgetContents(trx: Trx, orderIds: readonly string[]): Promise<void> {
  await trx.updateTable('order_keys').set({ fingerprint: VOID_FINGERPRINT }).where('order_id', 'in', orderIds).execute()
}

export async function assignKeys(
  trx: Trx,
  keys: readonly string[],
  orderId: string,
  { isAnother = false } = {},
): Promise<void> {
  const assigned = { order_id: orderId, ...(isAnother && { fingerprint: VOID_FINGERPRINT }) }
  await trx.updateTable('order_keys').set(assigned).where('idempotency_key', 'in', keys).execute()
}
