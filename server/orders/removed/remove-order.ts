// Deletes an order and, when asked, returns the goods it had taken to stock: both or neither, and once.
import type { Database, Trx } from '#server/database/open.ts'
import type { System } from '#server/system.ts'
import type { Live } from '#server/live/live.ts'
import { forgetContents } from '../idempotency-keys.ts'
import { lockOrder, type LockedOrder } from '#server/order-table/lock-order.ts'
import { lockedLines } from '#server/order-table/order-rows.ts'
import { recordTaken, returnGoodsOf } from '#server/stock/order-goods.ts'
import type { Wanted } from '#server/stock/move-stock.ts'
import { keepRemoved, readContents } from './keep-removed.ts'

/** `who` is the e-mail address of the admin. */
export type RemoveOptions = { returnGoods?: boolean; who?: string | undefined }

/** How many units were returned to stock. */
export type Removed = { returned: number }

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: Pick<System, 'now' | 'randomToken'> }

export function createRemoveOrder({ database, live, system }: Needs) {
  /** Deletes the order; returns undefined when there is none. */
  return async function remove(orderId: string, options: RemoveOptions = {}): Promise<Removed | undefined> {
    const removed = await database.transaction(async (trx) => {
      const order = await lockForRemoval(trx, orderId)
      if (!order) return undefined
      const contents = await readContents(order)
      const gone = await removeLocked(order, system, options)
      await keepRemoved(trx, { ...contents, returned: gone.returned }, { now: system.now(), who: options.who })
      return gone
    })
    if (!removed) return undefined
    live.publish({ topic: 'orders' })
    if (Object.keys(removed.stock).length > 0) live.publish({ topic: 'stock', stock: removed.stock })
    return { returned: removed.returned.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
}

/** The order, and those that it has replaced: these first, as a chain of orders is followed. */
export async function lockForRemoval(trx: Trx, orderId: string): Promise<LockedOrder | undefined> {
  const replaced = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('superseded_by', '=', orderId)
    .orderBy('order_id')
    .execute()
  for (const { order_id } of replaced) await lockOrder(trx, order_id)
  return await lockOrder(trx, orderId)
}

/** Deletes the order. Returns what went back to stock, and its new stock. */
export async function removeLocked(
  order: LockedOrder,
  system: Needs['system'],
  { returnGoods = false, who }: RemoveOptions,
): Promise<{ stock: Record<string, number>; returned: Wanted[] }> {
  const { trx, row, orderId } = order
  const goods = await lockedLines(order)
  await trx.deleteFrom('orders').where('order_id', '=', orderId).execute()
  await forgetContents(trx, [orderId])
  // The payments stay: the money came in. What was noted of the customer goes with the order.
  await trx.updateTable('payments').set({ note: '' }).where('order_id', '=', orderId).execute()
  if (row.superseded_by !== null) await joinNeighbours(trx, orderId, row.supersedes, row.superseded_by)
  else await standAgain(trx, orderId)
  if (!returnGoods) {
    await recordTaken(system, order, goods)
    return { stock: {}, returned: [] }
  }
  const stock = await returnGoodsOf(system, order, goods, { kind: 'return', who })
  const returned = goods.filter(({ productId }) => productId in stock)
  return { stock, returned: returned.map(({ productId, quantity }) => ({ productId, quantity })) }
}

/** What the deleted order had replaced is now replaced by the order that replaced it. */
async function joinNeighbours(trx: Trx, orderId: string, earlier: string | null, later: string): Promise<void> {
  await trx.updateTable('orders').set({ superseded_by: later }).where('superseded_by', '=', orderId).execute()
  await trx
    .updateTable('orders')
    .set({ supersedes: earlier })
    .where('order_id', '=', later)
    .where('supersedes', '=', orderId)
    .execute()
}

/**
 * What the deleted order had replaced stands again, without its goods: the newest of several, which the others lead to. An erased order
 * is done with, and stays as it is.
 */
async function standAgain(trx: Trx, orderId: string): Promise<void> {
  const earlier = await trx
    .selectFrom('orders')
    .select('order_id')
    .where('superseded_by', '=', orderId)
    .where('erased', 'is', null)
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .execute()
  for (const { order_id } of earlier) {
    const [newest] = earlier
    const later = newest?.order_id === order_id ? null : newest?.order_id
    await trx.updateTable('orders').set({ superseded_by: later }).where('order_id', '=', order_id).execute()
  }
}
