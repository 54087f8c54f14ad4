// Which orders a search has to look at: those that hold all its threes of letters, as the database's index knows, or all.
import { type RawBuilder, sql } from 'kysely'
import type { OrderRow } from '#server/database/tables.ts'
import { hasMoreThan } from '#server/database/has-more-than.ts'
import type { Database } from '#server/database/open.ts'

/** So many are quickly searched one by one. */
const WAITING_AT_MOST = 1_000

export type IndexedDatabase = Pick<Database, 'db' | 'sql' | 'transaction'>

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
  const trigrams = texts.map(trigramsOf)
  if (trigrams.length === 0 || trigrams.some((each) => each.length === 0)) return allOrders
  await indexManyOrders(database)
  const indexed = database.sql.ordersWithTrigrams(trigrams)
  const candidates = sql`${indexed} union all select order_id from orders_to_index`
  const { count } = await database.db
    .selectFrom(sql`(${candidates} limit ${sql.lit(atMost + 1)})`.as('candidates'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > atMost) return allOrders
  // A limit, though it never bites, keeps the other conditions out: joined in, they may lead a database to read all orders after all.
  return sql`(select * from orders where order_id in (${candidates}) limit ${sql.lit(Number.MAX_SAFE_INTEGER)})`
}

/** The threes of letters in a row, each once. */
function trigramsOf(text: string): string[] {
  const letters = [...text]
  return [...new Set(letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`))]
}

/** Indexes the orders that wait when they have become many: a search does it, so that no customer waits for it. */
async function indexManyOrders(database: IndexedDatabase): Promise<void> {
  if (await hasMoreThan(WAITING_AT_MOST, 'orders_to_index', database)) await indexOrders(database)
}

/** Indexes all orders that wait. */
export async function indexOrders({ sql: { indexOrders: index }, transaction }: IndexedDatabase): Promise<void> {
  await transaction((trx) => index(trx, 'orders_to_index'))
}
