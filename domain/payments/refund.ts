/** A refund is a negative payment, seen at once because the shop sent it. */
import { formatRupees, type Paise } from '../money.ts'
import type { Balance } from './balance.ts'

type Amount = { amountPaise: Paise }

export function isRefund({ amountPaise }: Amount): boolean {
  return amountPaise < 0
}

/** Returns '₹500', or '₹500 given back'. */
export function amountText({ amountPaise }: Amount): string {
  return amountPaise < 0 ? `${formatRupees(-amountPaise)} given back` : formatRupees(amountPaise)
}

/** Only money seen can be refunded. */
export function aboveReceived(paise: Paise, { seenPaise, receivedPaise }: Balance): string | undefined {
  if (paise <= seenPaise) return undefined
  const there = formatRupees(Math.max(seenPaise, 0))
  if (seenPaise === receivedPaise) return `No more can be given back than was received: ${there}.`
  return `No more can be given back than was seen in the bank: ${there}.`
}

/** Refunds must not exceed payments. */
export function takingBackRefusal(payment: Amount, { receivedPaise }: Pick<Balance, 'receivedPaise'>) {
  if (isRefund(payment) || payment.amountPaise <= receivedPaise) return undefined
  return 'Money of this order was given back already. If that was a mistake, undo that refund first.'
}
