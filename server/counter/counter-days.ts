// Counter days: locked while something is sold, returned or closed; summed by payment method, closed and reopened.
import { shownPerson } from '#server/database/recorded-by.ts'
import type { Kysely } from 'kysely'
import { type ClosedDay, expectedCash, type MethodSums, noMethodSums } from '#domain/counter/day.ts'
import type { Trx } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import type { System } from '../system.ts'
import type { CounterDayRow } from '../database/tables/counter-tables.ts'

export type CounterDay = {
  sums: MethodSums
  expectedPaise: number
  /** Cash received for online orders, less refunds: in the cash box, but not in `expectedPaise`. */
  orderCashPaise: number
  /** Absent while the day is open. */
  closed?: ClosedDay
}

export type Closing = { countedPaise: number; note: string; key: string; who: string }

export type CloseResult =
  | { outcome: 'closed'; closed: ClosedDay }
  /** Closed concurrently. */
  | { outcome: 'already'; closed: ClosedDay }

export type ReopenResult = { outcome: 'open' } | { outcome: 'closed again'; closed: ClosedDay }

export async function lockDay(trx: Trx, day: string): Promise<CounterDayRow> {
  const blank = {
    closed_at: null,
    closed_by: null,
    expected_paise: null,
    counted_paise: null,
    note: null,
    idempotency_key: null,
  }
  await trx
    .insertInto('counter_days')
    .values({ day, ...blank })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute()
  // Updating the row locks it, on both databases.
  return await trx
    .updateTable('counter_days')
    .set({ day })
    .where('day', '=', day)
    .returningAll()
    .returning(closedBy)
    .executeTakeFirstOrThrow()
}

const closedBy = shownPerson<string | null>('closed_by').as('closed_by')

export async function readDay(db: Kysely<Tables>, day: string): Promise<CounterDay> {
  const [row, sums, orderCashPaise] = await Promise.all([
    db.selectFrom('counter_days').selectAll().select(closedBy).where('day', '=', day).executeTakeFirst(),
    methodSums(db, day),
    orderCash(db, day),
  ])
  const closed = row && toClosed(row)
  return { sums, expectedPaise: expectedCash(sums), orderCashPaise, ...(closed && { closed }) }
}

/**
 * Closes a day once; the expected cash is that of its sales now. A repeat may have another count; the last one applies.
 */
export async function closeDay(
  trx: Trx,
  system: Pick<System, 'now'>,
  day: string,
  { countedPaise, note, key, who }: Closing,
): Promise<CloseResult> {
  const held = await lockDay(trx, day)
  const closed = toClosed(held)
  if (closed && held.idempotency_key !== key) return { outcome: 'already', closed }
  if (closed?.countedPaise === countedPaise && closed.note === note) return { outcome: 'closed', closed }
  const row = await trx
    .updateTable('counter_days')
    .set({
      closed_at: system.now().toISOString(),
      closed_by: who,
      expected_paise: expectedCash(await methodSums(trx, day)),
      counted_paise: countedPaise,
      note,
      idempotency_key: key,
    })
    .where('day', '=', day)
    .returningAll()
    .returning(closedBy)
    .executeTakeFirstOrThrow()
  return { outcome: 'closed', closed: toClosed(row)! }
}

/** The earlier count stays only in the list of changes. Does nothing if the day is open, or was closed again. */
export async function reopenDay(trx: Trx, day: string, closedAt: string): Promise<ReopenResult> {
  const closed = toClosed(await lockDay(trx, day))
  if (closed && closed.closedAt !== closedAt) return { outcome: 'closed again', closed }
  await trx.updateTable('counter_days').set({ closed_at: null, idempotency_key: null }).where('day', '=', day).execute()
  return { outcome: 'open' }
}

function toClosed(row: CounterDayRow): ClosedDay | undefined {
  const { closed_at, closed_by, expected_paise, counted_paise, note } = row
  if (closed_at === null) return undefined
  return {
    closedAt: closed_at,
    who: closed_by ?? '',
    expectedPaise: expected_paise ?? 0,
    countedPaise: counted_paise ?? 0,
    note: note ?? '',
  }
}

async function orderCash(db: Kysely<Tables>, day: string): Promise<number> {
  const { paise } = await db
    .selectFrom('payments')
    .select((eb) => eb.fn.sum<number | null>('amount_paise').as('paise'))
    .where('received_on', '=', day)
    .where('method', '=', 'cash')
    .where('seen_at', 'is not', null)
    .where('taken_back', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(paise ?? 0)
}

async function methodSums(db: Kysely<Tables>, day: string): Promise<MethodSums> {
  // Sequential: a transaction has one connection.
  const sales = await db
    .selectFrom('counter_sales')
    .select((eb) => ['method', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('total_paise').as('paise')])
    .where('day', '=', day)
    .groupBy('method')
    .execute()
  const returns = await db
    .selectFrom('counter_returns')
    .select((eb) => ['method', eb.fn.countAll<number>().as('count'), eb.fn.sum<number>('refund_paise').as('paise')])
    .where('day', '=', day)
    .groupBy('method')
    .execute()
  const sums = noMethodSums()
  for (const { method, count, paise } of sales)
    sums[method] = { ...sums[method], sales: Number(count), soldPaise: Number(paise) }
  for (const { method, count, paise } of returns)
    sums[method] = { ...sums[method], returns: Number(count), refundPaise: Number(paise) }
  return sums
}
