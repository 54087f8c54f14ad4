/** The list of customers: what it is filtered and sorted by, and keyset pagination as in the order list. */
import { oneLine } from '../plain-text.ts'
import { SEARCH_MAX } from '../search/search-text.ts'

export const CUSTOMERS_A_PAGE = 50

/** `newest`: who ordered or bought last; else who did most often, or for the largest sum. */
export type CustomerSort = 'newest' | 'orders' | 'sum'
/** Who ordered, or who left a mobile number at the counter. */
export type CustomerChannel = 'online' | 'counter'
export type CustomerFilter = { search: string; sort: CustomerSort; channel: CustomerChannel }

/** The last customer of a page: by how much the list is sorted (0 for the newest), and the time and id of their newest order or sale. */
export type CustomerCursor = { value: number; at: string; id: string }

type Parameters = { get(name: string): string | null }

const CURSOR = /^(\d{1,15})_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_((?:ORD|CTR)\d{17})$/

/** Reads the URL parameters search, sort and channel; an unknown value filters nothing. */
export function readCustomerFilter(params: Parameters): CustomerFilter {
  const sort = params.get('sort')
  return {
    search: oneLine(params.get('search')).slice(0, SEARCH_MAX),
    sort: sort === 'orders' || sort === 'sum' ? sort : 'newest',
    channel: params.get('channel') === 'counter' ? 'counter' : 'online',
  }
}

/** Returns the cursor in the URL parameter `after`; undefined, meaning the first page, when there is none. */
export function readCustomerCursor(params: Parameters): CustomerCursor | undefined {
  const [, value, at, id] = CURSOR.exec(params.get('after') ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { value: Number(value), at, id }
}

/** Returns the value of the URL parameter. */
export function customerCursorText({ value, at, id }: CustomerCursor): string {
  return `${value}_${at}_${id}`
}
