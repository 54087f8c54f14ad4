// Which orders a search has to look at: those that hold all its threes of letters, as the database's index knows, or all.
import { type RawBuilder, sql } from 'kysely'
import type { OrderRow } from '../../database/tables.ts'
import { type IndexedDatabase, indexManyOrders } from './search-index.ts'

export const allOrders: RawBuilder<OrderRow> = sql`orders`

/**
 * What to select from instead of all orders: at most `atMost` of them, among which are all that contain one of `texts`.
 * All orders when so few cannot be told: with fewer than three letters, or when more hold them. Then it is quicker to read from
 * the newest on until a page is full.
 */
export async function ordersToSearch(
  database: IndexedDatabase,
  texts: readonly string[],
  atMost: number,
): Promise<RawBuilder<OrderRow>> {
  const grams = texts.map(gramsOf)
  if (grams.length === 0 || grams.some((each) => each.length === 0)) return allOrders
  await indexManyOrders(database)
  const held = database.kind === 'sqlite' ? heldInSqlite(grams) : heldInPostgres(grams)
  const candidates = sql`${held} union all select order_id from orders_to_index`
  const { count } = await database.db
    .selectFrom(sql`(${candidates} limit ${sql.lit(atMost + 1)})`.as('candidates'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > atMost) return allOrders
  // A limit, though it never bites, keeps the other conditions out: joined in, they may lead a database to read all orders after all.
  return sql`(select * from orders where order_id in (${candidates}) limit ${sql.lit(Number.MAX_SAFE_INTEGER)})`
}

/** The threes of letters in a row, each once. */
function gramsOf(text: string): string[] {
  const letters = [...text]
  return [...new Set(letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`))]
}

function heldInSqlite(grams: readonly string[][]) {
  const quoted = grams.map((each) => each.map((gram) => `"${gram.replaceAll('"', '""')}"`))
  const query = quoted.map((each) => `(${each.join(' AND ')})`).join(' OR ')
  return sql`select format('ORD%017d', rowid) as order_id from order_search where order_search match ${query}`
}

function heldInPostgres(grams: readonly string[][]) {
  const conditions = grams.map((each) => sql`order_grams(texts) @> ${each}::text[]`)
  return sql`select order_id from order_search where ${sql.join(conditions, sql` or `)}`
}
