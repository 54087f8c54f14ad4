// Returns the goods of a locked order to stock and records it among the movements.
import { type Cause, recordMovements } from './record-movements.ts'
import { recordTaken } from './record-taken.ts'
import type { System } from '../system.ts'
import type { LockedOrder } from '../order-table/lock-order.ts'
import { returnStock, type Wanted } from './take-stock.ts'

/** Returns the new stock of what went back; what is not sold any more is left out. Does nothing for an order without its goods. */
export async function returnGoodsOf(
  system: Pick<System, 'now' | 'randomToken'>,
  order: LockedOrder,
  lines: readonly Wanted[],
  cause: Omit<Cause, 'reference'>,
): Promise<Record<string, number>> {
  const { trx, row } = order
  if (row.short_of !== null) return {}
  await recordTaken(system, order, lines)
  const stock = await returnStock(trx, lines)
  const returned = lines.filter(({ productId }) => productId in stock)
  const moved = returned.map(({ productId, quantity }) => ({ productId, delta: quantity }))
  await recordMovements(trx, system, { ...cause, reference: order.orderId }, moved)
  return stock
}
