// Replaces a visitor's earlier orders whose responses were lost or which ran short: one stays live.
import type { Order } from '#domain/order/order.ts'
import type { Trx } from '../database/open.ts'
import type { System } from '../system.ts'
import { lockOrder, type LockedOrder } from '../order-table/lock-order.ts'
import { GOODS_RETURNED, lockedLines } from '../order-table/order-rows.ts'
import { returnGoodsOf } from '../stock/order-goods.ts'
import { lockProducts, type Wanted } from '../stock/move-stock.ts'

/** The new order lacks goods while the earlier one has its own: rolls back, so that it keeps them. */
export class ShortReplacement extends Error {
  override name = 'ShortReplacement'
  readonly productName: string

  constructor(productName: string) {
    super(`Insufficient stock for product ${productName}`)
    this.productName = productName
  }
}

export type Earlier = { confirmed: LockedOrder } | { replaceable: LockedOrder[] }

/** Orders of other numbers from the same device stay. */
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
    // A trial is the admin's own.
    if (row.kind !== null || row.mobile !== mobile) continue
    // A short order was never accepted: the customer was asked to send it again. An edited one was discussed.
    const isAccepted = row.short_of === null && row.step !== 'placed'
    const isConfirmed = isAccepted || (row.revision !== null && row.step !== 'cancelled')
    if (isConfirmed) return { confirmed: order }
    replaceable.set(row.order_id, order)
  }
  return { replaceable: [...replaceable.values()] }
}

/** If that was deleted, the one before. */
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

/** Undefined if they had none. Also locks the new order's products, in one id order. */
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
