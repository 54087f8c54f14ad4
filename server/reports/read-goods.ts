// Sums goods over days, of orders and of the counter.
import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import type { GoodsSums } from '#domain/reports/report.ts'
import type { Database } from '../database/open.ts'

type Days = { from: string; to: string }
type Row = Record<'pieces' | 'paise' | 'discount' | 'confirmed', number> &
  Pick<GoodsSums, 'category' | 'code' | 'name'> & { product_id: string }

/** All counter sales are confirmed. */
const sources = {
  orders: { days: 'report_goods', confirmed: sql`confirmed` },
  counter: { days: 'report_counter_goods', confirmed: sql`1` },
} as const

export type Goods = Record<keyof typeof sources, GoodsSums[]>

/** Returns sums by product and category for each part, between which a product may change name and code. */
export async function readGoods(database: Pick<Database, 'db'>, parts: readonly Days[]): Promise<Goods> {
  const goods: Goods = { orders: [], counter: [] }
  // Part by part, so that other requests run on SQLite's thread in between.
  for (const part of parts) {
    for (const source of ['orders', 'counter'] as const) goods[source].push(...(await summed(database, source, part)))
    await nextTick()
  }
  return goods
}

async function summed({ db }: Pick<Database, 'db'>, source: keyof Goods, { from, to }: Days): Promise<GoodsSums[]> {
  const { days, confirmed } = sources[source]
  const { rows } = await sql<Row>`
    select product_id, category, ${confirmed} as confirmed, min(code) as code, max(name) as name, sum(pieces) as pieces,
      sum(goods_paise) as paise, sum(discount_paise) as discount
    from ${sql.table(days)} where day >= ${from} and day <= ${to} group by 1, 2, 3`.execute(db)
  return rows.map((row) => ({
    confirmed: Number(row.confirmed) === 1,
    productId: row.product_id,
    category: row.category,
    code: row.code,
    name: row.name,
    count: Number(row.pieces),
    paise: Number(row.paise),
    discountPaise: Number(row.discount),
  }))
}
