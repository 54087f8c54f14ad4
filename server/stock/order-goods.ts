// Returns a locked order's goods, and records what it took before its lines change or go.
import type { LockedOrder } from '../order-table/lock-order.ts'
import { giveStock, type Wanted } from './move-stock.ts'
import { type Cause, recordMovements, type Recording } from './record-movements.ts'

/** Returns the new stock, without deleted products. */
export async function returnGoodsOf(
  system: Recording,
  order: LockedOrder,
  lines: readonly Wanted[],
  cause: Omit<Cause, 'reference'>,
): Promise<Record<string, number>> {
  if (order.row.short_of !== null) return {}
  await recordTaken(system, order, lines)
  return await giveStock(order.trx, system, { ...cause, reference: order.orderId }, lines)
}

/** Does nothing if recorded before. */
export async function recordTaken(
  system: Recording,
  { trx, row, orderId }: LockedOrder,
  lines: readonly Wanted[],
): Promise<void> {
  if (row.short_of !== null || row.stock_recorded !== null) return
  const taken = lines.map(({ productId, quantity }) => ({ productId, delta: -quantity, at: row.placed_at }))
  await recordMovements(trx, system, { kind: 'order', reference: orderId }, taken)
}
