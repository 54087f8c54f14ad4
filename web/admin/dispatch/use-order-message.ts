// The message that an order's details offer: the likely one, until another is chosen.
import { useState } from 'react'
import type { StepEntry } from '#domain/steps/entries.ts'
import { chatNumber, customerLanguage } from '#domain/customers/contact.ts'
import { nextMessage } from '#domain/messages/order-messages.ts'
import type { Order } from '#domain/order/order.ts'
import { type MessageLanguage, type MessageName, messageNames } from '#domain/settings/message-fields.ts'
import type { MessageView } from './message-view.ts'
import type { OrderDispatchView } from './order-dispatch-view.ts'

type Choice = { name?: MessageName; language?: MessageLanguage }
type About = { order: Order; history: readonly StepEntry[]; dispatch: OrderDispatchView | undefined }

/** `isChosen`: made in the list of messages. */
export type OrderMessage = {
  message: MessageView
  isChosen: boolean
  sendable: readonly MessageName[]
  choose: (choice: Choice) => void
}

/** Undefined without an open order, and without a customer to write to. */
export function useOrderMessage(about: About | undefined): OrderMessage | undefined {
  const [made, setMade] = useState<Choice & { about: string }>()
  if (!about?.dispatch) return undefined
  const { order, history, dispatch } = about
  const { messages, due } = dispatch
  // A choice is about what the order was when it was made.
  const now = [order.orderId, order.step, due.duePaise, messages.question !== undefined].join(' ')
  const chosen = made?.about === now ? made : undefined
  // The estimate has its own button beside the customer; a request needs an amount due, a question an answer.
  const sendable = messageNames.filter((each) => each !== 'revised' && messages[each] !== undefined)
  const wanted = chosen?.name ?? (messages.question ? 'question' : nextMessage(order.step, due, history))
  const name = sendable.includes(wanted) ? wanted : 'confirmed'
  return {
    message: {
      orderId: order.orderId,
      number: chatNumber(order.customer),
      name,
      language: chosen?.language ?? customerLanguage(order),
      texts: messages[name] ?? messages.confirmed,
      ...(name === 'payment' && { duePaise: due.duePaise }),
    },
    isChosen: chosen?.name !== undefined,
    sendable,
    choose: (choice) => setMade({ ...chosen, ...choice, about: now }),
  }
}
