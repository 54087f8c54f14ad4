/** How long the shop keeps its customers' identities. */

/** Eight years, above the legal retention of books for tax and companies. */
export const KEEP_CUSTOMERS_MONTHS = 96

/** A shop sells every year, and may close for a season. */
const LONGEST_PAUSE_MONTHS = 24

/**
 * Returns the months without orders that indicate a wrong clock: earlier orders are then not as old as they seem. At
 * most the retention time.
 */
export function longestPauseMonths(kept: number): number {
  return Math.min(kept, LONGEST_PAUSE_MONTHS)
}

/** In UTC, limited to the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now)
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(now.getUTCDate(), lastDay))
  return before
}
