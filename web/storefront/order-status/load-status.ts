// Reads what the page of an order shows.
import { type ShownOrder, shownOrder } from '#domain/order-status/shown-order.ts'
import type { Shop } from '#server/shop.ts'

/** Undefined for a link that opens nothing: that costs one query, whatever is wrong with it. */
export async function loadStatus(
  { orders, dispatch, payments }: Pick<Shop, 'orders' | 'dispatch' | 'payments'>,
  link: string,
): Promise<ShownOrder | undefined> {
  const order = await orders.links.find(link)
  if (!order) return undefined
  const { orderId } = order
  const [history, revisions, dispatched, due, said, proposal] = await Promise.all([
    orders.steps.read(orderId),
    order.revision === undefined ? [] : orders.revisions.list(orderId),
    dispatch.find(orderId),
    payments.due(orderId),
    orders.said.ofOrder(orderId),
    orders.proposals.newest(orderId),
  ])
  return shownOrder({ order, history, revisions, dispatch: dispatched, due, said, proposal })
}
