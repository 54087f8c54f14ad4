// The search and the filters above a list, which stand in its address.
import type { ReactNode } from 'react'
import { Select } from '#web/ui/field.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import type { SetFilter } from './use-url-filter.ts'
import './list-filters.css'

/** `all` stands for no filter; the name of an option is its value where it has no other. */
export type Filter = {
  /** The parameter of the address. */
  name: string
  label: string
  all: string
  options: readonly (string | { value: string; label: string })[]
}

type Props = {
  /** Names the list in the screen's CSS. */
  kind: string
  search: { label: string; placeholder: string }
  filters: readonly Filter[]
  params: URLSearchParams
  onFilter: SetFilter
  /** Filters of the screen's own. */
  children?: ReactNode
}

export function ListFilters({ kind, search, filters, params, onFilter, children }: Props) {
  return (
    <div className="list-filters" data-kind={kind}>
      <SearchBox
        {...search}
        value={params.get('search') ?? ''}
        onChange={(text) => onFilter({ search: text }, 'after typing')}
      />
      <div className="list-filter-choices">
        {filters.map((filter) => (
          <FilterSelect
            key={filter.name}
            {...filter}
            value={params.get(filter.name) ?? ''}
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

/** A filter's input under its name, which the input says by itself to who hears it. */
export function FilterField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="list-filter">
      <span className="list-filter-name" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  )
}
