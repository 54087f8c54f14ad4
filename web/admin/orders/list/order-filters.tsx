// Search, filters and sort order of the orders screen.
import { orders, orderStates } from '#domain/words/en/office/orders/orders.ts'
import { type Filter, FilterField, FilterSelect, ListFilters } from '#web/admin/kit/list-filters.tsx'
import type { SetFilter } from '#web/admin/kit/use-url-filter.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'

type Props = { params: URLSearchParams; onFilter: SetFilter }

export function OrderFilters(list: Props) {
  const text = useWords(orders)
  const states = useWords(orderStates)
  const filters: Filter[] = [
    {
      name: 'verified',
      label: text.verification,
      all: text.allVerification,
      options: [
        { value: 'Verified', label: states.Verified },
        { value: 'Unverified', label: states.Unverified },
      ],
    },
    {
      name: 'completion',
      label: text.status,
      all: text.allStatus,
      options: [
        { value: 'Complete', label: states.Complete },
        { value: 'Pending', label: states.Pending },
      ],
    },
  ]
  return (
    <ListFilters kind="orders" search={{ label: text.search, placeholder: text.searchFor }} filters={filters} {...list}>
      <DaysFilter {...list} />
      <FilterSelect
        label={text.sort}
        all={text.newest}
        options={[
          { value: 'oldest', label: text.oldest },
          { value: 'due', label: text.due },
        ]}
        value={list.params.get('sort') ?? ''}
        onChange={(sort) => list.onFilter({ sort })}
      />
    </ListFilters>
  )
}

/** In the address: `day`, or `from` and `to`. */
function DaysFilter({ params, onFilter }: Props) {
  const text = useWords(orders)
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const day = params.get('day') ?? (from || to ? 'range' : '')
  const date = (name: 'from' | 'to', value: string) => (
    <FilterField label={name === 'from' ? text.from : text.to}>
      <TextInput
        type="date"
        aria-label={name === 'from' ? text.fromDay : text.toDay}
        value={value}
        onChange={({ target }) => onFilter({ [name]: target.value }, 'after typing')}
      />
    </FilterField>
  )
  return (
    <>
      <FilterSelect
        label={text.days}
        all={text.allDays}
        options={[
          { value: 'today', label: text.today },
          { value: 'yesterday', label: text.yesterday },
          { value: 'range', label: text.fromTo },
        ]}
        value={day}
        onChange={(next) => onFilter({ day: next, ...(next !== 'range' && { from: '', to: '' }) })}
      />
      {day === 'range' && date('from', from)}
      {day === 'range' && date('to', to)}
    </>
  )
}
