// Which orders are done with: complete, or replaced by another one. Of the others the shop still needs to know whose they are.
import { sql, type SqlBool } from 'kysely'

/** A row of `orders`. */
export const isClosed = sql<SqlBool>`(orders.completion = 'Complete'
  or exists (select 1 from orders later where later.order_id = orders.superseded_by))`
