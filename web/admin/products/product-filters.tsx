// Search, filters and sort order of the product list.
import type { Category } from '#domain/category/category.ts'
import { units, unitLabel } from '#domain/product/product.ts'
import { type Filter, ListFilters } from '../kit/list-filters.tsx'
import { categoryFilter, productSearch, shownFilter } from '../kit/product-filters.ts'
import type { SetFilter } from '../kit/use-url-filter.ts'

const filtersOf = (categories: readonly Category[]): Filter[] => [
  { name: 'unit', label: 'Per', all: 'All Per', options: units.map((value) => ({ value, label: unitLabel(value) })) },
  categoryFilter(categories),
  {
    name: 'stock',
    label: 'Stock',
    all: 'All Stock',
    options: [
      { value: 'low-to-high', label: 'Stock: Low to High' },
      { value: 'high-to-low', label: 'High to Low' },
      { value: 'out', label: 'Out of Stock' },
      { value: 'low', label: 'Low Stock' },
      { value: 'in', label: 'In Stock' },
    ],
  },
  shownFilter({ value: 'new', label: 'New this year' }, { value: 'no-picture', label: 'Without a picture' }),
  {
    name: 'sort',
    label: 'Sort Order',
    all: 'Newest First',
    options: [
      { value: 'oldest', label: 'Oldest First' },
      { value: 'name', label: 'Name' },
      { value: 'price', label: 'Price: Low to High' },
      { value: 'category', label: 'Category' },
    ],
  },
]

type Props = { categories: readonly Category[]; params: URLSearchParams; onFilter: SetFilter }

export function ProductFilters({ categories, ...list }: Props) {
  return <ListFilters kind="products" search={productSearch()} filters={filtersOf(categories)} {...list} />
}
