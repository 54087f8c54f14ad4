// Daily sums of the counter for reports: computed from sales and returns, stored, and read.
import { type Kysely, sql } from 'kysely'
import type { DaySums } from '#domain/reports/report.ts'
import type { ReportCounterDayRow, ReportCounterGoodsRow } from '../database/tables/counter-tables.ts'
import { insertRows } from '../database/insert-rows.ts'
import type { Database, Trx } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

export type MadeCounterDay = { days: ReportCounterDayRow[]; goods: ReportCounterGoodsRow[] }

/** Subtracts the day's returns, whenever sold. */
export async function readCounterDay(db: Kysely<Tables>, day: string): Promise<MadeCounterDay> {
  const goods = await goodsOf(db, day)
  const { rows } = await sql<Record<'sales' | 'total' | 'round_off' | 'returns' | 'refund', number>>`
    select count(*) as sales, coalesce(sum(total_paise), 0) as total, coalesce(sum(round_off_paise), 0) as round_off,
      (select count(*) from counter_returns where day = ${day}) as returns,
      (select coalesce(sum(refund_paise), 0) from counter_returns where day = ${day}) as refund
    from counter_sales where day = ${day}`.execute(db)
  const { sales, total, round_off, returns, refund } = rows[0]!
  if (Number(sales) === 0 && Number(returns) === 0) return { days: [], goods }
  const totalPaise = Number(total) - Number(refund)
  const goodsPaise = goods.reduce((sum, { goods_paise }) => sum + goods_paise, 0)
  const discountPaise = goodsPaise + Number(round_off) - totalPaise
  const sums = { total_paise: totalPaise, discount_paise: discountPaise, round_off_paise: Number(round_off) }
  return { days: [{ day, sales: Number(sales), ...sums }], goods }
}

async function goodsOf(db: Kysely<Tables>, day: string): Promise<ReportCounterGoodsRow[]> {
  const { rows } = await sql<Omit<ReportCounterGoodsRow, 'day'>>`
    select product_id, category, min(code) as code, max(name) as name, sum(pieces) as pieces,
      sum(price_paise * pieces) as goods_paise,
      sum(case when mrp_paise > price_paise then (mrp_paise - price_paise) * pieces else 0 end) as discount_paise
    from (
      select lines.product_id, category, code, name, quantity as pieces, price_paise, mrp_paise
      from counter_sales sales join counter_lines lines on lines.sale_id = sales.sale_id where day = ${day}
      union all
      select lines.product_id, category, code, name, -back.pieces as pieces, price_paise, mrp_paise
      from counter_returns returns
        join counter_return_lines back on back.return_id = returns.return_id
        join counter_lines lines on lines.sale_id = returns.sale_id and lines.product_id = back.product_id
      where day = ${day}
    ) moved group by 1, 2`.execute(db)
  return rows.map((row) => ({
    ...row,
    day,
    pieces: Number(row.pieces),
    goods_paise: Number(row.goods_paise),
    discount_paise: Number(row.discount_paise),
  }))
}

export async function storeCounterDay(
  trx: Trx,
  kind: Database['kind'],
  day: string,
  made: MadeCounterDay,
): Promise<void> {
  for (const table of ['report_counter_days', 'report_counter_goods'] as const)
    await trx.deleteFrom(table).where('day', '=', day).execute()
  await insertRows(trx, kind, 'report_counter_days', made.days)
  await insertRows(trx, kind, 'report_counter_goods', made.goods)
}

/** Oldest first; `made` days are not read. */
export async function readCounterDays(
  { db, sql: engine }: Pick<Database, 'db' | 'sql'>,
  { from, to }: { from: string; to: string },
  made: readonly { day: string; counter: MadeCounterDay }[],
): Promise<DaySums[]> {
  const stored = await db
    .selectFrom('report_counter_days')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('day', 'not in', sql<string>`(${engine.listed(made.map(({ day }) => day))})`)
    .execute()
  const days = [...stored, ...made.flatMap(({ counter }) => counter.days)]
  return days
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((row) => ({
      day: row.day,
      confirmed: true,
      count: row.sales,
      paise: Number(row.total_paise),
      packingPaise: 0,
      roundOffPaise: Number(row.round_off_paise),
      counterDiscountPaise: Number(row.discount_paise),
    }))
}
