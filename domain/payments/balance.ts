/** An order's balance: received, seen by the bank, due, or overpaid. */
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import { type Due, dueOf } from './due.ts'
import type { Payment } from './payment.ts'

export type BalanceState = 'nothing due' | 'due' | 'part paid' | 'paid' | 'too much'

export type Balance = Due & {
  state: BalanceState
  seenPaise: Paise
}

type Counted = Pick<Payment, 'amountPaise' | 'seen' | 'takenBack'>

export function balanceLabel(state: BalanceState): string {
  const { nothingDue, due, partPaid, paid, overpaid } = wordsOf(paymentWords)
  const labels = { 'nothing due': nothingDue, due, 'part paid': partPaid, paid, 'too much': overpaid }
  return labels[state]
}

export function balanceOf(askedPaise: Paise, payments: readonly Counted[]): Balance {
  const counted = payments.filter(({ takenBack }) => takenBack === undefined)
  const receivedPaise = sumOf(counted)
  const seenPaise = sumOf(counted.filter(({ seen }) => seen !== undefined))
  return {
    ...dueOf(askedPaise, receivedPaise),
    state: balanceState(askedPaise, receivedPaise),
    seenPaise,
  }
}

export function balanceState(askedPaise: Paise, receivedPaise: Paise): BalanceState {
  if (receivedPaise > askedPaise) return 'too much'
  if (receivedPaise === askedPaise) return askedPaise === 0 ? 'nothing due' : 'paid'
  return receivedPaise === 0 ? 'due' : 'part paid'
}

/** '₹3,000 of ₹5,000 received, ₹2,000 due', and so on. */
export function balanceText({ state, askedPaise, receivedPaise, duePaise, overPaise }: Balance): string {
  const text = wordsOf(paymentWords)
  const received = formatRupees(receivedPaise)
  const due = formatRupees(duePaise)
  if (state === 'nothing due') return text.noAmountDue
  if (state === 'due') return text.amountDue({ due })
  if (state === 'paid') return text.amountReceived({ received })
  if (state === 'part paid') return text.amountPartPaid({ received, total: formatRupees(askedPaise), due })
  if (askedPaise === 0) return text.toBeRefunded({ received })
  return text.amountOverpaid({ received, over: formatRupees(overPaise) })
}

/** Undefined if the bank has shown all. */
export function unseenText({ receivedPaise, seenPaise }: Balance): string | undefined {
  if (receivedPaise === seenPaise) return undefined
  const text = wordsOf(paymentWords)
  return seenPaise === 0 ? text.allUnchecked : text.someUnchecked({ amount: formatRupees(receivedPaise - seenPaise) })
}

export function isPaidAndSeen({ state, receivedPaise, seenPaise }: Balance): boolean {
  return (state === 'paid' || state === 'too much') && seenPaise === receivedPaise
}

function sumOf(payments: readonly Counted[]): Paise {
  return payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
