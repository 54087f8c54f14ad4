// Search and filters of the products to count.
import type { ListedCategory } from '#domain/category/category.ts'
import { type Filter, ListFilters } from '#web/admin/kit/list-filters.tsx'
import { categoryFilter, productSearch } from '#web/admin/kit/product-filters.ts'
import type { SetFilter } from '#web/admin/kit/use-url-filter.ts'

const countFilter: Filter = {
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
  const filters = [categoryFilter(categories.map(({ name }) => name)), countFilter]
  return <ListFilters kind="count" search={productSearch()} filters={filters} {...list} />
}
