/** A refund is a negative payment, seen at once because the shop sent it. */
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import type { Balance } from './balance.ts'

type Amount = { amountPaise: Paise }

export function isRefund({ amountPaise }: Amount): boolean {
  return amountPaise < 0
}

/** Returns '₹500', or '₹500 refunded'. */
export function amountText({ amountPaise }: Amount): string {
  if (amountPaise >= 0) return formatRupees(amountPaise)
  return wordsOf(paymentWords).amountRefunded({ amount: formatRupees(-amountPaise) })
}

/** Only money seen can be refunded. */
export function aboveReceived(paise: Paise, { seenPaise, receivedPaise }: Balance): string | undefined {
  if (paise <= seenPaise) return undefined
  const text = wordsOf(paymentWords)
  const isAllSeen = seenPaise === receivedPaise
  if (seenPaise <= 0) return isAllSeen ? text.noneReceivedYet : text.checkFirst
  const most = formatRupees(seenPaise)
  return isAllSeen ? text.aboveReceived({ most }) : text.aboveChecked({ most })
}

/** Refunds must not exceed payments. */
export function takingBackRefusal(payment: Amount, { receivedPaise }: Pick<Balance, 'receivedPaise'>) {
  if (isRefund(payment) || payment.amountPaise <= receivedPaise) return undefined
  return wordsOf(paymentWords).refundFirst
}
