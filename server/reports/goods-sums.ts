// Reads the stored sums of goods over days, of orders or of the counter.
import { type Kysely, sql } from 'kysely'
import type { GoodsSums } from '#domain/reports/report.ts'
import type { Tables } from '../database/tables.ts'

type Row = Record<'pieces' | 'paise' | 'discount' | 'confirmed', number> &
  Pick<GoodsSums, 'category' | 'code' | 'name'> & { product_id: string }

/** All that is sold over the counter is confirmed. */
const confirmedOf = { report_goods: sql`confirmed`, report_counter_goods: sql`1` } as const

/** Returns the sums of each product in each category; a product may have changed its name and its code between the days. */
export async function readGoodsSums(
  db: Kysely<Tables>,
  table: keyof typeof confirmedOf,
  { from, to }: { from: string; to: string },
): Promise<GoodsSums[]> {
  const confirmed = confirmedOf[table]
  const { rows } = await sql<Row>`
    select product_id, category, ${confirmed} as confirmed, min(code) as code, max(name) as name, sum(pieces) as pieces,
      sum(goods_paise) as paise, sum(discount_paise) as discount
    from ${sql.table(table)} where day >= ${from} and day <= ${to} group by 1, 2, 3`.execute(db)
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
