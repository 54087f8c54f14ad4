// The search and the filters and the sort order of the product list.
import { categories } from '#domain/category.ts'
import { units, unitLabel } from '#domain/product.ts'
import { type Filter, ListFilters } from '../kit/list-filters.tsx'
import type { SetFilter } from '../kit/use-url-filter.ts'

const search = { label: 'Search products', placeholder: 'Search by name, code or category...' }

const filters: Filter[] = [
  { name: 'unit', label: 'Per', all: 'All Per', options: units.map((value) => ({ value, label: unitLabel(value) })) },
  { name: 'category', label: 'Category', all: 'All Categories', options: categories },
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

export function ProductFilters(list: { params: URLSearchParams; onFilter: SetFilter }) {
  return <ListFilters kind="products" search={search} filters={filters} {...list} />
}
