/** Splits the days of a report by the month: whole months have sums of their own. */
import { daysLater } from './report-days.ts'

/** Days of one month ('2026-10'), both included; `isWhole` when they are all of them. */
export type MonthPart = { month: string; from: string; to: string; isWhole: boolean }

/**
 * Returns the parts of the days since `from` that have something (`filled`, oldest first). The newest month is never whole: its days change
 * while it goes on.
 */
export function monthParts(from: string, filled: readonly { day: string }[]): MonthPart[] {
  const [first, last] = [filled.at(0)?.day, filled.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const parts: MonthPart[] = []
  for (let begin = `${first.slice(0, 7)}-01`; begin <= last; begin = nextMonth(begin)) {
    const end = daysLater(nextMonth(begin), -1)
    const isWhole = from <= begin && last > end
    parts.push({
      month: begin.slice(0, 7),
      from: isWhole || first < begin ? begin : first,
      to: last > end ? end : last,
      isWhole,
    })
  }
  return parts
}

/** From the first day of a month to that of the next. */
function nextMonth(begin: string): string {
  return `${daysLater(begin, 31).slice(0, 7)}-01`
}
