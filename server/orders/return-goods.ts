// Returns the goods of an order to stock and records it among the movements, in the transaction that holds the order.
import type { Trx } from '../database/open.ts'
import type { OrderRow } from '../database/tables.ts'
import { type Cause, recordMovements } from '../stock/record-movements.ts'
import { recordTaken } from '../stock/record-taken.ts'
import type { System } from '../system.ts'
import { returnStock, type Wanted } from './stock.ts'

export type TakenOrder = Pick<OrderRow, 'order_id' | 'placed_at' | 'short_of' | 'stock_recorded'>

/** Returns the new stock of what went back; what is not sold any more is left out. Does nothing for an order without its goods. */
export async function returnGoodsOf(
  trx: Trx,
  system: Pick<System, 'now' | 'randomToken'>,
  order: TakenOrder,
  lines: readonly Wanted[],
  cause: Omit<Cause, 'reference'>,
): Promise<Record<string, number>> {
  if (order.short_of !== null) return {}
  await recordTaken(trx, system, order, lines)
  const stock = await returnStock(trx, lines)
  const returned = lines.filter(({ productId }) => productId in stock)
  const moved = returned.map(({ productId, quantity }) => ({ productId, delta: quantity }))
  await recordMovements(trx, system, { ...cause, reference: order.order_id }, moved)
  return stock
}
