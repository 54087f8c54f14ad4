// A message to a customer as a link needs it: to which number, in which language, and its text in both.
import type { Dispatch } from '#domain/dispatch/dispatched.ts'
import { chatNumber } from '#domain/customers/contact.ts'
import type { MessageLanguage, MessageName } from '#domain/messages/message-fields.ts'
import {
  customerLanguage,
  filledMessage,
  type MessageOrder,
  type MessageSettings,
  type Texts,
} from '#domain/messages/order-messages.ts'

export type MessageView = {
  orderId: string
  /** With the country's code. */
  number: string
  name: MessageName
  language: MessageLanguage
  texts: Texts
}

export function messageView(
  order: MessageOrder,
  dispatch: Dispatch | undefined,
  settings: MessageSettings,
  name: MessageName,
): MessageView {
  return {
    orderId: order.orderId,
    number: chatNumber(order.customer),
    name,
    language: customerLanguage(order),
    texts: filledMessage(order, dispatch, settings, name),
  }
}
