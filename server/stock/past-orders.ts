// Records orders of earlier systems: they took their goods there, so the stock here stays as it is.
import type { Database, Trx } from '../database/open.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { StockMovementRow } from '../database/tables.ts'
import { recordMovements, type Recording } from './record-movements.ts'

export type PastOrder = { orderId: string; placedAt: string; lines: readonly { productId: string; quantity: number }[] }

/** Goods that were deleted before: what their orders return later counts from now. */
export async function openGoneStock(trx: Trx, system: Recording, productIds: readonly string[]): Promise<void> {
  const rows = productIds.map((productId) => ({ productId, delta: 0 }))
  await recordMovements(trx, system, { kind: 'opening' }, rows)
}

/** Each line takes its pieces and adds them again, so that the order can return them later. */
export async function recordPastOrders(
  trx: Trx,
  kind: Database['kind'],
  { randomToken }: Pick<Recording, 'randomToken'>,
  orders: readonly PastOrder[],
): Promise<void> {
  const rows = orders.flatMap(({ orderId, placedAt, lines }) =>
    lines.flatMap(({ productId, quantity }): StockMovementRow[] => {
      const moved = { product_id: productId, at: placedAt, who: null }
      return [
        { ...moved, id: randomToken(9), kind: 'order', delta: -quantity, reference: orderId },
        { ...moved, id: randomToken(9), kind: 'import', delta: quantity, reference: null },
      ]
    }),
  )
  await insertRows(trx, kind, 'stock_movements', rows)
}
