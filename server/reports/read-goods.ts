// Sums goods over days, of orders and of the counter.
import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import type { GoodsSums } from '#domain/reports/report.ts'
import type { Database } from '../database/open.ts'
import type { ReportGoodsRow } from '../database/tables/report-tables.ts'
import type { MadeDay } from './make-days.ts'

type Days = { from: string; to: string }
type Row = Omit<ReportGoodsRow, 'day'>

/** All counter sales are confirmed. */
const sources = {
  orders: { days: 'report_goods', confirmed: sql`confirmed` },
  counter: { days: 'report_counter_goods', confirmed: sql`1` },
} as const

export type Goods = Record<keyof typeof sources, GoodsSums[]>

/**
 * Returns sums by product and category for each part, between which a product may change name and code. `made` days are
 * not read.
 */
export async function readGoods(
  database: Pick<Database, 'db' | 'sql'>,
  parts: readonly Days[],
  made: readonly MadeDay[],
): Promise<Goods> {
  const goods: Goods = {
    orders: made.flatMap((day) => day.goods.map(toSums)),
    counter: made.flatMap(({ counter }) => counter.goods.map((row) => toSums({ ...row, confirmed: 1 }))),
  }
  const without = made.map(({ day }) => day)
  // Part by part, so that other requests run on SQLite's thread in between.
  for (const part of parts) {
    for (const source of ['orders', 'counter'] as const)
      goods[source].push(...(await summed(database, source, part, without)))
    await nextTick()
  }
  return goods
}

async function summed(
  { db, sql: engine }: Pick<Database, 'db' | 'sql'>,
  source: keyof Goods,
  { from, to }: Days,
  without: readonly string[],
): Promise<GoodsSums[]> {
  const { days, confirmed } = sources[source]
  const { rows } = await sql<Row>`
    select product_id, category, ${confirmed} as confirmed, min(code) as code, max(name) as name, sum(pieces) as pieces,
      sum(goods_paise) as goods_paise, sum(discount_paise) as discount_paise
    from ${sql.table(days)} where day >= ${from} and day <= ${to} and day not in (${engine.listed(without)})
    group by 1, 2, 3`.execute(db)
  return rows.map(toSums)
}

function toSums(row: Row): GoodsSums {
  return {
    confirmed: Number(row.confirmed) === 1,
    productId: row.product_id,
    category: row.category,
    code: row.code,
    name: row.name,
    count: Number(row.pieces),
    paise: Number(row.goods_paise),
    discountPaise: Number(row.discount_paise),
  }
}
