// The sums of goods: the first days of months from sums that are kept of them, and made when they are first read; all other days by the day.
import { setImmediate as nextTick } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { daysLater } from '#domain/indian-days.ts'
import type { GoodsSums } from '#domain/reports/report.ts'
import type { MonthPart } from '#domain/reports/report-months.ts'
import type { Database, Trx } from '../database/open.ts'

type Needs = Pick<Database, 'db' | 'sql' | 'transaction'>

type Row = Record<'pieces' | 'paise' | 'discount' | 'confirmed', number> &
  Pick<GoodsSums, 'category' | 'code' | 'name'> & { product_id: string }

/** Until which day the sums of a month are kept. */
type Kept = Map<string, string>

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

/** So many days are read by the day before the sums of their month are made anew with them. */
const MOST_DAYS = 4
/** So often sums change while they are read; then the days are. */
const TRIES = 3

/** Tells that a day is no longer as it is in the sums of its month; until the transaction ends nobody else stores a day of the month or makes these. */
export async function forgetMonth(trx: Trx, day: string): Promise<void> {
  await sql`insert into report_months (month, kept_until) values (${day.slice(0, 7)}, '')
    on conflict (month) do update
    set kept_until = case when report_months.kept_until < ${day} then report_months.kept_until else '' end`.execute(trx)
}

/** What was ordered, and what was sold over the counter. */
export type Goods = Record<keyof typeof sources, GoodsSums[]>

/**
 * Returns the sums of each product in each category, once for all of which sums are kept and once for each other part; a product may
 * have changed its name and its code between the days.
 */
export async function readGoods(database: Needs, parts: readonly MonthPart[]): Promise<Goods> {
  let kept = await makeMonths(database, parts)
  let goods: Goods = { orders: [], counter: [] }
  for (let attempt = 1; kept.size > 0; attempt += 1) {
    goods = await ofEach((source) => readKeptParts(database, source, parts, kept))
    const now = await readKept(database, parts)
    if ([...kept].every(([month, until]) => now.get(month) === until)) break
    kept = attempt < TRIES ? await makeMonths(database, parts) : new Map()
    goods = { orders: [], counter: [] }
  }
  // A part at a time: a season holds nobody up.
  for (const part of parts.filter(({ month }) => !kept.has(month))) {
    const ofPart = await ofEach((source) => summed(database, ofDays(source, part)))
    goods.orders.push(...ofPart.orders)
    goods.counter.push(...ofPart.counter)
    await nextTick()
  }
  return goods
}

async function ofEach(read: (source: Source) => Promise<GoodsSums[]>): Promise<Goods> {
  const [orders, counter] = await Promise.all([read(sources.orders), read(sources.counter)])
  return { orders, counter }
}

/** The months of which sums are kept, with the few days that these have not, as one statement sees them. */
function readKeptParts(database: Needs, source: Source, parts: readonly MonthPart[], kept: Kept) {
  const columns = columnsOf(source)
  const months = sql`select ${columns} from ${sql.table(source.months)}
    where month in (${database.sql.listed([...kept.keys()])})`
  const rests = parts.flatMap(({ month, to }) => {
    const until = kept.get(month)
    return until === undefined || until >= to ? [] : ofDays(source, { from: daysLater(until, 1), to })
  })
  return summed(database, sql.join([months, ...rests], sql` union all `))
}

function ofDays(source: Source, { from, to }: { from: string; to: string }): RawBuilder<unknown> {
  return sql`select ${columnsOf(source)} from ${sql.table(source.days)} where day >= ${from} and day <= ${to}`
}

function columnsOf({ confirmed }: Source): RawBuilder<unknown> {
  return sql`product_id, category, ${confirmed} as confirmed, code, name, pieces, goods_paise, discount_paise`
}

async function summed({ db }: Needs, rowsOf: RawBuilder<unknown>): Promise<GoodsSums[]> {
  const { rows } = await sql<Row>`
    select product_id, category, confirmed, min(code) as code, max(name) as name, sum(pieces) as pieces,
      sum(goods_paise) as paise, sum(discount_paise) as discount
    from (${rowsOf}) goods group by 1, 2, 3`.execute(db)
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

/** Makes what is not kept of the parts, or too little. Returns until when each month is, where a part has all of these days. */
async function makeMonths(database: Needs, parts: readonly MonthPart[]): Promise<Kept> {
  const known = await readKept(database, parts)
  const kept: Kept = new Map()
  for (const part of parts) {
    const { month, settled, isOver, to } = part
    const until = known.get(month)
    // A month that is not known has no sums.
    if (settled === '' || until === undefined) continue
    if (until === '' || until < (isOver ? settled : daysLater(settled, -MOST_DAYS))) {
      await database.transaction((trx) => makeMonth(trx, part))
      await nextTick()
      kept.set(month, settled)
    } else if (until <= to) kept.set(month, until)
  }
  return kept
}

async function readKept({ db }: Needs, parts: readonly MonthPart[]): Promise<Kept> {
  if (parts.length === 0) return new Map()
  const rows = await db
    .selectFrom('report_months')
    .selectAll()
    .where('month', '>=', parts[0]!.month)
    .where('month', '<=', parts.at(-1)!.month)
    .execute()
  return new Map(rows.map(({ month, kept_until }) => [month, kept_until]))
}

async function makeMonth(trx: Trx, { month, settled }: MonthPart): Promise<void> {
  // First, so that it waits for who stores one of these days, and they for this.
  await trx.updateTable('report_months').set({ kept_until: settled }).where('month', '=', month).execute()
  for (const { days, months, columns } of Object.values(sources)) {
    await sql`delete from ${sql.table(months)} where month = ${month}`.execute(trx)
    await sql`
      insert into ${sql.table(months)} (month, ${columns}, code, name, pieces, goods_paise, discount_paise)
      select ${month}, ${columns}, min(code), max(name), sum(pieces), sum(goods_paise), sum(discount_paise)
      from ${sql.table(days)} where day >= ${`${month}-01`} and day <= ${settled} group by ${columns}`.execute(trx)
  }
}
