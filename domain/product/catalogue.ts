/** The sections of the catalogue: one for each category, products by discount, largest first (§2). */
import type { Category, ListedCategory } from '../category/category.ts'
import type { Product } from './product.ts'

type Listed = Pick<Product, 'category' | 'name' | 'code' | 'discount'>

export type Section<P extends Listed = Product> = {
  category: Category
  tamilName?: string
  /** The category's place in the whole list, counted from 0. */
  place: number
  products: P[]
}

/** Returns the sections in the order of the categories, or that of the one `only`; empty ones are left out. */
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

// Compares names by code unit, not by locale: server and browser must agree on the order, or hydration would move cards.
function byDiscount(a: Listed, b: Listed): number {
  return b.discount - a.discount || compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.code, b.code)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
