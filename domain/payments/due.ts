/** An order's due amount, as a type that a total cannot be passed for. */
import { formatRupees, type Paise } from '../numbers/money.ts'
import type { Order } from '../order/order.ts'
import { wordsOf } from '../words/catalogue.ts'
import { received as receivedWords } from '../words/en/received.ts'

export type Due = Readonly<{
  /** 0 if cancelled or replaced. */
  askedPaise: Paise
  receivedPaise: Paise
  duePaise: Paise
  overPaise: Paise
}>

export function dueOf(askedPaise: Paise, receivedPaise: Paise): Due {
  return {
    askedPaise,
    receivedPaise,
    duePaise: Math.max(askedPaise - receivedPaise, 0),
    overPaise: Math.max(receivedPaise - askedPaise, 0),
  }
}

/** A new order cannot have payments. */
export function dueAtFirst(totalPaise: Paise): Due {
  return dueOf(totalPaise, 0)
}

export function askedOf({ totalPaise, step, supersededBy }: Pick<Order, 'totalPaise' | 'step' | 'supersededBy'>) {
  return step === 'cancelled' || supersededBy !== undefined ? 0 : totalPaise
}

/** 'Received ₹1,000, due ₹1,813.40'; '' without a payment. */
export function receivedText(due: Due): string {
  const { askedPaise: asked, receivedPaise, duePaise, overPaise } = due
  if (receivedPaise === 0) return ''
  const received = formatRupees(receivedPaise)
  const rest = formatRupees(duePaise)
  const over = formatRupees(overPaise)
  const text = wordsOf(receivedWords)
  if (duePaise > 0) return text.andDue({ received, due: rest })
  if (overPaise === 0) return text.andPaid({ received })
  return asked === 0 ? text.toRefund({ received }) : text.andOverpaid({ received, over })
}
