// Tells open screens of orders that were committed together: one hint for all of them, and one with the stock that is left.
import type { Live } from '../live/live.ts'
import type { Saved } from './write-orders.ts'

export function tellOfOrders(live: Pick<Live, 'publish'>, committed: readonly Saved[]): void {
  if (committed.some((saved) => !('outcome' in saved))) live.publish({ topic: 'orders' })
  const stock: Record<string, number> = {}
  for (const saved of committed) if ('stock' in saved) Object.assign(stock, saved.stock)
  if (Object.keys(stock).length > 0) live.publish({ topic: 'stock', stock })
}
