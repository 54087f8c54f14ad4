/** Reads the Indian days that limit the order list (§2, §9). */
import { dayStart, startOfDay } from '../dates/indian-date.ts'

const DAY_MS = 86_400_000

/** ISO, UTC: placed at `from` or later, and before `until`. */
export type OrderDays = { from?: string; until?: string }

/**
 * Reads `day` (today or yesterday), otherwise `from` and `to`: inclusive days such as 2026-11-20, in either order.
 * Ignores invalid days.
 */
export function readOrderDays(params: { get(name: string): string | null }, now: Date): OrderDays {
  const today = startOfDay(now).getTime()
  const day = params.get('day')
  if (day === 'today') return days(today, today)
  if (day === 'yesterday') return days(today - DAY_MS, today - DAY_MS)
  const from = dayStart(params.get('from') ?? '')?.getTime()
  const to = dayStart(params.get('to') ?? '')?.getTime()
  return from !== undefined && to !== undefined && from > to ? days(to, from) : days(from, to)
}

function days(first: number | undefined, last: number | undefined): OrderDays {
  return {
    ...(first !== undefined && { from: new Date(first).toISOString() }),
    ...(last !== undefined && { until: new Date(last + DAY_MS).toISOString() }),
  }
}
