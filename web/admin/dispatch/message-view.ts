// A message to a customer in both languages, for a link.
import { chatNumber, customerLanguage } from '#domain/customers/contact.ts'
import type { MessageLanguage, MessageName } from '#domain/settings/message-fields.ts'
import type { Paise } from '#domain/numbers/money.ts'
import {
  filledMessage,
  type MessageAbout,
  type MessageSettings,
  type NewsName,
  type Texts,
} from '#domain/messages/order-messages.ts'

export type MessageView = {
  orderId: string
  /** With country code. */
  number: string
  name: MessageName
  language: MessageLanguage
  texts: Texts
  /** Of a payment request. */
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
