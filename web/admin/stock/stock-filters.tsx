// Search and filters of the stock screen.
import type { ReactNode } from 'react'
import type { ListedCategory } from '#domain/category/category.ts'
import { SOON_DAYS } from '#domain/stock/stock-list.ts'
import { stock as words } from '#domain/words/en/office/goods/stock.ts'
import { useWords } from '#web/ui/words.ts'
import { type Filter, ListFilters } from '../kit/list-filters.tsx'
import { categoryFilter, productSearch, shownFilter } from '../kit/product-filters.ts'
import type { SetFilter } from '../kit/use-url-filter.ts'

type Props = {
  categories: readonly ListedCategory[]
  params: URLSearchParams
  onFilter: SetFilter
  children: ReactNode
}

export function StockFilters({ categories, ...list }: Props) {
  const text = useWords(words)
  const filters: Filter[] = [
    categoryFilter(categories, list.params),
    {
      name: 'show',
      label: text.title,
      all: text.allStock,
      options: [
        { value: 'soon', label: text.soon({ days: SOON_DAYS }) },
        { value: 'low', label: text.lowStock },
        { value: 'out', label: text.outOfStock },
        { value: 'unsold', label: text.unsold },
      ],
    },
    shownFilter(),
    {
      name: 'days',
      label: text.soldIn,
      all: text.days({ days: 14 }),
      options: [{ value: '30', label: text.days({ days: 30 }) }],
    },
  ]
  return <ListFilters kind="stock" search={productSearch()} filters={filters} {...list} />
}
