/** A refund is a negative payment, seen at once because the shop sent it. */
import { formatRupees, type Paise } from '../money.ts'
import type { Balance } from './balance.ts'

type Amount = { amountPaise: Paise }

export function isRefund({ amountPaise }: Amount): boolean {
  return amountPaise < 0
}

/** Returns '₹500', or '₹500 refunded'. */
export function amountText({ amountPaise }: Amount): string {
  return amountPaise < 0 ? `${formatRupees(-amountPaise)} refunded` : formatRupees(amountPaise)
}

/** Only money seen can be refunded. */
export function aboveReceived(paise: Paise, { seenPaise, receivedPaise }: Balance): string | undefined {
  if (paise <= seenPaise) return undefined
  const there = formatRupees(Math.max(seenPaise, 0))
  if (seenPaise === receivedPaise) return `You can refund at most ${there}, which is all that was received.`
  return `You can refund at most ${there}, which is all that was seen in the bank.`
}

/** Refunds must not exceed payments. */
export function takingBackRefusal(payment: Amount, { receivedPaise }: Pick<Balance, 'receivedPaise'>) {
  if (isRefund(payment) || payment.amountPaise <= receivedPaise) return undefined
  return 'Money of this order was refunded already. If that was a mistake, undo the refund first.'
}
