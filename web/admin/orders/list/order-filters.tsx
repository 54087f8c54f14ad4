// The search, the two status filters and the sort order of the orders screen.
import { type Filter, ListFilters } from '#web/admin/kit/list-filters.tsx'
import type { SetFilter } from '#web/admin/kit/use-url-filter.ts'

const search = { label: 'Search orders', placeholder: 'Search by customer name or phone number...' }

const filters: Filter[] = [
  { name: 'verified', label: 'Verification Status', all: 'All Verification', options: ['Verified', 'Unverified'] },
  { name: 'completion', label: 'Order Status', all: 'All Status', options: ['Complete', 'Pending'] },
  { name: 'sort', label: 'Sort Order', all: 'Newest First', options: [{ value: 'oldest', label: 'Oldest First' }] },
]

export function OrderFilters(list: { params: URLSearchParams; onFilter: SetFilter }) {
  return <ListFilters kind="orders" search={search} filters={filters} {...list} />
}
