// Which products are offered to visitors: one condition for every page, for the search engines and for the order's own transaction.
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** Of a row of products, in the SQL of both databases. A product that is not offered is in the back office alone. */
export const OFFERED = `products.enabled = 1 and exists (
  select 1 from categories where categories.name = products.category and categories.enabled = 1)`

/** The same as a condition of a query. */
export const isOffered: RawBuilder<SqlBool> = sql.raw(`(${OFFERED})`)
