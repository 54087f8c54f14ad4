/** Arithmetic with Indian days such as '2026-11-20'. */
import { dayStart, isoDay, startOfDay } from './indian-date.ts'

const DAY_MS = 86_400_000

/** `days` may be negative. Throws RangeError for an invalid day. */
export function daysLater(day: string, days: number): string {
  return isoDay(new Date(momentOf(day) + days * DAY_MS))
}

/** Returns the week's Monday. */
export function weekBegin(day: string): string {
  // 1 January 1970 was a Thursday.
  const weekday = (Math.round((momentOf(day) - momentOf('1970-01-01')) / DAY_MS) + 3) % 7
  return daysLater(day, -((weekday + 7) % 7))
}

/** Returns all days from first to last, inclusive; none if first is later. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = momentOf(first); at <= momentOf(last); at += DAY_MS) days.push(isoDay(new Date(at)))
  return days
}

/** Returns the times (ISO, UTC) of orders placed on these days; `until` is exclusive. */
export function momentsOf(first: string, last: string): { from: string; until: string } {
  return {
    from: new Date(momentOf(first)).toISOString(),
    until: new Date(momentOf(last) + DAY_MS).toISOString(),
  }
}

/** Takes a time in ISO, UTC. */
export function dayOf(moment: string): string {
  return isoDay(startOfDay(new Date(moment)))
}

function momentOf(day: string): number {
  const start = dayStart(day)
  if (!start) throw new RangeError(`${day} is no day`)
  return start.getTime()
}
