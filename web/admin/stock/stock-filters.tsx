// The search and the filters of the list of what runs out.
import { type ReactNode, useMemo } from 'react'
import type { Category } from '#domain/category/category.ts'
import { SOON_DAYS } from '#domain/stock/stock-list.ts'
import { type Filter, ListFilters } from '../kit/list-filters.tsx'
import type { SetFilter } from '../kit/use-url-filter.ts'

const search = { label: 'Search products', placeholder: 'Search by name, code or category...' }

const filtersOf = (categories: readonly Category[]): Filter[] => [
  { name: 'category', label: 'Category', all: 'All Categories', options: categories },
  {
    name: 'show',
    label: 'Stock',
    all: 'All Stock',
    options: [
      { value: 'soon', label: `Out in ${SOON_DAYS} days` },
      { value: 'low', label: 'Low Stock' },
      { value: 'out', label: 'Out of Stock' },
      { value: 'unsold', label: 'Not sold lately' },
    ],
  },
  {
    name: 'shown',
    label: 'In the shop',
    all: 'On and off',
    options: [
      { value: 'on', label: 'Shown' },
      { value: 'off', label: 'Switched off' },
    ],
  },
  { name: 'days', label: 'Sold in', all: '14 days', options: [{ value: '30', label: '30 days' }] },
]

type Props = { categories: readonly Category[]; params: URLSearchParams; onFilter: SetFilter; children: ReactNode }

export function StockFilters({ categories, ...list }: Props) {
  const filters = useMemo(() => filtersOf(categories), [categories])
  return <ListFilters kind="stock" search={search} filters={filters} {...list} />
}
