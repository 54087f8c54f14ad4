// Deletes an order and, when asked, returns the goods it had taken to stock: both or neither, and once.
import type { Database, Trx } from '../database/open.ts'
import { recordMovements } from '../stock/record-movements.ts'
import { recordTaken } from '../stock/record-taken.ts'
import type { System } from '../system.ts'
import { returnStock } from './stock.ts'
import type { Live } from '../live/live.ts'
import { forgetContents } from './idempotency-keys.ts'
import { orderLines } from './order-rows.ts'

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
  // Who deletes the row has it alone: a second deletion finds none, and its stock cannot be taken in between.
  const row = await trx
    .deleteFrom('orders')
    .where('order_id', '=', orderId)
    .returning(['placed_at', 'short_of', 'stock_recorded', 'supersedes', 'superseded_by'])
    .executeTakeFirst()
  if (!row) return undefined
  await forgetContents(trx, [orderId])
  if (row.superseded_by !== null) await joinNeighbours(trx, orderId, row.supersedes, row.superseded_by)
  await recordTaken(trx, system, { order_id: orderId, ...row }, goods)
  const stock = row.short_of === null && returnGoods ? await returnStock(trx, goods) : {}
  const returned = goods.filter(({ productId }) => productId in stock)
  await recordMovements(
    trx,
    system,
    { kind: 'return', who, reference: orderId },
    returned.map(({ productId, quantity }) => ({ productId, delta: quantity })),
  )
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
