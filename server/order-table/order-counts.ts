// Counts orders by day and state from numbers that the database keeps, so that a million are not counted one by one.
import { sql } from 'kysely'
import { type OrderStep, orderSteps } from '#domain/order/steps.ts'
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
  step?: OrderCountRow['step'] | undefined
  withoutCancelled?: boolean
}

/** `newerThan` and `olderThan` are days, themselves left out. */
export type Counted = CountedStates & { newerThan?: string; olderThan?: string }

export async function countOrders(database: CountingDatabase, counted: Counted): Promise<number> {
  if (await hasMoreThan(CHANGES_AT_MOST, 'order_count_changes', database)) await addUpChanges(database)
  const { verified, completion, step, withoutCancelled, newerThan, olderThan } = counted
  let numbers = database.db.selectFrom('orders_counted')
  if (verified) numbers = numbers.where('verified', '=', verified)
  if (completion) numbers = numbers.where('completion', '=', completion)
  if (step) numbers = numbers.where('step', '=', step)
  if (withoutCancelled) numbers = numbers.where('step', '<>', 'cancelled')
  if (newerThan) numbers = numbers.where('day', '>', newerThan)
  if (olderThan) numbers = numbers.where('day', '<', olderThan)
  const { orders } = await numbers
    .select((eb) => eb.fn.sum<number | null>('orders').as('orders'))
    .executeTakeFirstOrThrow()
  return Number(orders ?? 0)
}

export type StepCounts = Record<OrderStep, number>

/** Returns how many orders stand at each step; those that a later one has replaced among them. */
export async function countSteps(database: CountingDatabase): Promise<StepCounts> {
  if (await hasMoreThan(CHANGES_AT_MOST, 'order_count_changes', database)) await addUpChanges(database)
  const rows = await database.db
    .selectFrom('orders_counted')
    .select((eb) => ['step', eb.fn.sum<number>('orders').as('orders')])
    .groupBy('step')
    .execute()
  const counts = new Map(rows.map(({ step, orders }) => [step, Number(orders)]))
  return Object.fromEntries(orderSteps.map((step) => [step, counts.get(step) ?? 0])) as StepCounts
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
        insert into order_counts (day, verified, completion, step, orders)
        select day, verified, completion, step, sum(orders) from ${sql.table(changes)} where true
        group by 1, 2, 3, 4 order by 1, 2, 3, 4
        on conflict (day, verified, completion, step) do update set orders = order_counts.orders + excluded.orders`,
    ),
  )
}
