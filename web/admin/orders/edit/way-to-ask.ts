// How the customer of an edited order is asked: by a message that leads to the page of the order.
import { chatNumber, customerLanguage } from '#domain/customers/contact.ts'
import { questionMessage } from '#domain/messages/order-messages.ts'
import type { Order } from '#domain/order/order.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import type { Shop } from '#server/shop.ts'

/** `to` opens WhatsApp. */
export type WayToAsk = { to: string } | { ended: 'shop' | 'age' }

/** Undefined without a customer who can answer. `origin` is that of the request. */
export async function wayToAsk(
  { orders, payments, settings }: Pick<Shop, 'orders' | 'payments' | 'settings'>,
  order: Order,
  origin: string,
): Promise<WayToAsk | undefined> {
  const { orderId } = order
  if (order.kind) return undefined
  const state = (await orders.links.of([orderId])).get(orderId)
  if (!state) return undefined
  if ('ended' in state) return state
  const page = { origin, link: state.link }
  const texts = questionMessage({ order, due: await payments.due(orderId), page }, settings)
  return texts && { to: whatsappLink('web', chatNumber(order.customer), texts[customerLanguage(order)]) }
}
