/** A day at the counter: its sales and refunds, the cash that must be there, and whether it is. */
import { formatRupees, type Paise } from '../money.ts'
import { orderDate } from '../indian-date.ts'
import type { PaymentMethod } from './sale.ts'

/** Sales and returns of a day by how they were paid. */
export type MethodSums = Readonly<
  Record<PaymentMethod, { sales: number; soldPaise: Paise; returns: number; refundPaise: Paise }>
>

export const noMethodSums = (): Record<PaymentMethod, MethodSums[PaymentMethod]> => ({
  cash: { sales: 0, soldPaise: 0, returns: 0, refundPaise: 0 },
  upi: { sales: 0, soldPaise: 0, returns: 0, refundPaise: 0 },
})

/** How a day was closed. */
export type ClosedDay = {
  /** ISO, UTC. */
  closedAt: string
  who: string
  /** What the sales of the day said at that moment, and what was counted. */
  expectedPaise: Paise
  countedPaise: Paise
  note: string
}

/** Returns what the cash box must hold more than in the morning. */
export function expectedCash({ cash }: MethodSums): Paise {
  return cash.soldPaise - cash.refundPaise
}

/** What is said where the counted cash cannot be read. */
export const COUNT_THE_CASH = 'Type the cash that you counted, like 12,500'

/** Returns 'The cash is right', '₹20 are missing' or '₹20 too much'. */
export function cashDifference(expectedPaise: Paise, countedPaise: Paise): string {
  const difference = countedPaise - expectedPaise
  if (difference === 0) return 'The cash is right'
  return difference < 0 ? `${formatRupees(-difference)} are missing` : `${formatRupees(difference)} too much`
}

/** Why the counter takes no sale now. */
export function dayClosedText(closedAt: string): string {
  return `The day of ${orderDate(new Date(closedAt))} is closed. Open it again to sell.`
}

/** So much earlier than now a sale that was kept on a device may have been made, and so much later by its clock. */
const KEPT_AT_MOST_MS = 31 * 86_400_000
const CLOCK_AHEAD_MS = 5 * 60_000

/** Returns when a sale was made: as its device says, unless that cannot be. */
export function soldMoment(soldAt: string, now: Date): Date {
  const at = Date.parse(soldAt)
  return at > now.getTime() + CLOCK_AHEAD_MS || at < now.getTime() - KEPT_AT_MOST_MS ? now : new Date(at)
}
