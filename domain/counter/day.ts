/** A day at the counter: sales, refunds, and the expected and counted cash. */
import { formatRupees, type Paise } from '../numbers/money.ts'
import { orderDate } from '../dates/indian-date.ts'
import { wordsOf } from '../words/catalogue.ts'
import { counter as counterWords } from '../words/en/office/orders/counter.ts'
import type { PaymentMethod } from './sale.ts'

/** By payment method. */
export type MethodSums = Readonly<
  Record<PaymentMethod, { sales: number; soldPaise: Paise; returns: number; refundPaise: Paise }>
>

export const noMethodSums = (): Record<PaymentMethod, MethodSums[PaymentMethod]> => ({
  cash: { sales: 0, soldPaise: 0, returns: 0, refundPaise: 0 },
  upi: { sales: 0, soldPaise: 0, returns: 0, refundPaise: 0 },
})

export type ClosedDay = {
  closedAt: string
  who: string
  /** The sums when the day was closed. */
  expectedPaise: Paise
  countedPaise: Paise
  note: string
}

/** Returns the expected increase of the cash box since the morning. */
export function expectedCash({ cash }: MethodSums): Paise {
  return cash.soldPaise - cash.refundPaise
}

/** Returns 'The cash is right', '₹20 short' or '₹20 extra'. */
export function cashDifference(expectedPaise: Paise, countedPaise: Paise): string {
  const difference = countedPaise - expectedPaise
  const { cashRight, cashShort, cashExtra } = wordsOf(counterWords)
  if (difference === 0) return cashRight
  return difference < 0
    ? cashShort({ amount: formatRupees(-difference) })
    : cashExtra({ amount: formatRupees(difference) })
}

/** Returns 'The day is closed. The cash is ₹20 short.' */
export function closedText({ expectedPaise, countedPaise }: Pick<ClosedDay, 'expectedPaise' | 'countedPaise'>): string {
  const { closedRight, closedShort, closedExtra } = wordsOf(counterWords)
  const amount = formatRupees(Math.abs(countedPaise - expectedPaise))
  if (countedPaise === expectedPaise) return closedRight
  return countedPaise < expectedPaise ? closedShort({ amount }) : closedExtra({ amount })
}

/** Returns why the counter refuses sales. */
export function dayClosedText(closedAt: string): string {
  return wordsOf(counterWords).dayClosed({ day: orderDate(new Date(closedAt)) })
}

/** Limits of a device's time of sale before and after the server's clock. */
const KEPT_AT_MOST_MS = 31 * 86_400_000
const CLOCK_AHEAD_MS = 5 * 60_000

/** Returns the device's time of sale, or `now` if implausible. */
export function soldMoment(soldAt: string, now: Date): Date {
  const at = Date.parse(soldAt)
  return at > now.getTime() + CLOCK_AHEAD_MS || at < now.getTime() - KEPT_AT_MOST_MS ? now : new Date(at)
}
