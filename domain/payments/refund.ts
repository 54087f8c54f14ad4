/** A refund is a negative payment, seen at once because the shop sent it. */
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import type { Balance } from './balance.ts'
import { aboveDue } from './payment-form.ts'
import type { Payment, TakenBackReason } from './payment.ts'

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

/** Returns the question about a refund above the overpaid amount; undefined if it is not. */
export function aboveOverpaid(paise: Paise, { overPaise, duePaise }: Balance): string | undefined {
  if (paise <= overPaise) return undefined
  const text = wordsOf(paymentWords)
  const due = formatRupees(duePaise + paise - overPaise)
  return overPaise === 0 ? text.notOverpaid({ due }) : text.aboveOverpaid({ over: formatRupees(overPaise), due })
}

/** Returns why an amount, below zero for a refund, is not recorded as it is. */
export function aboveBalance(amountPaise: Paise, balance: Balance, isMoreMeant = false): string | undefined {
  const most = amountPaise < 0 ? aboveReceived(-amountPaise, balance) : undefined
  if (most !== undefined || isMoreMeant) return most
  return amountPaise < 0 ? aboveOverpaid(-amountPaise, balance) : aboveDue(amountPaise, balance)
}

type TakingBack = { reason: TakenBackReason; payments: readonly Pick<Payment, 'amountPaise' | 'takenBack'>[] }

/** Refunds must not exceed payments; if they cover one, they may be the very money that is said to be returned. */
export function takingBackRefusal(payment: Amount, balance: Balance, { reason, payments }: TakingBack) {
  const refunds = payments.filter((each) => isRefund(each) && each.takenBack === undefined)
  const refundedPaise = -refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  const mayBeRefunded = reason === 'returned' && payment.amountPaise <= refundedPaise
  const mostPaise = mayBeRefunded ? balance.overPaise : balance.receivedPaise
  if (isRefund(payment) || payment.amountPaise <= mostPaise) return undefined
  return wordsOf(paymentWords).refundFirst
}
