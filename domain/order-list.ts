/** Filters and sorts the admin's order list (§2, §5 Orders search). The database does the same in SQL. */
import type { Customer } from './checkout-form.ts'
import type { Completion, Order, Verification } from './order.ts'
import { searchedDigits } from './phone-number.ts'
import { oneLine } from './plain-text.ts'
import { matchesSearch, SEARCH_MAX } from './search-text.ts'

export type OrderFilter = {
  search: string
  verified: '' | Verification
  completion: '' | Completion
  sort: 'newest' | 'oldest'
  /** Only orders without their stock that no later order has replaced. */
  stock?: 'short'
}

/** Reads the filter from the URL parameters search, verified, completion, sort and stock; an unknown value filters nothing. */
export function readOrderFilter(params: { get(name: string): string | null }): OrderFilter {
  const verified = params.get('verified')
  const completion = params.get('completion')
  return {
    search: oneLine(params.get('search')).slice(0, SEARCH_MAX),
    verified: verified === 'Verified' || verified === 'Unverified' ? verified : '',
    completion: completion === 'Complete' || completion === 'Pending' ? completion : '',
    sort: params.get('sort') === 'oldest' ? 'oldest' : 'newest',
    ...(params.get('stock') === 'short' && { stock: 'short' }),
  }
}

type Searched = {
  customer: Pick<Customer, 'name' | 'mobile' | 'alternateMobile'>
  verified?: Verification
  completion?: Completion
} & Partial<Pick<Order, 'stockDeducted' | 'supersededBy'>>

/** Returns true for an order that could not take its stock and that no later order has replaced. */
export function lacksStock({ stockDeducted, supersededBy }: Pick<Searched, 'stockDeducted' | 'supersededBy'>): boolean {
  return stockDeducted === false && supersededBy === undefined
}

/** Returns true if an order matches the search and all filters; an absent status counts as Unverified or Pending. */
export function orderMatches(order: Searched, filter: Omit<OrderFilter, 'sort'>): boolean {
  const { name, mobile, alternateMobile = '' } = order.customer
  const number = searchedDigits(filter.search)
  return (
    (filter.verified === '' || (order.verified ?? 'Unverified') === filter.verified) &&
    (filter.completion === '' || (order.completion ?? 'Pending') === filter.completion) &&
    (filter.stock === undefined || lacksStock(order)) &&
    (matchesSearch(filter.search, [name]) ||
      (number !== '' && (mobile.includes(number) || alternateMobile.includes(number))))
  )
}

/** Returns the orders sorted by time of placing, then by id. */
export function sortOrders<T extends Pick<Order, 'placedAt' | 'orderId'>>(
  orders: readonly T[],
  sort: OrderFilter['sort'],
): T[] {
  const age = (order: T) => `${order.placedAt} ${order.orderId}`
  const oldestFirst = orders.toSorted((a, b) => (age(a) < age(b) ? -1 : 1))
  return sort === 'oldest' ? oldestFirst : oldestFirst.toReversed()
}
