/** For how long the shop keeps who its customers are. */
import { counted } from '../counted.ts'

/** Eight years: longer than the books of a shop have to be kept by the laws on tax and companies. */
export const KEEP_CUSTOMERS_MONTHS = 96

/** A shop sells every year; it may be closed for a season. */
const LONGEST_PAUSE_MONTHS = 24

/**
 * Returns how many months without any order say that the clock was wrong: what lies before them is not as old as it seems. No more
 * than orders are kept.
 */
export function longestPauseMonths(kept: number): number {
  return Math.min(kept, LONGEST_PAUSE_MONTHS)
}

/** Returns '8 years', '1 year' or '18 months'. */
export function keptFor(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month']
  return counted(count, unit)
}

/** Returns the moment `months` months before `now`, at the last day of a month that is too short; in UTC. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return before
}
