// Records what an order took when it came in, once its lines can no longer tell: it is deleted, replaced, or takes its stock again.
import type { Trx } from '../database/open.ts'
import type { OrderRow } from '../database/tables.ts'
import { recordMovements } from './record-movements.ts'
import type { System } from '../system.ts'

type Order = Pick<OrderRow, 'order_id' | 'placed_at' | 'short_of' | 'stock_recorded'>
type Line = { productId: string; quantity: number }

/** Does nothing for an order that took nothing, or whose takes stand among the movements already. */
export async function recordTaken(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  order: Order,
  lines: readonly Line[],
): Promise<void> {
  if (order.short_of !== null || order.stock_recorded !== null) return
  const taken = lines.map(({ productId, quantity }) => ({ productId, delta: -quantity, at: order.placed_at }))
  await recordMovements(trx, system, { kind: 'order', reference: order.order_id }, taken)
}
