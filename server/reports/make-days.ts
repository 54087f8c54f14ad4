// Computes the sums of stale days, one at a time, so that nobody waits long for the database.
import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import { momentsOf } from '#domain/dates/indian-days.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { isConfirmed, isCounted } from '../order-table/counted-orders.ts'
import { type MadeCounterDay, readCounterDay, storeCounterDay } from './counter-days.ts'
import { withoutErased } from './erased-places.ts'
import type { ReportDayRow, ReportGoodsRow, ReportPlaceRow } from '../database/tables/report-tables.ts'

type Needs = Pick<Database, 'db' | 'kind' | 'sql' | 'transaction'>
type Days = { from: string; to: string }
/** By place, confirmed or not. */
type DayPart = Omit<ReportPlaceRow & ReportDayRow, 'day'>
export type MadeDay = {
  day: string
  days: ReportDayRow[]
  places: ReportPlaceRow[]
  goods: ReportGoodsRow[]
  counter: MadeCounterDay
}

const HOUR_MS = 3_600_000
const due = sql`case when orders.paid_before is null and orders.total_paise > coalesce(orders.received_paise, 0)
  then orders.total_paise - coalesce(orders.received_paise, 0) else 0 end`
const confirmed = sql`case when ${isConfirmed} then 1 else 0 end`

/** Attempts while another process computes the day, or orders arrive; the next report does the rest. */
const TRIES = 3

/** Returns the stale days of an inclusive range. */
export async function changedDays({ db }: Pick<Database, 'db'>, { from, to }: Days): Promise<string[]> {
  const rows = await db
    .selectFrom('report_changes')
    .select('day')
    .distinct()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute()
  return rows.map(({ day }) => day)
}

/** Computes and stores a day's sums if stale. */
export async function makeDay(database: Needs, day: string): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const changes = await database.db.selectFrom('report_changes').select('id').where('day', '=', day).execute()
    if (changes.length === 0) return
    // Outside of the writing transaction, for which orders wait on SQLite.
    const made = await readDay(database, day)
    const ids = changes.map(({ id }) => `${id}`)
    const isStored = await database.transaction((trx) => storeDay(trx, database, ids, made))
    if (isStored) return
    await nextTick()
  }
}

/** Returns false, without storing, if another process has stored sums that may be newer. */
async function storeDay(
  trx: Trx,
  { kind, sql: engine }: Needs,
  ids: readonly string[],
  made: MadeDay,
): Promise<boolean> {
  const { day } = made
  // Deleting the pending rows locks the day. A missing row means that another process has rebuilt it.
  const there = await sql`
    delete from report_changes where day = ${day} and cast(id as text) in (${engine.listed(ids)}) returning id`.execute(
    trx,
  )
  if (there.rows.length < ids.length) {
    if (there.rows.length > 0) await sql`insert into report_changes (day) values (${day})`.execute(trx)
    return false
  }
  for (const table of ['report_days', 'report_places', 'report_goods'] as const)
    await trx.deleteFrom(table).where('day', '=', day).execute()
  await insertRows(trx, kind, 'report_days', made.days)
  await insertRows(trx, kind, 'report_places', await withoutErased(trx, day, made.places))
  await insertRows(trx, kind, 'report_goods', made.goods)
  await storeCounterDay(trx, kind, day, made.counter)
  return true
}

/** Computes a day's sums without storing them. */
export async function readDay({ db }: Pick<Database, 'db'>, day: string): Promise<MadeDay> {
  const { from, until } = momentsOf(day, day)
  const ofDay = sql`orders.placed_at >= ${from} and orders.placed_at < ${until} and ${isCounted}`
  const { rows } = await sql<DayPart>`
    select ${confirmed} as confirmed, state, district, count(*) as orders, sum(total_paise) as total_paise,
      sum(packing_paise) as packing_paise, sum(round_off_paise) as round_off_paise,
      sum(coalesce(discount_paise, 0)) as discount_paise, sum(${due}) as due_paise
    from orders where ${ofDay} group by 1, 2, 3`.execute(db)
  return {
    day,
    days: daySums(day, rows),
    places: rows.map((row) => ({
      day,
      confirmed: Number(row.confirmed),
      state: row.state,
      district: row.district,
      orders: Number(row.orders),
      total_paise: Number(row.total_paise),
    })),
    goods: await readGoods(db, day),
    counter: await readCounterDay(db, day),
  }
}

/** Hour by hour: a whole day's lines would block SQLite's thread for half a second. */
async function readGoods(db: Database['db'], day: string): Promise<ReportGoodsRow[]> {
  const begin = Date.parse(momentsOf(day, day).from)
  const goods = new Map<string, ReportGoodsRow>()
  for (let hour = 0; hour < 24; hour += 1) {
    const [from, until] = [begin + hour * HOUR_MS, begin + (hour + 1) * HOUR_MS].map((at) => new Date(at).toISOString())
    const { rows } = await sql<Omit<ReportGoodsRow, 'day'>>`
      select ${confirmed} as confirmed, product_id, category, min(order_items.code) as code,
        max(order_items.name) as name, sum(quantity) as pieces, sum(price_paise * quantity) as goods_paise,
        sum(case when mrp_paise > price_paise then (mrp_paise - price_paise) * quantity else 0 end) as discount_paise
      from orders join order_items on order_items.order_id = orders.order_id
      where orders.placed_at >= ${from} and orders.placed_at < ${until} and ${isCounted}
      group by 1, 2, 3`.execute(db)
    for (const row of rows) addGoods(goods, { day, ...row })
    if (rows.length > 0) await nextTick()
  }
  return [...goods.values()]
}

function addGoods(goods: Map<string, ReportGoodsRow>, row: ReportGoodsRow): void {
  const key = JSON.stringify([row.confirmed, row.product_id, row.category])
  const known = goods.get(key)
  goods.set(key, {
    ...row,
    pieces: Number(row.pieces) + (known?.pieces ?? 0),
    goods_paise: Number(row.goods_paise) + (known?.goods_paise ?? 0),
    discount_paise: Number(row.discount_paise) + (known?.discount_paise ?? 0),
  })
}

function daySums(day: string, places: readonly DayPart[]): ReportDayRow[] {
  return [0, 1].flatMap((isOne) => {
    const own = places.filter((row) => Number(row.confirmed) === isOne)
    const sum = (column: Exclude<keyof ReportDayRow, 'day' | 'confirmed'>) =>
      own.reduce((total, row) => total + Number(row[column]), 0)
    if (own.length === 0) return []
    return {
      day,
      confirmed: isOne,
      orders: sum('orders'),
      total_paise: sum('total_paise'),
      packing_paise: sum('packing_paise'),
      round_off_paise: sum('round_off_paise'),
      discount_paise: sum('discount_paise'),
      due_paise: sum('due_paise'),
    }
  })
}
