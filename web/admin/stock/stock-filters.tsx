// Search and filters of the stock screen.
import type { ReactNode } from 'react'
import type { Category } from '#domain/category/category.ts'
import { SOON_DAYS } from '#domain/stock/stock-list.ts'
import { type Filter, ListFilters } from '../kit/list-filters.tsx'
import { categoryFilter, productSearch, shownFilter } from '../kit/product-filters.ts'
import type { SetFilter } from '../kit/use-url-filter.ts'

const stockFilters: Filter[] = [
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
  shownFilter(),
  { name: 'days', label: 'Sold in', all: '14 days', options: [{ value: '30', label: '30 days' }] },
]

type Props = { categories: readonly Category[]; params: URLSearchParams; onFilter: SetFilter; children: ReactNode }

export function StockFilters({ categories, ...list }: Props) {
  const filters = [categoryFilter(categories), ...stockFilters]
  return <ListFilters kind="stock" search={productSearch()} filters={filters} {...list} />
}
