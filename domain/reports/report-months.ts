/** Splits a report's days by month, so that a report of years is read in parts. */
import { daysLater } from '../dates/indian-days.ts'

/** Inclusive. */
export type DaysPart = { from: string; to: string }

/** Returns the parts from the first month with data (`filled`, oldest first) to the last. */
export function monthParts({ from, to }: DaysPart, filled: readonly { day: string }[]): DaysPart[] {
  const [first, last] = [filled.at(0)?.day, filled.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const parts: DaysPart[] = []
  for (let begin = `${first.slice(0, 7)}-01`; begin <= last; begin = nextMonth(begin)) {
    const end = daysLater(nextMonth(begin), -1)
    parts.push({ from: begin > from ? begin : from, to: end < to ? end : to })
  }
  return parts
}

/** Takes the first day of a month and returns that of the next. */
function nextMonth(begin: string): string {
  return `${daysLater(begin, 31).slice(0, 7)}-01`
}
