/** A day at the counter: sales, refunds, and the expected and counted cash. */
import { formatRupees, type Paise } from '../money.ts'
import { orderDate } from '../indian-date.ts'
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

export const COUNT_THE_CASH = 'Type the cash that you counted, like 12,500'

/** Returns 'The cash is right', '₹20 short' or '₹20 extra'. */
export function cashDifference(expectedPaise: Paise, countedPaise: Paise): string {
  const difference = countedPaise - expectedPaise
  if (difference === 0) return 'The cash is right'
  return difference < 0 ? `${formatRupees(-difference)} short` : `${formatRupees(difference)} extra`
}

/** Returns why the counter refuses sales. */
export function dayClosedText(closedAt: string): string {
  return `The day of ${orderDate(new Date(closedAt))} is closed. Open it again to sell.`
}

/** Limits of a device's time of sale before and after the server's clock. */
const KEPT_AT_MOST_MS = 31 * 86_400_000
const CLOCK_AHEAD_MS = 5 * 60_000

/** Returns the device's time of sale, or `now` if implausible. */
export function soldMoment(soldAt: string, now: Date): Date {
  const at = Date.parse(soldAt)
  return at > now.getTime() + CLOCK_AHEAD_MS || at < now.getTime() - KEPT_AT_MOST_MS ? now : new Date(at)
}
