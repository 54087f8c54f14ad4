// Selects the candidate orders of a search by the search index, or all.
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { goodsWithWord, searchedWords, type SearchScope } from '#domain/order/order-search.ts'
import type { OrderRow } from '#server/database/tables.ts'
import type { Database } from '#server/database/open.ts'
import { unavailableReason } from '#server/database/unavailable.ts'
import type { WordToFind } from './order-matches.ts'

/** Unindexed orders up to this many are scanned quickly. */
const WAITING_AT_MOST = 1_000
/** Per transaction, which blocks others and PostgreSQL limits. */
const INDEXED_AT_ONCE = 2_000
/** A word in more products matches most orders. */
const PRODUCTS_AT_MOST = 300
/** Few orders contain these letters of a word without the rest. */
const LETTERS_LOOKED_UP = 8

export type IndexedDatabase = Pick<Database, 'db' | 'sql' | 'transaction'>

export const allOrders: RawBuilder<OrderRow> = sql`orders`

/** With the products that they name now or named when ordered. */
export async function wordsToFind({ db }: IndexedDatabase, search: string, scope: SearchScope): Promise<WordToFind[]> {
  const words = searchedWords(search)
  if (scope === 'customer' || words.length === 0) return words.map((word) => ({ ...word, products: [], codes: [] }))
  const products = await db
    .selectFrom('products')
    .select(['id', 'code', 'name'])
    .unionAll(db.selectFrom('former_products').select(['product_id as id', 'code', 'name']))
    .execute()
  const byCode = Map.groupBy(products, ({ code }) => code)
  return words.map((word) => {
    const named = goodsWithWord(products, word)
    const ids = new Set(named.map(({ id }) => id))
    const isTelling = (code: string) => byCode.get(code)?.every(({ id }) => ids.has(id)) === true
    return { ...word, products: named, codes: [...new Set(named.map(({ code }) => code))].filter(isTelling) }
  })
}

/**
 * At most `atMost` orders that include all matches. All orders if that is impossible: with fewer than three letters, or
 * too many matches; scanning from the newest is then faster.
 */
export async function ordersToSearch(
  database: IndexedDatabase,
  words: readonly WordToFind[],
  atMost: number,
): Promise<RawBuilder<OrderRow>> {
  const indexed = words.map((word) => indexedOrders(database, word)).filter((each) => each !== undefined)
  if (indexed.length === 0) return allOrders
  await indexManyOrders(database)
  const candidates = await database.db
    .selectFrom(
      sql<{ order_id: string }>`(
        ${sql.join(indexed, sql` intersect `)} union all select order_id from orders_to_index limit ${sql.lit(atMost + 1)})`.as(
        'candidates',
      ),
    )
    .select('order_id')
    .execute()
  if (candidates.length > atMost) return allOrders
  const ids = database.sql.listed(candidates.map(({ order_id }) => order_id))
  // A never-reached limit keeps other conditions out of the subquery: merged, they may make a database scan all orders.
  return sql`(select * from orders where order_id in (${ids}) limit ${sql.lit(Number.MAX_SAFE_INTEGER)})`
}

/** By lines, fast for few orders. The offset stops PostgreSQL from scanning all lines. */
export function holdsByLines({ products }: Pick<WordToFind, 'products'>): RawBuilder<SqlBool> {
  const ids = sql.join(products.map(({ id }) => id))
  return sql`exists (
    select 1 from order_items where order_items.order_id = orders.order_id and product_id in (${ids}) limit 1 offset 0)`
}

/** By index, fast for many orders; by lines for unindexed ones, and for codes of several products. */
export function holdsByIndex({ sql: engine }: IndexedDatabase, { products, codes }: WordToFind): RawBuilder<SqlBool> {
  if (codes.length === 0) return holdsByLines({ products })
  const ambiguous = products.filter(({ code }) => !codes.includes(code))
  return sql`(${engine.holdsGoods(codes)}
    or (order_id in (select order_id from orders_to_index) and ${holdsByLines({ products })})
    ${ambiguous.length > 0 ? sql`or ${holdsByLines({ products: ambiguous })}` : sql``})`
}

/** Undefined if the index cannot tell. */
function indexedOrders({ sql: engine }: IndexedDatabase, { text, phone, orderId, products }: WordToFind) {
  const trigrams = [...new Set([text, phone, orderId])].filter((each) => each !== '').map(trigramsOf)
  if (trigrams.some((each) => each.length === 0) || products.length > PRODUCTS_AT_MOST) return undefined
  const inTexts = engine.ordersWithTrigrams(trigrams)
  if (products.length === 0) return sql`select order_id from (${inTexts}) as found`
  const codes = [...new Set(products.map(({ code }) => code))]
  return sql`select order_id from (${inTexts} union all ${engine.ordersWithGoods(codes)}) as found`
}

/** From a long word's end, since order ids of a day begin alike. */
function trigramsOf(text: string): string[] {
  const letters = [...text].slice(-LETTERS_LOOKED_UP)
  return [...new Set(letters.slice(2).map((last, at) => `${letters[at]}${letters[at + 1]}${last}`))]
}

/** During a search, so that no customer waits. With a full disk the search finds unindexed orders by scanning. */
async function indexManyOrders(database: IndexedDatabase): Promise<void> {
  if (!(await hasMoreThan(WAITING_AT_MOST, 'orders_to_index', database))) return
  await indexOrders(database).catch((error: unknown) => {
    if (!unavailableReason(error)) throw error
  })
}

export async function indexOrders(database: IndexedDatabase, atOnce = INDEXED_AT_ONCE): Promise<void> {
  const { transaction, sql: engine } = database
  while (await hasMoreThan(0, 'orders_to_index', database)) {
    await transaction((trx) => engine.indexOrders(trx, 'orders_to_index', atOnce))
  }
}

/** Without counting all rows. */
async function hasMoreThan(rows: number, table: string, { db }: Pick<Database, 'db'>): Promise<boolean> {
  const { found } = await db
    .selectFrom(sql`(select 1 from ${sql.table(table)} limit ${sql.lit(rows + 1)})`.as('found'))
    .select((eb) => eb.fn.countAll<number>().as('found'))
    .executeTakeFirstOrThrow()
  return Number(found) > rows
}
