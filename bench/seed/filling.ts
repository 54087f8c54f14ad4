// Brings a scratch shop to so many products and orders: the database makes the rows up itself, a million in a minute.
import { type RawBuilder, sql } from 'kysely'
import { categories } from '#domain/category.ts'
import type { Database } from '#server/database/open.ts'
import { addUpChanges } from '#server/orders/list/order-counts.ts'
import { indexOrders } from '#server/orders/list/search-index.ts'

const ORDERS_A_DAY = 1_000
const ORDERS_A_BATCH = 50_000
const LINES = 3
const PLENTY = 1_000_000
const DAY_SECONDS = 86_400

const KINDS = ['Deluxe', 'Golden', 'Jumbo', 'Classic', 'Royal', 'Mini', 'Festival'] as const
const NAMES = ['Lakshmi Narayanan', 'Murugesan', 'Fathima Beevi', 'Anbarasan', 'Selvi', 'Joseph Raj', 'முருகன்'] as const

/** Adds products number `from` to `to`; codes have four digits, so there are 10,000 at the most. */
export async function addProducts({ db }: Database, from: number, to: number, now: Date): Promise<void> {
  const code = padded(sql`i`, 4)
  await sql`
    with recursive ${numbers(from, to)}
    insert into products
      (id, code, name, image_url, unit, category, mrp_paise, price_paise, discount, stock, created_at)
    select
      'grown-product-' || ${code}, 'PRD' || ${code}, ${oneOf(KINDS)} || ' ' || ${oneOf(categories)} || ' ' || i,
      '/media/image/upload/grown' || ${code} || '.png', '1box', ${oneOf(categories)},
      40000 + i * 10, 8000 + i * 2, 80, ${sql.lit(PLENTY)}, ${sql.lit(now.toISOString())}
    from n`.execute(db)
}

/**
 * Adds orders number `from` to `to` with three lines each, number 0 the newest: a thousand a day, so that what one day holds
 * stays the same. The newest day's wait for the admin; of the older ones one in a thousand does.
 */
export async function addOrders(database: Database, from: number, to: number, now: Date): Promise<void> {
  for (let at = from; at < to; at += ORDERS_A_BATCH) {
    await addBatch(database, at, Math.min(to, at + ORDERS_A_BATCH), now)
  }
  await indexOrders(database)
  await addUpChanges(database)
  // PostgreSQL would look and clean up by itself after a minute, in the midst of what is measured, and plan badly until then.
  await sql.raw(database.kind === 'sqlite' ? 'analyze' : 'vacuum analyze').execute(database.db)
}

async function addBatch({ kind, transaction }: Database, from: number, to: number, now: Date): Promise<void> {
  const id = sql`'ORD' || ${padded(sql`i`, 17)}`
  const seconds = sql`(${sql.lit(Math.floor(now.getTime() / 1_000))} - i * ${sql.lit(DAY_SECONDS / ORDERS_A_DAY)})`
  const placedAt =
    kind === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${seconds}, 'unixepoch')`
      : sql`to_char(to_timestamp(${seconds}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const waits = sql`i < ${sql.lit(ORDERS_A_DAY)} or i % ${sql.lit(ORDERS_A_DAY)} = 0`
  await transaction(async (trx) => {
    await sql`
      with recursive ${numbers(from, to)}
      insert into orders
        (order_id, placed_at, total_items, total_paise, verified, completion, name, name_folded, state, state_type,
         district, pincode, mobile, address)
      select
        ${id}, ${placedAt}, ${sql.lit(LINES)}, 240000,
        case when ${waits} then 'Unverified' else 'Verified' end,
        case when ${waits} then 'Pending' else 'Complete' end,
        ${oneOf(NAMES)} || ' ' || i, ${oneOf(NAMES.map((name) => name.toLowerCase()))} || ' ' || i,
        'Tamil Nadu', 'State', 'Madurai', '625001', '9' || ${padded(sql`i * 7919 % 1000000000`, 9)},
        '12, West Masi Street'
      from n`.execute(trx)
    await sql`
      with recursive ${numbers(from, to)}, line(l) as (select 1 union all select l + 1 from line where l < ${sql.lit(LINES)})
      insert into order_items
        (order_id, line, product_id, code, name, image_url, unit, category, mrp_paise, price_paise, discount, quantity)
      select
        ${id}, l, 'grown-product-' || ${padded(sql`(i + l) % 100`, 4)}, 'PRD' || ${padded(sql`(i + l) % 100`, 4)},
        'Deluxe sparklers', '', '1box', 'Sparklers', 400000, 80000, 80, 1
      from n cross join line`.execute(trx)
    await sql`
      with recursive ${numbers(from, to)}
      insert into order_keys (idempotency_key, fingerprint, order_id) select 'grown-' || ${id}, 'grown', ${id} from n
    `.execute(trx)
  })
}

/** The table n with the numbers i from `from` to one below `to`. */
function numbers(from: number, to: number): RawBuilder<unknown> {
  return sql`n(i) as (
    select cast(${sql.lit(from)} as bigint) union all select i + 1 from n where i < ${sql.lit(to - 1)})`
}

function padded(number: RawBuilder<unknown>, digits: number): RawBuilder<unknown> {
  return sql`substr(cast(${sql.lit(10 ** digits)} + ${number} as text), 2)`
}

function oneOf(words: readonly string[]): RawBuilder<unknown> {
  const rows = words.map((word, at) => sql`when ${sql.lit(at)} then ${sql.lit(word)}`)
  return sql`case i % ${sql.lit(words.length)} ${sql.join(rows, sql` `)} end`
}
