// Deletes an order and, when asked, returns the goods it had taken to stock: both or neither, and once.
import type { Database, Trx } from '../database/open.ts'
import { returnStock } from './stock.ts'
import type { Live } from '../live/live.ts'
import { forgetContents } from './idempotency-keys.ts'
import { orderLines } from './order-rows.ts'

export type RemoveOptions = { returnGoods?: boolean }

/** How many units were returned to stock. */
export type Removed = { returned: number }

export function createRemoveOrder({ database, live }: { database: Database; live: Pick<Live, 'publish'> }) {
  /** Deletes the order; returns undefined when there is none. */
  return async function remove(
    orderId: string,
    { returnGoods = false }: RemoveOptions = {},
  ): Promise<Removed | undefined> {
    const removed = await database.transaction((trx) => removeWithin(trx, orderId, returnGoods))
    if (!removed) return undefined
    live.publish({ topic: 'orders' })
    if (Object.keys(removed.stock).length > 0) live.publish({ topic: 'stock', stock: removed.stock })
    return { returned: removed.returned }
  }
}

async function removeWithin(trx: Trx, orderId: string, returnGoods: boolean) {
  const goods = returnGoods ? await orderLines(trx, orderId) : []
  // Who deletes the row has it alone: a second deletion finds none, and its stock cannot be taken in between.
  const row = await trx
    .deleteFrom('orders')
    .where('order_id', '=', orderId)
    .returning(['short_of', 'supersedes', 'superseded_by'])
    .executeTakeFirst()
  if (!row) return undefined
  await forgetContents(trx, [orderId])
  if (row.superseded_by !== null) await joinNeighbours(trx, orderId, row.supersedes, row.superseded_by)
  const stock = row.short_of === null ? await returnStock(trx, goods) : {}
  const returned = goods.filter(({ productId }) => productId in stock).reduce((sum, { quantity }) => sum + quantity, 0)
  return { stock, returned }
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
