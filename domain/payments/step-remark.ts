/** The remark on money when an order is paid or cancelled, since steps and payments are recorded apart. */
import type { RecordedStep } from '../steps/steps.ts'
import { formatRupees } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import type { Due } from './due.ts'

/** 'No payment is recorded, and ₹2,813.40 is due.'; undefined if step and money agree. */
export function stepRemark(step: RecordedStep, due: Due): string | undefined {
  if (step === 'paid') return unpaidText(due)
  return step === 'cancelled' ? toReturnText(due.receivedPaise) : undefined
}

/** For an order at the step paid. */
export function unpaidText({ duePaise, receivedPaise }: Due): string | undefined {
  if (duePaise === 0) return undefined
  const text = wordsOf(paymentWords)
  const due = formatRupees(duePaise)
  if (receivedPaise === 0) return text.noneReceived({ due })
  return text.someReceived({ received: formatRupees(receivedPaise), due })
}

/** `orders` counts the paid ones of several. */
export function toReturnText(receivedPaise: number, orders?: number): string | undefined {
  if (receivedPaise <= 0) return undefined
  const text = wordsOf(paymentWords)
  const amount = formatRupees(receivedPaise)
  return orders === undefined ? text.refundIt({ amount }) : text.refundThem({ amount, count: orders })
}
