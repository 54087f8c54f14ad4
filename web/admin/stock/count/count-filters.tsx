// The search and the filters of the products to count.
import { useMemo } from 'react'
import type { ListedCategory } from '#domain/category/category.ts'
import { type Filter, ListFilters } from '#web/admin/kit/list-filters.tsx'
import type { SetFilter } from '#web/admin/kit/use-url-filter.ts'

const search = { label: 'Search products', placeholder: 'Search by name, code or category...' }

const shown: Filter = {
  name: 'show',
  label: 'Count',
  all: 'All Products',
  options: [
    { value: 'open', label: 'Not counted yet' },
    { value: 'counted', label: 'Counted' },
    { value: 'faulty', label: 'To correct' },
  ],
}

type Props = { categories: readonly ListedCategory[]; params: URLSearchParams; onFilter: SetFilter }

export function CountFilters({ categories, ...list }: Props) {
  const filters = useMemo(() => {
    const options = categories.map(({ name }) => name)
    return [{ name: 'category', label: 'Category', all: 'All Categories', options }, shown]
  }, [categories])
  return <ListFilters kind="count" search={search} filters={filters} {...list} />
}
