// Which orders count in reports, on the dashboard and for a customer, in SQL, as domain/history/counted-order.ts says.
import { sql, type SqlBool } from 'kysely'

/** Whether a row of `orders` is neither replaced nor cancelled. Trials are left out elsewhere: an index may do it. */
export const isStanding = sql<SqlBool>`(orders.superseded_by is null and orders.step <> 'cancelled')`

/** Whether a row of `orders` counts: trials, replaced and cancelled orders do not. */
export const isCounted = sql<SqlBool>`(${isStanding} and (orders.kind is null or orders.kind <> 'trial'))`

/** Whether a row of `orders` is confirmed. */
export const isConfirmed = sql<SqlBool>`(orders.verified = 'Verified' or orders.completion = 'Complete')`
