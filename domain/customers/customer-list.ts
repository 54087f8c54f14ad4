/** The list of customers: what it is filtered and sorted by, and keyset pagination as in the order list. */
import { oneLine } from '../plain-text.ts'
import { SEARCH_MAX } from '../search/search-text.ts'

export const CUSTOMERS_A_PAGE = 50

/** `newest`: whose last order is the newest; else who has ordered most often, or for the largest sum. */
export type CustomerSort = 'newest' | 'orders' | 'sum'
export type CustomerFilter = { search: string; sort: CustomerSort }

/** The last customer of a page: by how much the list is sorted (0 for the newest), and an order of theirs. */
export type CustomerCursor = { value: number; placedAt: string; orderId: string }

type Parameters = { get(name: string): string | null }

const CURSOR = /^(\d{1,15})_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(ORD\d{17})$/

/** Reads the URL parameters search and sort; an unknown value filters nothing. */
export function readCustomerFilter(params: Parameters): CustomerFilter {
  const sort = params.get('sort')
  return {
    search: oneLine(params.get('search')).slice(0, SEARCH_MAX),
    sort: sort === 'orders' || sort === 'sum' ? sort : 'newest',
  }
}

/** Returns the cursor in the URL parameter `after`; undefined, meaning the first page, when there is none. */
export function readCustomerCursor(params: Parameters): CustomerCursor | undefined {
  const [, value, placedAt, orderId] = CURSOR.exec(params.get('after') ?? '') ?? []
  if (placedAt === undefined || orderId === undefined) return undefined
  return { value: Number(value), placedAt, orderId }
}

/** Returns the value of the URL parameter. */
export function customerCursorText({ value, placedAt, orderId }: CustomerCursor): string {
  return `${value}_${placedAt}_${orderId}`
}
