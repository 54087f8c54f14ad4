// Search and filters above a list, kept in the address.
import type { ReactNode } from 'react'
import { Select } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { SetFilter } from './use-url-filter.ts'
import './list-filters.css'

/** `all` is the label for no filter; an option without a value uses its label. */
export type Filter = {
  /** The search parameter. */
  name: string
  label: string
  all: string
  options: readonly (string | { value: string; label: string })[]
  /** The chosen option, where the parameter may spell it otherwise. */
  value?: string
}

type Props = {
  /** Names the list in CSS. */
  kind: string
  search: { label: string; placeholder: string }
  filters: readonly Filter[]
  params: URLSearchParams
  onFilter: SetFilter
  children?: ReactNode
}

export function ListFilters({ kind, search, filters, params, onFilter, children }: Props) {
  return (
    <div className="list-filters stack gap-2 top" data-kind={kind}>
      <SearchBox
        {...search}
        value={params.get('search') ?? ''}
        onChange={(text) => onFilter({ search: text }, 'after typing')}
      />
      <div className="list-filter-choices row">
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            {...filter}
            value={filter.value ?? params.get(filter.name) ?? ''}
            onChange={(value) => onFilter({ [filter.name]: value })}
          />
        ))}
        {children}
      </div>
    </div>
  )
}

type SelectProps = Omit<Filter, 'name'> & { value: string; onChange: (value: string) => void }

export function FilterSelect({ label, all, options, value, onChange }: SelectProps) {
  return (
    <FilterField label={label}>
      <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{all}</option>
        {options.map((option) => {
          const { value: each, label: text } = typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={each} value={each}>
              {text}
            </option>
          )
        })}
      </Select>
    </FilterField>
  )
}

/** Hidden from screen readers: the input has its own label. */
export function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="list-filter">
      <span className="list-filter-name note" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}
