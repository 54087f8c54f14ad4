// The SQL condition for products offered to visitors, shared by pages, search engines and orders.
import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** In both dialects. */
export const OFFERED = `products.enabled = 1 and exists (
  select 1 from categories where categories.name = products.category and categories.enabled = 1)`

export const isOffered: RawBuilder<SqlBool> = sql.raw(`(${OFFERED})`)
