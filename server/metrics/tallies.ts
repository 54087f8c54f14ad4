// The process's counters and their names.
import { createTally, type Tally } from './tally.ts'

export type OrderOutcome =
  | 'placed'
  | 'repeated'
  | 'running'
  | 'stock'
  | 'fields'
  | 'rule'
  | 'rate limit'
  | 'unreadable'
  | 'unavailable'

export type SignInOutcome = 'signed in' | 'wrong e-mail or password' | 'too many attempts'

export type Tallies = { orders: Tally<OrderOutcome>; signIns: Tally<SignInOutcome> }

export function createTallies(): Tallies {
  return { orders: createTally(), signIns: createTally() }
}
