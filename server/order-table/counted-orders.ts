// The SQL equivalent of domain/order/counted-order.ts, for reports, the dashboard and customers.
import { sql, type SqlBool } from 'kysely'
import { confirmedSteps } from '#domain/steps/steps.ts'

/** Neither replaced nor cancelled. Trials are excluded elsewhere, perhaps by an index. */
export const isStandingIn = (orders: string) =>
  sql<SqlBool>`(${sql.ref(`${orders}.superseded_by`)} is null and ${sql.ref(`${orders}.step`)} <> 'cancelled')`

export const isStanding = isStandingIn('orders')

export const isCounted = sql<SqlBool>`(${isStanding} and (orders.kind is null or orders.kind <> 'trial'))`

export const isConfirmed = sql<SqlBool>`(orders.verified = 'Verified'
  or orders.step in (${sql.join(confirmedSteps.map((step) => sql.lit(step)))}))`
