// Search and filters of the products to count.
import type { ListedCategory } from '#domain/category/category.ts'
import { stockCount } from '#domain/words/en/office/goods/stock.ts'
import { type Filter, ListFilters } from '#web/admin/kit/list-filters.tsx'
import { categoryFilter, productSearch } from '#web/admin/kit/product-filters.ts'
import type { SetFilter } from '#web/admin/kit/use-url-filter.ts'
import { useWords } from '#web/ui/words.ts'

type Props = { categories: readonly ListedCategory[]; params: URLSearchParams; onFilter: SetFilter }

export function CountFilters({ categories, ...list }: Props) {
  const text = useWords(stockCount)
  const countFilter: Filter = {
    name: 'show',
    label: text.count,
    all: text.all,
    options: [
      { value: 'open', label: text.open },
      { value: 'counted', label: text.counted },
      { value: 'faulty', label: text.faulty },
    ],
  }
  const filters = [categoryFilter(categories, list.params), countFilter]
  return <ListFilters kind="count" search={productSearch()} filters={filters} {...list} />
}
