// Counts orders between two moments: whole days from the numbers that the database keeps, what is left one by one.
import type { OrderDays } from '#domain/order/order-days.ts'
import { type CountedStates, countedDay, countOrders, type CountingDatabase } from '#server/order-table/order-counts.ts'

const DAY_MS = 86_400_000

/** `countOneByOne` counts the orders of these states between two moments; either may be missing. */
export async function countBetween(
  database: CountingDatabase,
  states: CountedStates,
  { from, until }: OrderDays,
  countOneByOne: (between: OrderDays) => Promise<number>,
): Promise<number> {
  const first = from && countedDay(from)
  const begin = first && (first.from === from ? first.from : first.until)
  const end = until && countedDay(until).from
  if (from && until && (begin ?? '') >= (end ?? '')) return countOneByOne({ from, until })
  const counts = await Promise.all([
    countOrders(database, {
      ...states,
      ...(begin && { newerThan: dayBefore(begin) }),
      ...(end && { olderThan: countedDay(end).day }),
    }),
    from && begin && from < begin ? countOneByOne({ from, until: begin }) : 0,
    until && end && end < until ? countOneByOne({ from: end, until }) : 0,
  ])
  return counts.reduce((sum, count) => sum + count, 0)
}

function dayBefore(midnight: string): string {
  return countedDay(new Date(Date.parse(midnight) - DAY_MS).toISOString()).day
}
