// The sums of goods: read from those of days, and of whole months from those of months, which are made from their days when they are first read.
import { setImmediate as nextTick } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { GoodsSums } from '#domain/reports/report.ts'
import type { MonthPart } from '#domain/reports/report-months.ts'
import type { Database, Trx } from '../database/open.ts'

type Needs = Pick<Database, 'db' | 'transaction'>

type Row = Record<'pieces' | 'paise' | 'discount' | 'confirmed', number> &
  Pick<GoodsSums, 'category' | 'code' | 'name'> & { product_id: string }

type Source = { days: string; months: string; confirmed: RawBuilder<unknown>; columns: RawBuilder<unknown> }

/** All that is sold over the counter is confirmed. */
const sources = {
  orders: {
    days: 'report_goods',
    months: 'report_month_goods',
    confirmed: sql`confirmed`,
    columns: sql`confirmed, product_id, category`,
  },
  counter: {
    days: 'report_counter_goods',
    months: 'report_month_counter_goods',
    confirmed: sql`1`,
    columns: sql`product_id, category`,
  },
} as const satisfies Record<string, Source>

/** Tells that the sums of a month are no longer those of its days; until the transaction ends nobody else stores a day of it or makes it. */
export async function forgetMonth(trx: Trx, month: string): Promise<void> {
  await sql`insert into report_months (month, is_made) values (${month}, 0)
    on conflict (month) do update set is_made = 0`.execute(trx)
}

/**
 * Returns the sums of each product in each category, once for each part; a product may have changed its name and its code between
 * the days.
 */
export async function readGoods(
  database: Needs,
  from: keyof typeof sources,
  parts: readonly MonthPart[],
): Promise<GoodsSums[]> {
  const goods: GoodsSums[] = []
  for (const part of parts) {
    const rows = part.isWhole && (await isMade(database, part)) ? readMonth(part) : readDays(part)
    goods.push(...(await rows.execute(database.db)).rows.map(toSums))
    await nextTick()
  }
  return goods

  function readMonth({ month }: MonthPart) {
    const { months, confirmed } = sources[from]
    return sql<Row>`
      select product_id, category, ${confirmed} as confirmed, code, name, pieces, goods_paise as paise,
        discount_paise as discount
      from ${sql.table(months)} where month = ${month}`
  }

  function readDays(part: MonthPart) {
    const { days, confirmed } = sources[from]
    return sql<Row>`
      select product_id, category, ${confirmed} as confirmed, min(code) as code, max(name) as name,
        sum(pieces) as pieces, sum(goods_paise) as paise, sum(discount_paise) as discount
      from ${sql.table(days)} where day >= ${part.from} and day <= ${part.to} group by 1, 2, 3`
  }
}

/** Makes the month unless it is made. Returns false for one that is not known, which has no sums. */
async function isMade({ db, transaction }: Needs, part: MonthPart): Promise<boolean> {
  const known = await db
    .selectFrom('report_months')
    .select('is_made')
    .where('month', '=', part.month)
    .executeTakeFirst()
  if (known && Number(known.is_made) === 0) await transaction((trx) => makeMonth(trx, part))
  return known !== undefined
}

async function makeMonth(trx: Trx, { month, from, to }: MonthPart): Promise<void> {
  // First, so that it waits for who makes one of its days, and they for this.
  const { rows } = await sql`
    update report_months set is_made = 1 where month = ${month} and is_made = 0 returning month`.execute(trx)
  if (rows.length === 0) return
  for (const { days, months, columns } of Object.values(sources)) {
    await sql`delete from ${sql.table(months)} where month = ${month}`.execute(trx)
    await sql`
      insert into ${sql.table(months)} (month, ${columns}, code, name, pieces, goods_paise, discount_paise)
      select ${month}, ${columns}, min(code), max(name), sum(pieces), sum(goods_paise), sum(discount_paise)
      from ${sql.table(days)} where day >= ${from} and day <= ${to} group by ${columns}`.execute(trx)
  }
}

function toSums(row: Row): GoodsSums {
  return {
    confirmed: Number(row.confirmed) === 1,
    productId: row.product_id,
    category: row.category,
    code: row.code,
    name: row.name,
    count: Number(row.pieces),
    paise: Number(row.paise),
    discountPaise: Number(row.discount),
  }
}
