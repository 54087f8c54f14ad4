// Loads dispatch and filled-in messages for an order's details.
import { chatNumber, customerLanguage } from '#domain/customers/contact.ts'
import type { Dispatch } from '#domain/dispatch/dispatched.ts'
import { asksForTotal, messageLanguages, messageNames } from '#domain/settings/message-fields.ts'
import {
  type FilledMessages,
  filledMessages,
  type MessageAbout,
  type MessageSettings,
  messageText,
} from '#domain/messages/order-messages.ts'
import type { Order } from '#domain/order/order.ts'
import type { Due } from '#domain/payments/due.ts'
import type { Shop } from '#server/shop.ts'
import type { MessageView } from './message-view.ts'

/** `totalAskedIn`: keys of own texts that request the whole total, such as 'payment-ta'. */
export type OrderDispatchView = {
  dispatch?: Dispatch
  messages: FilledMessages
  due: Due
  totalAskedIn: string[]
}

/** Undefined without a customer to write to. */
export async function orderDispatch(
  { dispatch, payments, settings }: Pick<Shop, 'dispatch' | 'payments'> & { settings: MessageSettings },
  order: Order | undefined,
  { page, isAsked }: Pick<MessageAbout, 'page' | 'isAsked'> = {},
): Promise<OrderDispatchView | undefined> {
  if (!order || order.erased || order.kind) return undefined
  const [stored, due] = await Promise.all([dispatch.find(order.orderId), payments.due(order.orderId)])
  return {
    ...(stored && { dispatch: stored }),
    messages: filledMessages({ order, due, dispatch: stored, page, isAsked }, settings),
    due,
    totalAskedIn: messageNames.flatMap((name) =>
      messageLanguages
        .filter((language) => asksForTotal(messageText(settings, name, language), name))
        .map((language) => `${name}-${language}`),
    ),
  }
}

/** Returns the estimate as a message in the customer's language. */
export function estimateView(order: Order, { messages }: OrderDispatchView): MessageView {
  return {
    orderId: order.orderId,
    number: chatNumber(order.customer),
    name: 'revised',
    language: customerLanguage(order),
    texts: messages.revised,
  }
}
