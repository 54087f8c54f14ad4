/** Filters and sorts the admin's order list (§2, §5 Orders search). The database does the same in SQL. */
import { type OrderDays, readOrderDays } from './order-days.ts'
import { type SearchedOrder, searchMatches, type SearchScope } from './order-search.ts'
import type { Completion, Order, Verification } from './order.ts'
import { type OrderStep, readOrderStep } from './steps.ts'
import { oneLine } from '../plain-text.ts'
import { SEARCH_MAX } from '../search/search-text.ts'

export type OrderFilter = OrderDays & {
  search: string
  verified: '' | Verification
  completion: '' | Completion
  /** 'due': the calls to customers, those that are due first; of placed orders that no later one has replaced. */
  sort: 'newest' | 'oldest' | 'due'
  /** Only orders that stand at this step. */
  step?: OrderStep
  /** Only orders without their stock that no later order has replaced. */
  stock?: 'short'
  /** Without the orders that a later one has replaced. */
  replaced?: 'no'
}

type Parameters = { get(name: string): string | null }

/**
 * Reads the filter from the URL parameters search, verified, completion, step, sort, stock, replaced, and day, from and to; an unknown value
 * filters nothing. `now` tells what today is.
 */
export function readOrderFilter(params: Parameters, now: Date): OrderFilter {
  return {
    search: oneLine(params.get('search')).slice(0, SEARCH_MAX),
    ...readStatesFilter(params),
    ...readOrderDays(params, now),
  }
}

/** The part of the filter that is about what can change of an order, and the sort order. */
export type StatesFilter = Pick<OrderFilter, 'verified' | 'completion' | 'step' | 'sort' | 'stock' | 'replaced'>

export function readStatesFilter(params: Parameters): StatesFilter {
  const verified = params.get('verified')
  const completion = params.get('completion')
  const isDue = params.get('sort') === 'due'
  const step = isDue ? 'placed' : readOrderStep(params.get('step'))
  return {
    verified: verified === 'Verified' || verified === 'Unverified' ? verified : '',
    completion: completion === 'Complete' || completion === 'Pending' ? completion : '',
    sort: isDue ? 'due' : params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    ...(step && { step }),
    ...(params.get('stock') === 'short' && { stock: 'short' }),
    ...((isDue || params.get('replaced') === 'no') && { replaced: 'no' }),
  }
}

type OrderStates = Partial<Pick<Order, 'verified' | 'completion' | 'step' | 'stockDeducted' | 'supersededBy'>>
type FilteredOrder = SearchedOrder & OrderStates & Partial<Pick<Order, 'placedAt'>>

/** Returns true for an order that could not take its stock, and that is neither replaced by a later one nor cancelled. */
export function lacksStock({ step, stockDeducted, supersededBy }: OrderStates): boolean {
  return stockDeducted === false && supersededBy === undefined && step !== 'cancelled'
}

/** Whether a filter asks for what still waits for the shop: a cancelled order does not. */
export function leavesCancelledOut({ verified, completion, step }: Omit<StatesFilter, 'sort'>): boolean {
  return step === undefined && (verified === 'Unverified' || completion === 'Pending')
}

/** Returns true if an order has the states that are filtered; an absent status counts as Unverified or Pending. */
export function hasStates(order: OrderStates, filter: Omit<StatesFilter, 'sort'>): boolean {
  return (
    (filter.step === undefined || (order.step ?? 'placed') === filter.step) &&
    (order.step !== 'cancelled' || !leavesCancelledOut(filter)) &&
    (filter.verified === '' || (order.verified ?? 'Unverified') === filter.verified) &&
    (filter.completion === '' || (order.completion ?? 'Pending') === filter.completion) &&
    (filter.stock === undefined || lacksStock(order)) &&
    (filter.replaced === undefined || order.supersededBy === undefined)
  )
}

/** Returns true if an order matches the search and all filters. */
export function orderMatches(
  order: FilteredOrder,
  filter: Omit<OrderFilter, 'sort'>,
  scope: SearchScope = 'customer',
): boolean {
  const { placedAt = '' } = order
  return (
    hasStates(order, filter) &&
    (filter.from === undefined || placedAt >= filter.from) &&
    (filter.until === undefined || placedAt < filter.until) &&
    searchMatches(order, filter.search, scope)
  )
}

/** Returns when the call to the customer is due: as arranged, or from the moment in which the order came in. ISO, UTC. */
export function callDueAt({ placedAt, callAt }: Pick<Order, 'placedAt' | 'callAt'>): string {
  return callAt ?? placedAt
}

/** Returns the orders sorted by time of placing, or of the call that is due, then by id. */
export function sortOrders<T extends Pick<Order, 'placedAt' | 'orderId' | 'callAt'>>(
  orders: readonly T[],
  sort: OrderFilter['sort'],
): T[] {
  const age = (order: T) => `${sort === 'due' ? callDueAt(order) : order.placedAt} ${order.orderId}`
  const oldestFirst = orders.toSorted((a, b) => (age(a) < age(b) ? -1 : 1))
  return sort === 'newest' ? oldestFirst.toReversed() : oldestFirst
}
