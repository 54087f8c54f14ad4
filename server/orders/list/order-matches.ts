// The same questions as in domain/order-list.ts, asked of the database: which orders match, and which come after which.
import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { OrderFilter } from '#domain/order-list.ts'
import type { SearchedWord, SearchScope } from '#domain/order-search.ts'
import type { Tables } from '#server/database/tables.ts'

export type Direction = 'asc' | 'desc'

/**
 * A word of the search, and the products whose names or codes contain it; none while only customers are searched. `codes` are
 * those of them that no other product has had.
 */
export type WordToFind = SearchedWord & {
  products: readonly { id: string; code: string }[]
  codes: readonly string[]
}

export type OrderQuestion = {
  filter: OrderFilter
  words: readonly WordToFind[]
  scope: SearchScope
  /** Whether an order holds one of the word's products. */
  holdsOneOf: (word: WordToFind) => Expression<SqlBool>
}

/** The first direction follows the list, the second one leads back. */
export function directions({ sort }: OrderFilter): [onward: Direction, backward: Direction] {
  return sort === 'oldest' ? ['asc', 'desc'] : ['desc', 'asc']
}

/** Stands beyond that order in this direction. */
export function isBeyond(placedAt: string, orderId: string, direction: Direction) {
  return sql<SqlBool>`(placed_at, order_id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${placedAt}, ${orderId})`
}

/** As `orderMatches` does, but for the days. */
export function matches(eb: ExpressionBuilder<Tables, 'orders'>, { filter, words, scope, holdsOneOf }: OrderQuestion) {
  const { verified, completion, stock, replaced } = filter
  const conditions: Expression<SqlBool>[] = []
  if (verified) conditions.push(eb('verified', '=', verified))
  if (completion) conditions.push(eb('completion', '=', completion))
  if (stock) conditions.push(eb('short_of', 'is not', null), eb('superseded_by', 'is', null))
  if (replaced) conditions.push(eb('superseded_by', 'is', null))
  for (const word of words) {
    const places = placesOf(eb, word, scope)
    conditions.push(eb.or(word.products.length > 0 ? [...places, holdsOneOf(word)] : places))
  }
  return eb.and(conditions)
}

function placesOf(
  eb: ExpressionBuilder<Tables, 'orders'>,
  { text, phone, orderId }: WordToFind,
  scope: SearchScope,
): Expression<SqlBool>[] {
  const places = [contains(eb.ref('name_folded'), text), contains(sql`lower(district)`, text)]
  if (phone) places.push(contains(eb.ref('mobile'), phone), contains(eb.ref('alternate_mobile'), phone))
  if (orderId) places.push(contains(eb.ref('order_id'), orderId))
  if (scope === 'everything') places.push(contains(sql`lower(address)`, text))
  return places
}

function contains(column: Expression<string | null> | RawBuilder<string>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit('\\')}`
}
