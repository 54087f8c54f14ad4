/** Arithmetic with the days of India that reports are about: '2026-11-20'. */
import { dayStart, isoDay, startOfDay } from './indian-date.ts'

const DAY_MS = 86_400_000

/** Returns the day that is so many days later, or earlier for a negative number. Throws RangeError for a text that is no day. */
export function daysLater(day: string, days: number): string {
  return isoDay(new Date(momentOf(day) + days * DAY_MS))
}

/** Returns the Monday of a day's week. */
export function weekBegin(day: string): string {
  // 1 January 1970 was a Thursday, in India as elsewhere.
  const weekday = (Math.round((momentOf(day) - momentOf('1970-01-01')) / DAY_MS) + 3) % 7
  return daysLater(day, -((weekday + 7) % 7))
}

/** Returns every day from the first to the last, both included; none when the first is later. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = []
  for (let at = momentOf(first); at <= momentOf(last); at += DAY_MS) days.push(isoDay(new Date(at)))
  return days
}

/** Returns the moments in ISO, UTC, between which an order of these days was placed; `until` is left out. */
export function momentsOf(first: string, last: string): { from: string; until: string } {
  return {
    from: new Date(momentOf(first)).toISOString(),
    until: new Date(momentOf(last) + DAY_MS).toISOString(),
  }
}

/** Returns the day of a moment in ISO, UTC. */
export function dayOf(moment: string): string {
  return isoDay(startOfDay(new Date(moment)))
}

function momentOf(day: string): number {
  const start = dayStart(day)
  if (!start) throw new RangeError(`${day} is no day`)
  return start.getTime()
}
