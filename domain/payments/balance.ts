/** An order's balance: received, seen by the bank, due, or overpaid. */
import { formatRupees, type Paise } from '../money.ts'
import { type Due, dueOf } from './due.ts'
import type { Payment } from './payment.ts'

export type BalanceState = 'nothing due' | 'due' | 'part paid' | 'paid' | 'too much'

export type Balance = Due & {
  state: BalanceState
  seenPaise: Paise
}

type Counted = Pick<Payment, 'amountPaise' | 'seen' | 'takenBack'>

export const balanceLabels = {
  'nothing due': 'Nothing due',
  due: 'Due',
  'part paid': 'Part paid',
  paid: 'Paid',
  'too much': 'Overpaid',
} as const satisfies Record<BalanceState, string>

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
  if (state === 'nothing due') return 'Nothing is due'
  if (state === 'due') return `${formatRupees(duePaise)} due`
  const received = `${formatRupees(receivedPaise)} received`
  if (state === 'paid') return received
  if (state === 'too much') {
    return askedPaise === 0 ? `${received}, to be refunded` : `${received}: ${formatRupees(overPaise)} overpaid`
  }
  return `${formatRupees(receivedPaise)} of ${formatRupees(askedPaise)} received, ${formatRupees(duePaise)} due`
}

/** Undefined if the bank has shown all. */
export function unseenText({ receivedPaise, seenPaise }: Balance): string | undefined {
  if (receivedPaise === seenPaise) return undefined
  const all = seenPaise === 0 ? 'It was' : `${formatRupees(receivedPaise - seenPaise)} of it was`
  return `${all} not seen in the bank yet.`
}

export function isPaidAndSeen({ state, receivedPaise, seenPaise }: Balance): boolean {
  return (state === 'paid' || state === 'too much') && seenPaise === receivedPaise
}

function sumOf(payments: readonly Counted[]): Paise {
  return payments.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
}
