/**
 * Which orders count in reports and for customers, and which are confirmed. SQL equivalent:
 * server/order-table/counted-orders.ts.
 */
import { confirmedSteps, type OrderStep } from '../steps/steps.ts'
import type { OrderKind, Verification } from './order.ts'

type States = { verified?: Verification; step?: OrderStep }

type Counted = { kind?: OrderKind; supersededBy?: string; step?: OrderStep }

/** Returns false for a trial, a cancelled order, and a replaced one, which would count twice. */
export function isCounted({ kind, supersededBy, step }: Counted): boolean {
  return kind !== 'trial' && supersededBy === undefined && step !== 'cancelled'
}

/** Returns true for a Verified order, and for one that went further without the call. */
export function isConfirmed({ verified, step }: States): boolean {
  return verified === 'Verified' || confirmedSteps.some((each) => each === step)
}
