// The rows of the product list: the filtered products, each in the place that it has taken.
import { useMemo } from 'react'
import { filterProducts, type ProductFilter } from '#domain/product-list.ts'
import type { Product } from '#domain/product.ts'
import { useStableRows } from '../kit/stable-rows/use-stable-rows.ts'
import { productListRule } from './list-rule.ts'

/** `products` are all products with their newest stock, the same array while nothing changes. */
export function useStableProducts(products: readonly Product[], filter: ProductFilter) {
  const read = useMemo(() => filterProducts(products, filter), [products, filter])
  const rule = useMemo(() => productListRule(filter), [filter])
  return useStableRows({ key: JSON.stringify(filter), read, rule, stored: products })
}
