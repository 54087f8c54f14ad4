// The same questions as in domain/order-list.ts, asked of the database: which orders match, and which come after which.
import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { OrderFilter } from '#domain/order-list.ts'
import { searchedDigits } from '#domain/phone-number.ts'
import { foldForSearch } from '#domain/search-text.ts'
import type { Tables } from '#server/database/tables.ts'

export type Direction = 'asc' | 'desc'

/** The first direction follows the list, the second one leads back. */
export function directions({ sort }: OrderFilter): [onward: Direction, backward: Direction] {
  return sort === 'oldest' ? ['asc', 'desc'] : ['desc', 'asc']
}

/** Stands beyond that order in this direction. */
export function isBeyond(placedAt: string, orderId: string, direction: Direction) {
  return sql<SqlBool>`(placed_at, order_id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${placedAt}, ${orderId})`
}

/** What a search looks for: its text in names, and its number, if it is one, in both mobiles. None when nothing is searched. */
export function searchedTexts({ search }: OrderFilter): string[] {
  return [foldForSearch(search), searchedDigits(search)].filter((text) => text !== '')
}

/** As `orderMatches` does. */
export function matches(eb: ExpressionBuilder<Tables, 'orders'>, { search, verified, completion, stock }: OrderFilter) {
  const conditions: Expression<SqlBool>[] = []
  if (verified) conditions.push(eb('verified', '=', verified))
  if (completion) conditions.push(eb('completion', '=', completion))
  if (stock) conditions.push(eb('short_of', 'is not', null), eb('superseded_by', 'is', null))
  const wanted = foldForSearch(search)
  if (wanted) {
    const places = [contains(eb.ref('name_folded'), wanted)]
    const number = searchedDigits(search)
    if (number) places.push(contains(eb.ref('mobile'), number), contains(eb.ref('alternate_mobile'), number))
    conditions.push(eb.or(places))
  }
  return eb.and(conditions)
}

function contains(column: Expression<string | null>, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`${column} like ${pattern} escape ${sql.lit('\\')}`
}
