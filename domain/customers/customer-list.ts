/** The customer list's filters, sort orders and keyset pagination. */
import { oneLine } from '../plain-text.ts'
import { SEARCH_MAX } from '../search/search-text.ts'

export const CUSTOMERS_A_PAGE = 50

/** `newest`: by last order or sale; otherwise by number or sum. */
export type CustomerSort = 'newest' | 'orders' | 'sum'
/** `counter`: left a mobile number at the counter. */
export type CustomerChannel = 'online' | 'counter'
export type CustomerFilter = { search: string; sort: CustomerSort; channel: CustomerChannel }

/** The last row of a page: its sort value (0 for newest), and time and id of its newest order or sale. */
export type CustomerCursor = { value: number; at: string; id: string }

type Parameters = { get(name: string): string | null }

const CURSOR = /^(\d{1,15})_(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_((?:ORD|CTR)\d{17})$/

/** Reads search, sort and channel; ignores unknown values. */
export function readCustomerFilter(params: Parameters): CustomerFilter {
  const sort = params.get('sort')
  return {
    search: oneLine(params.get('search')).slice(0, SEARCH_MAX),
    sort: sort === 'orders' || sort === 'sum' ? sort : 'newest',
    channel: params.get('channel') === 'counter' ? 'counter' : 'online',
  }
}

/** Reads the URL parameter `after`; undefined means the first page. */
export function readCustomerCursor(params: Parameters): CustomerCursor | undefined {
  const [, value, at, id] = CURSOR.exec(params.get('after') ?? '') ?? []
  return at === undefined || id === undefined ? undefined : { value: Number(value), at, id }
}

export function customerCursorText({ value, at, id }: CustomerCursor): string {
  return `${value}_${at}_${id}`
}
