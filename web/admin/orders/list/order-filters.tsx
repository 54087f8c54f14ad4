// The search, the two status filters and the sort order of the orders screen.
import type { SetFilter } from '../../kit/use-url-filter.ts'
import { Select } from '../../../ui/field.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import '../../kit/list-filters.css'

const filters = [
  { name: 'verified', label: 'Verification Status', all: 'All Verification', options: ['Verified', 'Unverified'] },
  { name: 'completion', label: 'Order Status', all: 'All Status', options: ['Complete', 'Pending'] },
]

type Props = { params: URLSearchParams; onFilter: SetFilter }

export function OrderFilters({ params, onFilter }: Props) {
  return (
    <div className="list-filters" data-kind="orders">
      <SearchBox
        label="Search orders"
        placeholder="Search by customer name or phone number..."
        value={params.get('search') ?? ''}
        onChange={(text) => onFilter('search', text, 'after typing')}
      />
      {filters.map(({ name, label, all, options }) => (
        <Select
          key={name}
          aria-label={label}
          value={params.get(name) ?? ''}
          onChange={({ target }) => onFilter(name, target.value)}
        >
          <option value="">{all}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </Select>
      ))}
      <Select
        aria-label="Sort Order"
        value={params.get('sort') ?? ''}
        onChange={({ target }) => onFilter('sort', target.value)}
      >
        <option value="">Newest First</option>
        <option value="oldest">Oldest First</option>
      </Select>
    </div>
  )
}
