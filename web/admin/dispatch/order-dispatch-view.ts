// What the details of an order show of its dispatch: what was recorded, and the messages to its customer, filled in.
import { chatNumber } from '#domain/customers/contact.ts'
import type { Dispatch } from '#domain/dispatch/dispatched.ts'
import type { MessageName } from '#domain/messages/message-fields.ts'
import { customerLanguage, filledMessages, type MessageSettings, type Texts } from '#domain/messages/order-messages.ts'
import type { Order } from '#domain/order.ts'
import type { Shop } from '#server/shop.ts'
import type { MessageView } from './message-view.ts'

export type OrderDispatchView = { dispatch?: Dispatch; messages: Readonly<Record<MessageName, Texts>> }

/** Undefined where there is no customer to send anything to. */
export async function orderDispatch(
  { dispatch, settings }: Pick<Shop, 'dispatch'> & { settings: MessageSettings },
  order: Order | undefined,
): Promise<OrderDispatchView | undefined> {
  if (!order || order.erased || order.kind) return undefined
  const stored = await dispatch.find(order.orderId)
  return { ...(stored && { dispatch: stored }), messages: filledMessages(order, stored, settings) }
}

/** Returns the estimate of an order as a message in its customer's language. */
export function estimateView(order: Order, { messages }: OrderDispatchView): MessageView {
  return {
    orderId: order.orderId,
    number: chatNumber(order.customer),
    name: 'revised',
    language: customerLanguage(order),
    texts: messages.revised,
  }
}
