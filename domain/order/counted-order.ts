/**
 * Which orders count in reports and for customers, and which are confirmed. SQL equivalent:
 * server/order-table/counted-orders.ts.
 */
import type { OrderStep } from '../steps/steps.ts'
import type { Completion, OrderKind, Verification } from './order.ts'

type States = { verified?: Verification; completion?: Completion }

type Counted = { kind?: OrderKind; supersededBy?: string; step?: OrderStep }

/** Returns false for a trial, a cancelled order, and a replaced one, which would count twice. */
export function isCounted({ kind, supersededBy, step }: Counted): boolean {
  return kind !== 'trial' && supersededBy === undefined && step !== 'cancelled'
}

/** Returns true for a Verified or Complete order. */
export function isConfirmed({ verified, completion }: States): boolean {
  return verified === 'Verified' || completion === 'Complete'
}
