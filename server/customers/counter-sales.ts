// Finds counter sales by mobile number and erases their customers; goods, sums and day stay.
import { type Kysely, sql } from 'kysely'
import type { CounterSale } from '#domain/counter/sale.ts'
import type { Paise } from '#domain/numbers/money.ts'
import { withLines } from '../counter/sale-rows.ts'
import type { Engine } from '../database/engine.ts'
import type { Trx } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

/** `day` is Indian. */
export type CustomerSale = CounterSale & { day: string; refundPaise: Paise }

const refundOfSale = sql<number>`(select coalesce(sum(refund_paise), 0) from counter_returns
  where counter_returns.sale_id = counter_sales.sale_id)`

const BLANK = { customer_name: '', mobile: '' }

/** Newest first. */
export async function salesOf(db: Kysely<Tables>, mobile: string): Promise<CustomerSale[]> {
  const rows = await db
    .selectFrom('counter_sales')
    .selectAll()
    .select(refundOfSale.as('refund_paise'))
    .where('mobile', '=', mobile)
    .where('mobile', '<>', '')
    .orderBy('sold_at', 'desc')
    .orderBy('sale_id', 'desc')
    .execute()
  const sales = await withLines(db, rows)
  return sales.map((sale, at) => ({ ...sale, day: rows[at]!.day, refundPaise: Number(rows[at]!.refund_paise) }))
}

export async function eraseSales(trx: Trx, engine: Pick<Engine, 'sql'>, mobile: string): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('counter_sales')
    .set(BLANK)
    .where('mobile', '=', mobile)
    .where('mobile', '<>', '')
    .executeTakeFirst()
  return await erased(trx, engine, numUpdatedRows)
}

type Time = { since: string; until: string }

/** `until` is exclusive. */
export async function hasOldSales(db: Kysely<Tables>, { since, until }: Time): Promise<boolean> {
  const row = await db
    .selectFrom('counter_sales')
    .select('sale_id')
    .where('sold_at', '>=', since)
    .where('sold_at', '<', until)
    .where((eb) => eb.or([eb('mobile', '<>', ''), eb('customer_name', '<>', '')]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** `until` is exclusive. */
export async function eraseOldSales(trx: Trx, engine: Pick<Engine, 'sql'>, { since, until }: Time): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('counter_sales')
    .set(BLANK)
    .where('sold_at', '>=', since)
    .where('sold_at', '<', until)
    .where((eb) => eb.or([eb('mobile', '<>', ''), eb('customer_name', '<>', '')]))
    .executeTakeFirst()
  return await erased(trx, engine, numUpdatedRows)
}

async function erased(trx: Trx, engine: Pick<Engine, 'sql'>, rows: bigint): Promise<number> {
  if (rows > 0n) await engine.sql.requireCompaction(trx)
  return Number(rows)
}
