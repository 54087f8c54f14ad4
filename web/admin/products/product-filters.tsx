// Search, filters and sort order of the product list.
import type { ListedCategory } from '#domain/category/category.ts'
import { units, unitLabel } from '#domain/product/product.ts'
import type { Words } from '#domain/words/catalogue.ts'
import { products as words } from '#domain/words/en/office/goods/products.ts'
import { useWords } from '#web/ui/words.ts'
import { type Filter, ListFilters } from '../kit/list-filters.tsx'
import { categoryFilter, productSearch, shownFilter } from '../kit/product-filters.ts'
import type { SetFilter } from '../kit/use-url-filter.ts'

function filtersOf({ categories, params }: Omit<Props, 'onFilter'>, text: Words<typeof words>): Filter[] {
  return [
    {
      name: 'unit',
      label: text.per,
      all: text.allPer,
      options: units.map((value) => ({ value, label: unitLabel(value) })),
    },
    categoryFilter(categories, params),
    {
      name: 'stock',
      label: text.stock,
      all: text.allStock,
      options: [
        { value: 'low-to-high', label: text.lowToHigh },
        { value: 'high-to-low', label: text.highToLow },
        { value: 'out', label: text.outOfStock },
        { value: 'low', label: text.lowStock },
        { value: 'in', label: text.inStock },
      ],
    },
    shownFilter({ value: 'new', label: text.newThisYear }, { value: 'no-picture', label: text.withoutPicture }),
    {
      name: 'sort',
      label: text.sortOrder,
      all: text.newestFirst,
      options: [
        { value: 'oldest', label: text.oldestFirst },
        { value: 'name', label: text.byName },
        { value: 'price', label: text.byPrice },
        { value: 'category', label: text.category },
      ],
    },
  ]
}

type Props = { categories: readonly ListedCategory[]; params: URLSearchParams; onFilter: SetFilter }

export function ProductFilters({ categories, params, onFilter }: Props) {
  const filters = filtersOf({ categories, params }, useWords(words))
  return <ListFilters kind="products" search={productSearch()} filters={filters} params={params} onFilter={onFilter} />
}
