// The rows of the product list: the filtered products, each in the place that it has taken.
import { useMemo } from 'react'
import { filterProducts, type ProductFilter, sortProducts } from '#domain/product-list.ts'
import type { Product } from '#domain/product.ts'
import type { ListRule } from '../kit/stable-rows/stable-rows.ts'
import { useStableRows } from '../kit/stable-rows/use-stable-rows.ts'

/** `products` are all products with their newest stock, the same array while nothing changes. */
export function useStableProducts(products: readonly Product[], filter: ProductFilter) {
  const read = useMemo(() => filterProducts(products, filter), [products, filter])
  const rule = useMemo(() => productListRule(filter), [filter])
  return useStableRows({ key: JSON.stringify(filter), read, rule, stored: products })
}

/** The list is read whole: a product that is not among the filtered ones has left it. */
function productListRule(filter: ProductFilter): ListRule<Product> {
  return { idOf: ({ id }) => id, sorted: (rows) => sortProducts(rows, filter), matchesUnread: () => false }
}
