// A message to a customer as a link needs it: to which number, in which language, and its text in both.
import { chatNumber } from '#domain/customers/contact.ts'
import type { MessageLanguage, MessageName } from '#domain/settings/message-fields.ts'
import type { Paise } from '#domain/money.ts'
import {
  customerLanguage,
  filledMessage,
  type MessageAbout,
  type MessageSettings,
  type NewsName,
  type Texts,
} from '#domain/messages/order-messages.ts'

export type MessageView = {
  orderId: string
  /** With the country's code. */
  number: string
  name: MessageName
  language: MessageLanguage
  texts: Texts
  /** What a request for money asks for. */
  duePaise?: Paise
}

export function messageView(about: MessageAbout, settings: MessageSettings, name: NewsName): MessageView {
  const { order } = about
  return {
    orderId: order.orderId,
    number: chatNumber(order.customer),
    name,
    language: customerLanguage(order),
    texts: filledMessage(about, settings, name),
  }
}
