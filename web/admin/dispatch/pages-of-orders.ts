// The addresses of orders' own pages, for messages to their customers.
import type { OrderPage } from '#domain/messages/order-messages.ts'
import type { Shop } from '#server/shop.ts'

/** `origin` is that of the request. Orders whose link has ended have none. */
export async function pagesOfOrders(
  { orders }: Pick<Shop, 'orders'>,
  origin: string,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderPage | undefined> {
  const states = await orders.links.of(orderIds)
  return (orderId) => {
    const state = states.get(orderId)
    return state && 'link' in state ? { origin, link: state.link } : undefined
  }
}
