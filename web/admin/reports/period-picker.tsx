// Chooses the days of the report.
import type { PeriodChoice } from '#domain/reports/report-period.ts'
import { TextInput } from '#web/ui/field.tsx'
import { FilterField, FilterSelect } from '../kit/list-filters.tsx'
import type { SetFilter } from '../kit/use-url-filter.ts'

const choices = [
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'week', label: 'This week' },
  { value: 'season', label: 'Season' },
  { value: 'range', label: 'From – to' },
] satisfies { value: PeriodChoice; label: string }[]

type Props = { params: URLSearchParams; onFilter: SetFilter }

export function PeriodPicker({ params, onFilter }: Props) {
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const day = params.get('day') ?? (from || to ? 'range' : '')
  const date = (name: 'from' | 'to', label: string, value: string) => (
    <FilterField label={label}>
      <TextInput
        type="date"
        aria-label={`${label} this day`}
        value={value}
        onChange={({ target }) => onFilter({ day: 'range', [name]: target.value }, 'after typing')}
      />
    </FilterField>
  )
  return (
    <div className="list-filter-choices row">
      <FilterSelect
        label="Days"
        all="Today"
        options={choices}
        value={day === 'today' ? '' : day}
        onChange={(next) => onFilter({ day: next, ...(next !== 'range' && { from: '', to: '' }) })}
      />
      {day === 'range' && date('from', 'From', from)}
      {day === 'range' && date('to', 'To', to)}
    </div>
  )
}
