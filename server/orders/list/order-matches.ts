// The same questions as in domain/order-list.ts, asked of the database: which orders match, and which come after which.
import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { OrderFilter } from '#domain/order-list.ts'
import type { SearchedWord, SearchScope } from '#domain/order-search.ts'
import type { Tables } from '#server/database/tables.ts'

export type Direction = 'asc' | 'desc'

/** A word of the search, and the products whose names or codes contain it; none while only customers are searched. */
export type WordToFind = SearchedWord & { products: readonly { id: string; code: string }[] }

export type OrderQuestion = { filter: OrderFilter; words: readonly WordToFind[]; scope: SearchScope }

/** The first direction follows the list, the second one leads back. */
export function directions({ sort }: OrderFilter): [onward: Direction, backward: Direction] {
  return sort === 'oldest' ? ['asc', 'desc'] : ['desc', 'asc']
}

/** Stands beyond that order in this direction. */
export function isBeyond(placedAt: string, orderId: string, direction: Direction) {
  return sql<SqlBool>`(placed_at, order_id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${placedAt}, ${orderId})`
}

/** As `orderMatches` does, but for the days. */
export function matches(eb: ExpressionBuilder<Tables, 'orders'>, { filter, words, scope }: OrderQuestion) {
  const { verified, completion, stock, replaced } = filter
  const conditions: Expression<SqlBool>[] = []
  if (verified) conditions.push(eb('verified', '=', verified))
  if (completion) conditions.push(eb('completion', '=', completion))
  if (stock) conditions.push(eb('short_of', 'is not', null), eb('superseded_by', 'is', null))
  if (replaced) conditions.push(eb('superseded_by', 'is', null))
  for (const word of words) conditions.push(eb.or(placesOf(eb, word, scope)))
  return eb.and(conditions)
}

function placesOf(
  eb: ExpressionBuilder<Tables, 'orders'>,
  { text, phone, orderId, products }: WordToFind,
  scope: SearchScope,
): Expression<SqlBool>[] {
  const places = [contains(eb.ref('name_folded'), text), contains(sql`lower(district)`, text)]
  if (phone) places.push(contains(eb.ref('mobile'), phone), contains(eb.ref('alternate_mobile'), phone))
  if (orderId) places.push(contains(eb.ref('order_id'), orderId))
  if (scope === 'everything') places.push(contains(sql`lower(address)`, text))
  if (products.length > 0) places.push(holdsOneOf(products))
  return places
}

function holdsOneOf(products: WordToFind['products']) {
  const ids = sql.join(products.map(({ id }) => id))
  return sql<SqlBool>`exists (
    select 1 from order_items where order_items.order_id = orders.order_id and product_id in (${ids}))`
}

function contains(column: Expression<string | null> | RawBuilder<string>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit('\\')}`
}
