/** Filters and sorts the admin's product list (§2 Products screen). */
import { findCategory } from './category.ts'
import type { Category } from './category.ts'
import { type Product, type Unit, units } from './product.ts'
import { matchesSearch } from './search-text.ts'

const stockFilters = ['low-to-high', 'high-to-low', 'out'] as const

export type ProductFilter = {
  search: string
  unit: '' | Unit
  category: '' | Category
  stock: '' | (typeof stockFilters)[number]
}

/** Reads the filter from the URL parameters search, unit, category and stock; an unknown value filters nothing. */
export function readProductFilter(params: { get(name: string): string | null }): ProductFilter {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    unit: units.find((unit) => unit === params.get('unit')) ?? '',
    category: findCategory(params.get('category')) ?? '',
    stock: stockFilters.find((stock) => stock === params.get('stock')) ?? '',
  }
}

/** Returns the matching products, in their given order unless sorted by stock. */
export function filterProducts(products: readonly Product[], filter: ProductFilter): Product[] {
  const shown = products.filter(
    (product) =>
      (filter.unit === '' || product.unit === filter.unit) &&
      (filter.category === '' || product.category === filter.category) &&
      (filter.stock !== 'out' || product.stock <= 0) &&
      matchesSearch(filter.search, [product.name, product.code, product.category]),
  )
  if (filter.stock === 'low-to-high') return shown.toSorted((a, b) => a.stock - b.stock)
  if (filter.stock === 'high-to-low') return shown.toSorted((a, b) => b.stock - a.stock)
  return shown
}
