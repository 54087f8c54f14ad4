// Rows keep their place while numbers are typed.
import { useDeferredValue, useMemo } from 'react'
import { findCategory, type ListedCategory } from '#domain/category/category.ts'
import type { Product } from '#domain/product/product.ts'
import { filterProducts, type ProductFilter, sortProducts } from '#domain/product/product-list.ts'
import type { ListRule } from '#web/admin/kit/stable-rows/stable-rows.ts'
import { useStableRows } from '#web/admin/kit/stable-rows/use-stable-rows.ts'
import type { CountDraft } from './count-draft.ts'
import { countedRows } from './counted-rows.ts'

const shows = ['open', 'counted', 'faulty'] as const
type Show = '' | (typeof shows)[number]

/** As goods are stored. */
const order = { unit: '', stock: '', shown: '', sort: 'category' } as const

type Asked = {
  current: readonly Product[]
  categories: readonly ListedCategory[]
  params: URLSearchParams
  draft: CountDraft
}

export function useCountList({ current, categories, params, draft }: Asked) {
  const deferred = useDeferredValue(params)
  const filter = useMemo(
    () => ({
      ...order,
      search: (deferred.get('search') ?? '').trim().slice(0, 100),
      category: findCategory(categories, deferred.get('category')) ?? '',
      show: shows.find((show) => show === deferred.get('show')) ?? '',
    }),
    [deferred, categories],
  ) satisfies ProductFilter & { show: Show }
  // Without a filter by counts, typing does not recompute the list.
  const typed = filter.show === '' ? undefined : draft.rows
  const read = useMemo(() => {
    const found = filterProducts(current, filter, categories)
    return typed ? found.filter((product) => isShown(product, filter.show, typed)) : found
  }, [current, filter, categories, typed])
  const rule = useMemo(
    (): ListRule<Product> => ({
      idOf: ({ id }) => id,
      sorted: (rows) => sortProducts(rows, order, categories),
      matchesUnread: () => false,
    }),
    [categories],
  )
  const query = deferred.toString()
  return { filter, query, ...useStableRows({ key: query, read, rule, stored: current }) }
}

function isShown(product: Product, show: Show, rows: CountDraft['rows']): boolean {
  if (show === 'open') return rows[product.id] === undefined
  const { counted, faulty } = countedRows([product], rows)
  return (show === 'counted' ? counted : faulty).length > 0
}
