// Search, filters and sort order of the orders screen.
import { type Filter, FilterField, FilterSelect, ListFilters } from '#web/admin/kit/list-filters.tsx'
import type { SetFilter } from '#web/admin/kit/use-url-filter.ts'
import { TextInput } from '#web/ui/field.tsx'

const search = { label: 'Search orders', placeholder: 'Search by customer name or phone number...' }

const filters: Filter[] = [
  { name: 'verified', label: 'Verification Status', all: 'All Verification', options: ['Verified', 'Unverified'] },
  { name: 'completion', label: 'Order Status', all: 'All Status', options: ['Complete', 'Pending'] },
]

const sorts = [
  { value: 'oldest', label: 'Oldest First' },
  { value: 'due', label: 'Calls Due First' },
]

const days = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'range', label: 'From – to' },
]

type Props = { params: URLSearchParams; onFilter: SetFilter }

export function OrderFilters(list: Props) {
  return (
    <ListFilters kind="orders" search={search} filters={filters} {...list}>
      <DaysFilter {...list} />
      <FilterSelect
        label="Sort Order"
        all="Newest First"
        options={sorts}
        value={list.params.get('sort') ?? ''}
        onChange={(sort) => list.onFilter({ sort })}
      />
    </ListFilters>
  )
}

/** In the address: `day`, or `from` and `to`. */
function DaysFilter({ params, onFilter }: Props) {
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const day = params.get('day') ?? (from || to ? 'range' : '')
  const date = (name: 'from' | 'to', label: string, value: string) => (
    <FilterField label={label}>
      <TextInput
        type="date"
        aria-label={`${label} this day`}
        value={value}
        onChange={({ target }) => onFilter({ [name]: target.value }, 'after typing')}
      />
    </FilterField>
  )
  return (
    <>
      <FilterSelect
        label="Days"
        all="All Days"
        options={days}
        value={day}
        onChange={(next) => onFilter({ day: next, ...(next !== 'range' && { from: '', to: '' }) })}
      />
      {day === 'range' && date('from', 'From', from)}
      {day === 'range' && date('to', 'To', to)}
    </>
  )
}
