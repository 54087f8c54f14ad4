// Reads what the details of an order show of its customer.
import { firstMessage } from '#domain/customers/contact.ts'
import type { OrderedBefore } from '#domain/customers/ordered-before.ts'
import type { Order } from '#domain/order/order.ts'
import type { Shop } from '#server/shop.ts'

/**
 * `firstMessage` begins a chat; `before` is what the same number ordered earlier, `unconfirmed` how many of its orders wait when it
 * has none confirmed and many.
 */
export type OrderCustomerView = { firstMessage: string; before?: OrderedBefore; unconfirmed?: number }

export async function orderCustomer(
  { customers, settings }: Pick<Shop, 'customers' | 'settings'>,
  order: Order,
): Promise<OrderCustomerView> {
  const { mobile } = order.customer
  const [before, marks] = await Promise.all([customers.orderedBefore(order), customers.unconfirmed([mobile])])
  const unconfirmed = marks.get(mobile)
  return { firstMessage: firstMessage(order, settings), ...(before && { before }), ...(unconfirmed && { unconfirmed }) }
}
