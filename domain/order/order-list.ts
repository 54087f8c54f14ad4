/** Filters and sorts the order list (§2, §5 Orders search), as the database does in SQL. */
import { isCounted } from './counted-order.ts'
import { type OrderDays, readOrderDays } from './order-days.ts'
import { type SearchedOrder, searchMatches, type SearchScope } from './order-search.ts'
import type { Completion, Order, Verification } from './order.ts'
import { type OrderStep, readOrderStep } from '../steps/steps.ts'
import { oneLine } from '../plain-text.ts'
import { SEARCH_MAX } from '../search/search-text.ts'

export type OrderFilter = OrderDays & {
  search: string
  verified: '' | Verification
  completion: '' | Completion
  /** 'due': calls to customers, earliest first; only placed orders that are not replaced. */
  sort: 'newest' | 'oldest' | 'due'
  step?: OrderStep
  /** Short of stock and not replaced. */
  stock?: 'short'
  /** Excludes replaced orders. */
  replaced?: 'no'
  /** Excludes replaced, cancelled and trial orders. */
  counted?: 'yes'
  /** Whose customer has answered a question, which nobody has seen. */
  answers?: 'new'
}

type Parameters = { get(name: string): string | null }

/**
 * Reads the URL parameters search, verified, completion, step, sort, stock, counted, answers, day, from and to; ignores
 * unknown values.
 */
export function readOrderFilter(params: Parameters, now: Date): OrderFilter {
  return {
    search: oneLine(params.get('search')).slice(0, SEARCH_MAX),
    ...readStatesFilter(params),
    ...readOrderDays(params, now),
  }
}

/** The filters on an order's changing states, and the sort order. */
export type StatesFilter = Pick<
  OrderFilter,
  'verified' | 'completion' | 'step' | 'sort' | 'stock' | 'replaced' | 'counted' | 'answers'
>

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
    ...(isDue && { replaced: 'no' }),
    ...(params.get('counted') === 'yes' && { counted: 'yes' }),
    ...(params.get('answers') === 'new' && { answers: 'new' }),
  }
}

type OrderStates = Partial<
  Pick<Order, 'verified' | 'completion' | 'step' | 'stockDeducted' | 'supersededBy' | 'kind'>
> & {
  isAnswered?: boolean
}
type FilteredOrder = SearchedOrder & OrderStates & Partial<Pick<Order, 'placedAt'>>

/** Returns true for an order that lacked stock and is neither replaced nor cancelled. */
export function lacksStock({ step, stockDeducted, supersededBy }: OrderStates): boolean {
  return stockDeducted === false && supersededBy === undefined && step !== 'cancelled'
}

/** Returns true if the filter is about work to do, which a cancelled order is not. */
export function leavesCancelledOut({ verified, completion, step }: Omit<StatesFilter, 'sort'>): boolean {
  return step === undefined && (verified === 'Unverified' || completion === 'Pending')
}

/** An absent status counts as Unverified or Pending. */
export function hasStates(order: OrderStates, filter: Omit<StatesFilter, 'sort'>): boolean {
  return (
    (filter.step === undefined || (order.step ?? 'placed') === filter.step) &&
    (order.step !== 'cancelled' || !leavesCancelledOut(filter)) &&
    (filter.verified === '' || (order.verified ?? 'Unverified') === filter.verified) &&
    (filter.completion === '' || (order.completion ?? 'Pending') === filter.completion) &&
    (filter.stock === undefined || lacksStock(order)) &&
    (filter.replaced === undefined || order.supersededBy === undefined) &&
    (filter.counted === undefined || isCounted(order)) &&
    (filter.answers === undefined || order.isAnswered === true)
  )
}

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

/** Returns when to call the customer (ISO, UTC): as arranged, or from the time of the order. */
export function callDueAt({ placedAt, callAt }: Pick<Order, 'placedAt' | 'callAt'>): string {
  return callAt ?? placedAt
}

/** Sorts by time of order or due call, then by id. */
export function sortOrders<T extends Pick<Order, 'placedAt' | 'orderId' | 'callAt'>>(
  orders: readonly T[],
  sort: OrderFilter['sort'],
): T[] {
  const age = (order: T) => `${sort === 'due' ? callDueAt(order) : order.placedAt} ${order.orderId}`
  const oldestFirst = orders.toSorted((a, b) => (age(a) < age(b) ? -1 : 1))
  return sort === 'newest' ? oldestFirst.toReversed() : oldestFirst
}
