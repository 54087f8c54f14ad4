/** The sections of the catalogue: one for each category, products by discount, largest first (§2). */
import { categories } from './category.ts'
import type { Category } from './category.ts'
import type { Product } from './product.ts'
import { foldForSearch, SEARCH_MAX } from './search-text.ts'

type Listed = Pick<Product, 'category' | 'name' | 'code' | 'discount'>

export type Section<P extends Listed = Product> = { category: Category; products: P[] }

/** Returns the sections that match filter and search, in the order of the categories; empty ones are left out. */
export function sections<P extends Listed>(
  products: readonly P[],
  filter: { category?: Category | undefined; search?: string } = {},
): Section<P>[] {
  const wanted = foldForSearch((filter.search ?? '').slice(0, SEARCH_MAX))
  const shown = products.filter(
    (product) =>
      (filter.category === undefined || product.category === filter.category) &&
      (wanted === '' || searchable(product).some((text) => text.includes(wanted))),
  )
  return categories
    .map((category) => ({ category, products: shown.filter((product) => product.category === category) }))
    .filter((section) => section.products.length > 0)
    .map((section) => ({ ...section, products: section.products.toSorted(byDiscount) }))
}

const searchables = new WeakMap<Listed, readonly string[]>()

/** Cached for each product: every keystroke of a search reads all of them. */
function searchable(product: Listed): readonly string[] {
  const known = searchables.get(product)
  if (known) return known
  const texts = [product.name, product.code, product.category].map(foldForSearch)
  searchables.set(product, texts)
  return texts
}

// Compares names by code unit, not by locale: server and browser must agree on the order, or hydration would move cards.
function byDiscount(a: Listed, b: Listed): number {
  return b.discount - a.discount || compare(a.name.toLowerCase(), b.name.toLowerCase()) || compare(a.code, b.code)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
