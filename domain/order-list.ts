/** The admin's order list: search, the status filters and the order by date (§2, §5 Orders search). */
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
  /** Only orders that still lack their goods, and that no later order has replaced. */
  stock?: 'short'
}

/** The filter in a URL's parameters search, verified, completion, sort and stock; an unknown value filters nothing. */
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

/** Whether an order waits for its goods: they ran short, and no later order stands in its place. */
export function lacksStock({ stockDeducted, supersededBy }: Pick<Searched, 'stockDeducted' | 'supersededBy'>): boolean {
  return stockDeducted === false && supersededBy === undefined
}

/** Whether an order is shown: the search and both filters must agree; an absent status is Unverified or Pending. */
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

/** By the moment of placing; orders of one moment by their id. */
export function sortOrders<T extends Pick<Order, 'placedAt' | 'orderId'>>(
  orders: readonly T[],
  sort: OrderFilter['sort'],
): T[] {
  const age = (order: T) => `${order.placedAt} ${order.orderId}`
  const oldestFirst = orders.toSorted((a, b) => (age(a) < age(b) ? -1 : 1))
  return sort === 'oldest' ? oldestFirst : oldestFirst.toReversed()
}
