// Deletes an order and, when asked, returns the goods it had taken to stock: both or neither, and once.
import type { Database, Trx } from '../database/open.ts'
import { recordTaken } from '../stock/record-taken.ts'
import type { System } from '../system.ts'
import type { Live } from '../live/live.ts'
import { forgetContents } from './idempotency-keys.ts'
import { orderLines } from './order-rows.ts'
import { returnGoodsOf } from './return-goods.ts'

/** `who` is the e-mail address of the admin. */
export type RemoveOptions = { returnGoods?: boolean; who?: string | undefined }

/** How many units were returned to stock. */
export type Removed = { returned: number }

type Needs = { database: Database; live: Pick<Live, 'publish'>; system: Pick<System, 'now' | 'randomToken'> }

export function createRemoveOrder({ database, live, system }: Needs) {
  /** Deletes the order; returns undefined when there is none. */
  return async function remove(orderId: string, options: RemoveOptions = {}): Promise<Removed | undefined> {
    const removed = await database.transaction((trx) => removeWithin(trx, system, orderId, options))
    if (!removed) return undefined
    live.publish({ topic: 'orders' })
    if (Object.keys(removed.stock).length > 0) live.publish({ topic: 'stock', stock: removed.stock })
    return { returned: removed.returned }
  }
}

/** Returns the stock of what went back, and how many units; undefined when there is no such order. */
export async function removeWithin(
  trx: Trx,
  system: Needs['system'],
  orderId: string,
  { returnGoods = false, who }: RemoveOptions,
) {
  const goods = await orderLines(trx, orderId)
  // Earlier orders are held first, as those do it that follow a chain of orders.
  await holdReplaced(trx, orderId)
  // Who deletes the row has it alone: a second deletion finds none, and its stock cannot be taken in between.
  const row = await trx
    .deleteFrom('orders')
    .where('order_id', '=', orderId)
    .returning(['placed_at', 'short_of', 'stock_recorded', 'supersedes', 'superseded_by'])
    .executeTakeFirst()
  if (!row) return undefined
  await forgetContents(trx, [orderId])
  // The payments stay: the money came in. What was noted of the customer goes with the order.
  await trx.updateTable('payments').set({ note: '' }).where('order_id', '=', orderId).execute()
  if (row.superseded_by !== null) await joinNeighbours(trx, orderId, row.supersedes, row.superseded_by)
  else await standAgain(trx, orderId)
  const order = { order_id: orderId, ...row }
  if (!returnGoods) {
    await recordTaken(trx, system, order, goods)
    return { stock: {}, returned: 0 }
  }
  const stock = await returnGoodsOf(trx, system, order, goods, { kind: 'return', who })
  const returned = goods.filter(({ productId }) => productId in stock)
  return { stock, returned: returned.reduce((sum, { quantity }) => sum + quantity, 0) }
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

async function holdReplaced(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set((eb) => ({ superseded_by: eb.ref('superseded_by') }))
    .where('superseded_by', '=', orderId)
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
