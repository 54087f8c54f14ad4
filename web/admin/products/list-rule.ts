// How the product list names and sorts the rows that stay in their places.
import { type ProductFilter, sortProducts } from '#domain/product-list.ts'
import type { Product } from '#domain/product.ts'
import type { ListRule } from '../kit/stable-rows/stable-rows.ts'

/** The list is read whole: a product that is not among the filtered ones has left it. */
export function productListRule(filter: ProductFilter): ListRule<Product> {
  return { idOf: ({ id }) => id, sorted: (rows) => sortProducts(rows, filter), matchesUnread: () => false }
}
