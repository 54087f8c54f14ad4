/** Which orders count in reports and for a customer, and which of them are confirmed. The database does the same in SQL (server/order-table/counted-orders.ts). */
import type { OrderStep } from '../order/steps.ts'
import type { Completion, OrderKind, Verification } from '../order/order.ts'

type States = { verified?: Verification; completion?: Completion }

type Counted = { kind?: OrderKind; supersededBy?: string; step?: OrderStep }

/** Returns false for a trial, a cancelled order, and one that a later order has replaced: it would count twice. */
export function isCounted({ kind, supersededBy, step }: Counted): boolean {
  return kind !== 'trial' && supersededBy === undefined && step !== 'cancelled'
}

/** Returns true for an order that the shop has said yes to: Verified or Complete. */
export function isConfirmed({ verified, completion }: States): boolean {
  return verified === 'Verified' || completion === 'Complete'
}
