/** Splits the days of a report by the month: the first days of a month, which seldom change any more, have sums of their own. */
import { daysLater } from '../indian-days.ts'

/**
 * Days of one month ('2026-10'), both included. Sums may be kept of its days until `settled`; '' where the report has not the first day of
 * the month, or none is settled. `isOver` when all days of the month are.
 */
export type MonthPart = { month: string; from: string; to: string; settled: string; isOver: boolean }

/** Orders of the last days come in, are confirmed and edited. */
const UNSETTLED_DAYS = 3

/** Returns the parts of the days, from the first month that has something (`filled`, oldest first) to the last. */
export function monthParts(
  { from, to }: { from: string; to: string },
  filled: readonly { day: string }[],
): MonthPart[] {
  const [first, last] = [filled.at(0)?.day, filled.at(-1)?.day]
  if (first === undefined || last === undefined) return []
  const parts: MonthPart[] = []
  for (let begin = `${first.slice(0, 7)}-01`; begin <= last; begin = nextMonth(begin)) {
    const end = daysLater(nextMonth(begin), -1)
    const settled = earlier(end, daysLater(last, -UNSETTLED_DAYS))
    const hasBegin = from <= begin
    parts.push({
      month: begin.slice(0, 7),
      from: hasBegin || first < begin ? begin : first,
      to: earlier(end, to),
      settled: hasBegin && settled >= begin && settled >= first ? settled : '',
      isOver: settled === end,
    })
  }
  return parts
}

/** From the first day of a month to that of the next. */
function nextMonth(begin: string): string {
  return `${daysLater(begin, 31).slice(0, 7)}-01`
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
