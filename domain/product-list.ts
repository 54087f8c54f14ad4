/** Filters and sorts the admin's product list (§2 Products screen). */
import { categories, findCategory } from './category.ts'
import type { Category } from './category.ts'
import { type Product, type Unit, units } from './product.ts'
import { searchForgivingly } from './search/forgiving-search.ts'
import { foldForSearch } from './search/search-text.ts'
import { stockLevel } from './stock.ts'

const stockFilters = ['in', 'low', 'low-to-high', 'high-to-low', 'out'] as const
const sorts = ['newest', 'oldest', 'name', 'price', 'category'] as const

export type ProductFilter = {
  search: string
  unit: '' | Unit
  category: '' | Category
  stock: '' | (typeof stockFilters)[number]
  sort: (typeof sorts)[number]
}

/** Reads the filter from the URL parameters search, unit, category, stock and sort; an unknown value filters nothing. */
export function readProductFilter(params: { get(name: string): string | null }): ProductFilter {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    unit: units.find((unit) => unit === params.get('unit')) ?? '',
    category: findCategory(params.get('category')) ?? '',
    stock: stockFilters.find((stock) => stock === params.get('stock')) ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  }
}

/** Returns the matching products in the order that the filter asks for. */
export function filterProducts(products: readonly Product[], filter: ProductFilter): Product[] {
  const matching = searchForgivingly(products, filter.search).filter(
    (product) =>
      (filter.unit === '' || product.unit === filter.unit) &&
      (filter.category === '' || product.category === filter.category) &&
      (filter.stock === '' || isOrder(filter.stock) || stockLevel(product.stock) === filter.stock),
  )
  return sortProducts(matching, filter)
}

/** Returns the products by stock if the stock filter says so, else in the sort order; equal ones oldest first. */
export function sortProducts(
  products: readonly Product[],
  { stock, sort }: Pick<ProductFilter, 'stock' | 'sort'>,
): Product[] {
  const oldestFirst = products.toSorted((a, b) => Number(age(a) > age(b)) - Number(age(a) < age(b)))
  if (stock === 'low-to-high') return oldestFirst.toSorted((a, b) => a.stock - b.stock)
  if (stock === 'high-to-low') return oldestFirst.toSorted((a, b) => b.stock - a.stock)
  return sorted(oldestFirst, sort)
}

/** Several are created in the same moment when a shop is filled. */
function age({ createdAt, code }: Product): string {
  return `${createdAt} ${code}`
}

function isOrder(stock: ProductFilter['stock']): boolean {
  return stock === 'low-to-high' || stock === 'high-to-low'
}

function sorted(products: Product[], sort: ProductFilter['sort']): Product[] {
  switch (sort) {
    case 'newest':
      return products.toReversed()
    case 'name':
      return products.toSorted((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1))
    case 'price':
      return products.toSorted((a, b) => a.pricePaise - b.pricePaise)
    case 'category':
      return products.toSorted((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category))
    default:
      return products
  }
}

/** '4" Lakshmi' stands before '10" Lakshmi'. Not by Intl, whose data differ between browser and server. */
function nameOrder({ name }: Product): string {
  return foldForSearch(name).replace(/\d+/g, (digits) => digits.padStart(8, '0'))
}
