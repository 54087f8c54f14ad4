// The search and the filters above a list, which stand in its address.
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
  /** Names the column widths in the CSS. */
  kind: string
  search: { label: string; placeholder: string }
  filters: readonly Filter[]
  params: URLSearchParams
  onFilter: SetFilter
}

export function ListFilters({ kind, search, filters, params, onFilter }: Props) {
  return (
    <div className="list-filters" data-kind={kind}>
      <SearchBox
        {...search}
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
          {options.map((option) => {
            const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option
            return (
              <option key={value} value={value}>
                {text}
              </option>
            )
          })}
        </Select>
      ))}
    </div>
  )
}
