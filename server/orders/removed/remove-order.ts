// Deletes an order and optionally returns its goods to stock: both or neither, once.
import { hasReached, type OrderStep } from '#domain/steps/steps.ts'
import type { Database, Trx } from '#server/database/open.ts'
import type { System } from '#server/system.ts'
import type { Live } from '#server/live/live.ts'
import { forgetContents } from '../idempotency-keys.ts'
import { lockOrder, type LockedOrder } from '#server/order-table/lock-order.ts'
import { lockedLines } from '#server/order-table/order-rows.ts'
import { recordTaken, returnGoodsOf } from '#server/stock/order-goods.ts'
import type { Wanted } from '#server/stock/move-stock.ts'
import { keepRemoved, readContents } from './keep-removed.ts'

/** `who` is the admin's id. */
type Acting = { who?: string | undefined }
export type RemoveOptions = Acting & { returnGoods?: boolean | 'unless away' }

/** `leftAt`: not deleted, since its goods are away. */
export type Removed = { returned: number } | { returned?: undefined; leftAt: OrderStep }

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: Pick<System, 'now' | 'randomToken'> }

export function createRemoveOrder({ database, live, system }: Needs) {
  return async function remove(
    orderId: string,
    { returnGoods = false, who }: RemoveOptions = {},
  ): Promise<Removed | undefined> {
    const removed = await database.transaction(async (trx) => {
      const order = await lockForRemoval(trx, orderId)
      if (!order) return undefined
      const { step } = order.row
      if (returnGoods === 'unless away' && hasReached(step, 'dispatched')) return { leftAt: step }
      const contents = await readContents(order)
      const gone = await removeLocked(order, system, { returnGoods: returnGoods !== false, who })
      await keepRemoved(trx, { ...contents, returned: gone.returned }, { now: system.now(), who })
      return gone
    })
    if (!removed || 'leftAt' in removed) return removed
    live.publish({ topic: 'orders' })
    if (Object.keys(removed.stock).length > 0) live.publish({ topic: 'stock', stock: removed.stock })
    return { returned: removed.returned.reduce((sum, { quantity }) => sum + quantity, 0) }
  }
}

/** Locks the orders that it replaced first, in the direction of a chain. */
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

export async function removeLocked(
  order: LockedOrder,
  system: Needs['system'],
  { returnGoods, who }: Acting & { returnGoods: boolean },
): Promise<{ stock: Record<string, number>; returned: Wanted[] }> {
  const { trx, row, orderId } = order
  const goods = await lockedLines(order)
  await trx.deleteFrom('orders').where('order_id', '=', orderId).execute()
  await forgetContents(trx, [orderId])
  // Payments stay, since the money came in; their notes about the customer do not.
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

/** Links the replaced orders to the deleted one's replacement. */
async function joinNeighbours(trx: Trx, orderId: string, earlier: string | null, later: string): Promise<void> {
  await trx.updateTable('orders').set({ superseded_by: later }).where('superseded_by', '=', orderId).execute()
  await trx
    .updateTable('orders')
    .set({ supersedes: earlier })
    .where('order_id', '=', later)
    .where('supersedes', '=', orderId)
    .execute()
}

/** Without its goods: the newest of several, which the others then lead to. An erased order stays closed. */
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
