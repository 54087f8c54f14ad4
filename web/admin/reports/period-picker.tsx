// Chooses the days of the report.
import type { PeriodChoice } from '#domain/reports/report-period.ts'
import { reports as reportWords } from '#domain/words/en/office/money/reports.ts'
import { TextInput } from '#web/ui/field.tsx'
import { useWords } from '#web/ui/words.ts'
import { FilterField, FilterSelect } from '../kit/list-filters.tsx'
import type { SetFilter } from '../kit/use-url-filter.ts'

type Props = { params: URLSearchParams; onFilter: SetFilter }

export function PeriodPicker({ params, onFilter }: Props) {
  const text = useWords(reportWords)
  const choices = [
    { value: 'yesterday', label: text.yesterday },
    { value: 'week', label: text.week },
    { value: 'season', label: text.season },
    { value: 'range', label: text.range },
  ] satisfies { value: PeriodChoice; label: string }[]
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  const day = params.get('day') ?? (from || to ? 'range' : '')
  const date = (name: 'from' | 'to', value: string) => (
    <FilterField label={text[name]}>
      <TextInput
        type="date"
        aria-label={name === 'from' ? text.fromDay : text.toDay}
        value={value}
        onChange={({ target }) => onFilter({ day: 'range', [name]: target.value }, 'after typing')}
      />
    </FilterField>
  )
  return (
    <div className="list-filter-choices row">
      <FilterSelect
        label={text.days}
        all={text.today}
        options={choices}
        value={day === 'today' ? '' : day}
        onChange={(next) => onFilter({ day: next, ...(next !== 'range' && { from: '', to: '' }) })}
      />
      {day === 'range' && date('from', from)}
      {day === 'range' && date('to', to)}
    </div>
  )
}
