/** The catalogue's sections by category, products by descending discount (§2). */
import type { Category, ListedCategory } from '../category/category.ts'
import type { Product } from './product.ts'

type Listed = Pick<Product, 'category' | 'name' | 'code' | 'discount'>

export type Section<P extends Listed = Product> = {
  category: Category
  tamilName?: string
  /** The category's index in the whole list. */
  place: number
  products: P[]
}

/** Returns the non-empty sections in category order, or only that of `only`. */
export function sections<P extends Listed>(
  products: readonly P[],
  categories: readonly ListedCategory[],
  only?: Category,
): Section<P>[] {
  return categories.flatMap(({ name, tamilName }, place) => {
    const found = only === undefined || name === only ? products.filter(({ category }) => category === name) : []
    if (found.length === 0) return []
    return { category: name, ...(tamilName && { tamilName }), place, products: found.toSorted(byDiscount) }
  })
}

// Compares by code unit, not locale: a different order in the browser would move cards on hydration.
function byDiscount(a: Listed, b: Listed): number {
  return b.discount - a.discount || compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.code, b.code)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
