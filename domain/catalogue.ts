/** The sections of the catalogue: one for each category, products by discount, largest first (§2). */
import { categories } from './category.ts'
import type { Category } from './category.ts'
import type { Product } from './product.ts'

type Listed = Pick<Product, 'category' | 'name' | 'code' | 'discount'>

export type Section<P extends Listed = Product> = { category: Category; products: P[] }

/** Returns the sections in the order of the categories, or that of the one `category`; empty ones are left out. */
export function sections<P extends Listed>(products: readonly P[], only?: Category): Section<P>[] {
  return categories
    .filter((category) => only === undefined || category === only)
    .map((category) => ({ category, products: products.filter((product) => product.category === category) }))
    .filter((section) => section.products.length > 0)
    .map((section) => ({ ...section, products: section.products.toSorted(byDiscount) }))
}

// Compares names by code unit, not by locale: server and browser must agree on the order, or hydration would move cards.
function byDiscount(a: Listed, b: Listed): number {
  return b.discount - a.discount || compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.code, b.code)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
