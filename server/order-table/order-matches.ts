// The SQL equivalent of domain/order/order-list.ts: filters and sort orders.
import { type Expression, type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import { leavesCancelledOut, type OrderFilter } from '#domain/order/order-list.ts'
import type { SearchedWord, SearchScope } from '#domain/order/order-search.ts'
import type { Tables } from '#server/database/tables.ts'
import { isCounted } from './counted-orders.ts'

export type Direction = 'asc' | 'desc'

/**
 * A searched word and the products that contain it; none if only customers are searched. `codes` are those never used
 * by another product.
 */
export type WordToFind = SearchedWord & {
  products: readonly { id: string; code: string }[]
  codes: readonly string[]
}

export type OrderQuestion = {
  filter: OrderFilter
  words: readonly WordToFind[]
  scope: SearchScope
  /** Tests the order for one of the word's products. */
  holdsOneOf: (word: WordToFind) => Expression<SqlBool>
}

/** Forward and backward in the list. */
export function directions({ sort }: OrderFilter): [onward: Direction, backward: Direction] {
  return sort === 'newest' ? ['desc', 'asc'] : ['asc', 'desc']
}

/** The sort key before the id; must match its index. */
export function sortedBy({ sort }: Pick<OrderFilter, 'sort'>): RawBuilder<string> {
  return sort === 'due' ? sql<string>`coalesce(call_at, placed_at)` : sql<string>`placed_at`
}

/** Tests for orders beyond a position. */
export function isBeyond(filter: Pick<OrderFilter, 'sort'>, at: string, orderId: string, direction: Direction) {
  return sql<SqlBool>`(${sortedBy(filter)}, order_id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${at}, ${orderId})`
}

/** Like `orderMatches`, without the days. */
export function matches(eb: ExpressionBuilder<Tables, 'orders'>, { filter, words, scope, holdsOneOf }: OrderQuestion) {
  const { verified, completion, step, stock, replaced, counted, answers } = filter
  const conditions: Expression<SqlBool>[] = []
  if (verified) conditions.push(eb('verified', '=', verified))
  if (completion) conditions.push(eb('completion', '=', completion))
  // A literal, since the index of calls is not used with a parameter.
  if (step) conditions.push(sql<SqlBool>`step = ${sql.lit(step)}`)
  if (leavesCancelledOut(filter)) conditions.push(eb('step', '<>', 'cancelled'))
  if (stock) conditions.push(eb('short_of', 'is not', null), eb('step', '<>', 'cancelled'))
  if (stock) conditions.push(eb('superseded_by', 'is', null))
  if (replaced) conditions.push(eb('superseded_by', 'is', null))
  if (counted) conditions.push(isCounted)
  if (answers)
    conditions.push(eb('order_id', 'in', eb.selectFrom('order_proposals').select('order_id').where(isUnseen)))
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

/** Must match the partial index `order_proposals_unseen`. */
export const isUnseen = sql<SqlBool>`(order_proposals.answered_at is not null and order_proposals.seen_at is null)`

/** SQLite would end the pattern at a NUL, which no stored text has. */
export function contains(column: Expression<string | null> | RawBuilder<string>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll('\0', '\uFFFD')}%`
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit('\\')}`
}
