// Records what an order took when it came in, once its lines can no longer tell: it is deleted, replaced, or takes its stock again.
import type { LockedOrder } from '../order-table/lock-order.ts'
import { recordMovements } from './record-movements.ts'
import type { System } from '../system.ts'

type Line = { productId: string; quantity: number }

/** Does nothing for an order that took nothing, or whose takes stand among the movements already. */
export async function recordTaken(
  system: Pick<System, 'now' | 'randomToken'>,
  { trx, row, orderId }: LockedOrder,
  lines: readonly Line[],
): Promise<void> {
  if (row.short_of !== null || row.stock_recorded !== null) return
  const taken = lines.map(({ productId, quantity }) => ({ productId, delta: -quantity, at: row.placed_at }))
  await recordMovements(trx, system, { kind: 'order', reference: orderId }, taken)
}
