// Puts an order in the place of earlier ones of the same visitor, whose answers were lost or which ran short: one stays live.
import type { Order } from '#domain/order/order.ts'
import type { Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import { lockOrder, type LockedOrder } from '../order-table/lock-order.ts'
import { lockedLines } from '../order-table/order-rows.ts'
import { returnGoodsOf } from '../stock/order-goods.ts'
import { lockProducts, type Wanted } from '../stock/move-stock.ts'

/** `short_of` of a replaced order that had its goods: they went back to stock. */
export const GOODS_RETURNED = ''

/** The new order lacks goods, and the earlier one has its own: the transaction is undone, so that it keeps them. */
export class ShortReplacement extends Error {
  override name = 'ShortReplacement'
  readonly productName: string

  constructor(productName: string) {
    super(`Insufficient stock for product ${productName}`)
    this.productName = productName
  }
}

/** The orders under known keys, locked: those to replace, or one that the shop has confirmed. */
export type Earlier = { confirmed: LockedOrder } | { replaceable: LockedOrder[] }

/** `mobile` is the number of who orders now. An order of another number, sent from the same device, stays as it was. */
export async function lockEarlier(trx: Trx, knownKeys: readonly string[], mobile: string): Promise<Earlier> {
  if (knownKeys.length === 0) return { replaceable: [] }
  const keys = await trx
    .selectFrom('order_keys')
    .select('order_id')
    .distinct()
    .where('idempotency_key', 'in', knownKeys)
    .orderBy('order_id')
    .execute()
  const replaceable = new Map<string, LockedOrder>()
  for (const { order_id } of keys) {
    const order = await lockLast(trx, order_id)
    if (!order) continue
    const { row } = order
    // A trial is the admin's own, and stays as it was.
    if (row.kind !== null || row.mobile !== mobile) continue
    // An order that lacks its goods was never accepted: its customer was told to send it again. One that was edited, they have talked about.
    const isAccepted = row.short_of === null && row.step !== 'placed'
    const isConfirmed = isAccepted || (row.revision !== null && row.step !== 'cancelled')
    if (isConfirmed) return { confirmed: order }
    replaceable.set(row.order_id, order)
  }
  return { replaceable: [...replaceable.values()] }
}

/** The last of the orders that replaced each other from this one on; when that was deleted, the one before it. */
async function lockLast(trx: Trx, orderId: string): Promise<LockedOrder | undefined> {
  let last: LockedOrder | undefined
  for (let next: string | null = orderId; next !== null;) {
    const order: LockedOrder | undefined = await lockOrder(trx, next)
    if (!order) break
    last = order
    next = order.row.superseded_by
  }
  return last
}

/** Marks the earlier orders as replaced by this one. */
export async function markReplaced(trx: Trx, order: Order, replaceable: readonly LockedOrder[]): Promise<Order> {
  for (const { orderId, row } of replaceable) {
    await trx
      .updateTable('orders')
      .set({ superseded_by: order.orderId, short_of: row.short_of ?? GOODS_RETURNED, stock_recorded: 1 })
      .where('order_id', '=', orderId)
      .execute()
  }
  const [newest] = replaceable.toSorted((a, b) => (a.row.placed_at > b.row.placed_at ? -1 : 1))
  if (!newest) return order
  await trx.updateTable('orders').set({ supersedes: newest.orderId }).where('order_id', '=', order.orderId).execute()
  return { ...order, supersedes: newest.orderId }
}

/**
 * Returns the goods of the earlier orders to stock, and resolves with the new stock of each; undefined when they had none. The
 * products of the new order are locked with them, in one order for both.
 */
export async function returnGoods(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  replaceable: readonly LockedOrder[],
  wanted: readonly Wanted[],
) {
  const goods: { order: LockedOrder; lines: Wanted[] }[] = []
  for (const order of replaceable) {
    if (order.row.short_of === null) goods.push({ order, lines: await lockedLines(order) })
  }
  const returned = goods.flatMap(({ lines }) => lines)
  if (returned.length === 0) return undefined
  await lockProducts(trx, [...returned, ...wanted])
  const stock: Record<string, number> = {}
  for (const { order, lines } of goods) {
    Object.assign(stock, await returnGoodsOf(system, order, lines, { kind: 'replaced' }))
  }
  return stock
}
