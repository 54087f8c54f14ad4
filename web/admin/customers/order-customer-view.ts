// Loads the customer part of an order's details.
import { firstMessage } from '#domain/customers/contact.ts'
import type { OrderedBefore } from '#domain/customers/ordered-before.ts'
import type { Order } from '#domain/order/order.ts'
import type { Shop } from '#server/shop.ts'

/**
 * `firstMessage` starts a chat; `before` are earlier orders of the number; `unconfirmed` counts its waiting orders when
 * they are many and none is confirmed.
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
