/** Reads the days of India to which the admin's order list is limited (§2, §9). */
import { dayStart, startOfDay } from '../indian-date.ts'

const DAY_MS = 86_400_000

/** Moments in ISO, UTC: orders placed at `from` or later, and before `until`. */
export type OrderDays = { from?: string; until?: string }

/**
 * Reads the URL parameters: `day` is today or yesterday; without it, `from` and `to` are days such as 2026-11-20, both included
 * and in either order. What is no day limits nothing.
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
