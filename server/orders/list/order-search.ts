// Which orders a search has to look at: those that hold what it looks for, as the database's index knows, or all.
import { type RawBuilder, sql } from 'kysely'
import { goodsWithWord, searchedWords, type SearchScope } from '#domain/order-search.ts'
import type { OrderRow } from '#server/database/tables.ts'
import { hasMoreThan } from '#server/database/has-more-than.ts'
import type { Database } from '#server/database/open.ts'
import type { WordToFind } from './order-matches.ts'

/** So many are quickly searched one by one. */
const WAITING_AT_MOST = 1_000
/** A word that is part of more products leads to most orders. */
const PRODUCTS_AT_MOST = 300
/** Few orders hold so many letters of a word and not the rest of it. */
const LETTERS_LOOKED_UP = 8

export type IndexedDatabase = Pick<Database, 'db' | 'sql' | 'transaction'>

export const allOrders: RawBuilder<OrderRow> = sql`orders`

/** Returns the words of a search, each with the products that it names now or named when they were ordered. */
export async function wordsToFind({ db }: IndexedDatabase, search: string, scope: SearchScope): Promise<WordToFind[]> {
  const words = searchedWords(search)
  if (scope === 'customer' || words.length === 0) return words.map((word) => ({ ...word, products: [] }))
  const products = await db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .unionAll(db.selectFrom('former_products').select(['product_id as id', 'code', 'name']))
    .execute()
  return words.map((word) => ({ ...word, products: goodsWithWord(products, word) }))
}

/**
 * What to select from instead of all orders: at most `atMost` of them, among which are all that contain each of the words.
 * All orders when so few cannot be told: with fewer than three letters, or when more hold them. Then it is quicker to read from
 * the newest on until a page is full.
 */
export async function ordersToSearch(
  database: IndexedDatabase,
  words: readonly WordToFind[],
  atMost: number,
): Promise<RawBuilder<OrderRow>> {
  const indexed = words.map((word) => indexedOrders(database, word)).filter((each) => each !== undefined)
  if (indexed.length === 0) return allOrders
  await indexManyOrders(database)
  const candidates = sql`${sql.join(indexed, sql` intersect `)} union all select order_id from orders_to_index`
  const { count } = await database.db
    .selectFrom(sql`(${candidates} limit ${sql.lit(atMost + 1)})`.as('candidates'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) > atMost) return allOrders
  // A limit, though it never bites, keeps the other conditions out: joined in, they may lead a database to read all orders after all.
  return sql`(select * from orders where order_id in (${candidates}) limit ${sql.lit(Number.MAX_SAFE_INTEGER)})`
}

/** Selects the orders that may contain the word; undefined when the index does not know. */
function indexedOrders({ sql: engine }: IndexedDatabase, { text, phone, orderId, products }: WordToFind) {
  const trigrams = [...new Set([text, phone, orderId])].filter((each) => each !== '').map(trigramsOf)
  if (trigrams.some((each) => each.length === 0) || products.length > PRODUCTS_AT_MOST) return undefined
  const inTexts = engine.ordersWithTrigrams(trigrams)
  if (products.length === 0) return sql`select order_id from (${inTexts}) as found`
  const codes = [...new Set(products.map(({ code }) => code))]
  return sql`select order_id from (${inTexts} union all ${engine.ordersWithGoods(codes)}) as found`
}

/** The threes of letters in a row, each once: of a long word those at its end, since order ids of a day begin alike. */
function trigramsOf(text: string): string[] {
  const letters = [...text].slice(-LETTERS_LOOKED_UP)
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
