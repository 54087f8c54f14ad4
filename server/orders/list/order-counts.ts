// Counts orders by day and state from numbers that the database keeps, so that a million are not counted one by one.
import { sql } from 'kysely'
import { hasMoreThan } from '#server/database/has-more-than.ts'
import type { Database } from '#server/database/open.ts'
import type { OrderCountRow } from '#server/database/tables.ts'

/** So many changes are quickly added up by each count. */
const CHANGES_AT_MOST = 1_000
const DAY_LENGTH = 'YYYY-MM-DD'.length
const DAY_MS = 86_400_000

export type CountingDatabase = Pick<Database, 'db' | 'sql' | 'transaction'>

/** The states to count, any when empty or missing. */
export type CountedStates = {
  verified?: OrderCountRow['verified'] | ''
  completion?: OrderCountRow['completion'] | ''
}

/** `newerThan` and `olderThan` are days, themselves left out. */
export type Counted = CountedStates & { newerThan?: string; olderThan?: string }

export async function countOrders(database: CountingDatabase, counted: Counted): Promise<number> {
  if (await hasMoreThan(CHANGES_AT_MOST, 'order_count_changes', database)) await addUpChanges(database)
  const { verified, completion, newerThan, olderThan } = counted
  let numbers = database.db.selectFrom('orders_counted')
  if (verified) numbers = numbers.where('verified', '=', verified)
  if (completion) numbers = numbers.where('completion', '=', completion)
  if (newerThan) numbers = numbers.where('day', '>', newerThan)
  if (olderThan) numbers = numbers.where('day', '<', olderThan)
  const { orders } = await numbers
    .select((eb) => eb.fn.sum<number | null>('orders').as('orders'))
    .executeTakeFirstOrThrow()
  return Number(orders ?? 0)
}

/** The day under which an order is counted, and the moments between which its orders were placed. */
export function countedDay(placedAt: string) {
  const day = placedAt.slice(0, DAY_LENGTH)
  const begin = new Date(day)
  return { day, from: begin.toISOString(), until: new Date(begin.getTime() + DAY_MS).toISOString() }
}

/** Adds all changes to the numbers; a reader meanwhile sees them before or after, never twice. */
export async function addUpChanges({ sql: { consumeRows }, transaction }: CountingDatabase): Promise<void> {
  await transaction((trx) =>
    consumeRows(
      trx,
      'order_count_changes',
      (changes) => sql`
        insert into order_counts (day, verified, completion, orders)
        select day, verified, completion, sum(orders) from ${sql.table(changes)} where true group by 1, 2, 3 order by 1, 2, 3
        on conflict (day, verified, completion) do update set orders = order_counts.orders + excluded.orders`,
    ),
  )
}
