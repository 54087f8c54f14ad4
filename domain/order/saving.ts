/** What a customer saves on an order. */
import type { Paise } from '../numbers/money.ts'
import { goodsPaise, type Order } from './order.ts'

/** Returns what the items cost at their M.R.P., and what the customer saves with the order's discount. */
export function savingOf(
  order: Pick<Order, 'items' | 'totalPaise' | 'discountPaise' | 'packingPaise' | 'roundOffPaise'>,
): {
  atMrpPaise: Paise
  savedPaise: Paise
} {
  const atMrpPaise = order.items.reduce((sum, { mrpPaise, pricePaise, quantity }) => {
    return sum + Math.max(mrpPaise, pricePaise) * quantity
  }, 0)
  return { atMrpPaise, savedPaise: atMrpPaise - goodsPaise(order) + (order.discountPaise ?? 0) }
}
