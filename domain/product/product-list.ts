/** Filters and sorts the admin's product list (§2 Products screen). */
import { type Category, findCategory, type ListedCategory } from '../category/category.ts'
import { type Product, type Unit, units } from './product.ts'
import { searchForgivingly } from './forgiving-search.ts'
import { foldForSearch } from '../search/search-text.ts'
import { stockLevel } from './stock.ts'

const stockFilters = ['in', 'low', 'low-to-high', 'high-to-low', 'out'] as const
const shownFilters = ['on', 'off', 'new', 'no-picture'] as const
const sorts = ['newest', 'oldest', 'name', 'price', 'category'] as const

export type ProductFilter = {
  search: string
  unit: '' | Unit
  category: '' | Category
  stock: '' | (typeof stockFilters)[number]
  /** Enabled, disabled, new this year, or without a picture. */
  shown: '' | (typeof shownFilters)[number]
  sort: (typeof sorts)[number]
}

/** Reads search, unit, category, stock, shown and sort; ignores unknown values. */
export function readProductFilter(
  params: { get(name: string): string | null },
  categories: readonly ListedCategory[],
): ProductFilter {
  return {
    search: (params.get('search') ?? '').trim().slice(0, 100),
    unit: units.find((unit) => unit === params.get('unit')) ?? '',
    category: findCategory(categories, params.get('category')) ?? '',
    stock: stockFilters.find((stock) => stock === params.get('stock')) ?? '',
    shown: shownFilters.find((shown) => shown === params.get('shown')) ?? '',
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'newest',
  }
}

export function filterProducts(
  products: readonly Product[],
  filter: ProductFilter,
  categories: readonly ListedCategory[],
): Product[] {
  const matching = searchForgivingly(products, filter.search).filter(
    (product) =>
      (filter.unit === '' || product.unit === filter.unit) &&
      (filter.category === '' || product.category === filter.category) &&
      (filter.stock === '' || isOrder(filter.stock) || stockLevel(product.stock, product.lowStock) === filter.stock) &&
      isShown(product, filter.shown),
  )
  return sortProducts(matching, filter, categories)
}

function isShown({ enabled, isNew, imageUrl }: Product, shown: ProductFilter['shown']): boolean {
  if (shown === 'new') return isNew
  if (shown === 'no-picture') return imageUrl === ''
  return shown === '' || enabled === (shown === 'on')
}

/** Sorts by stock if filtered by it, else by `sort`; equal ones oldest first. */
export function sortProducts(
  products: readonly Product[],
  { stock, sort }: Pick<ProductFilter, 'stock' | 'sort'>,
  categories: readonly ListedCategory[],
): Product[] {
  const oldestFirst = products.toSorted((a, b) => Number(age(a) > age(b)) - Number(age(a) < age(b)))
  if (stock === 'low-to-high') return oldestFirst.toSorted((a, b) => a.stock - b.stock)
  if (stock === 'high-to-low') return oldestFirst.toSorted((a, b) => b.stock - a.stock)
  return sorted(oldestFirst, sort, categories)
}

/** Products imported together share a creation time. */
function age({ createdAt, code }: Product): string {
  return `${createdAt} ${code}`
}

function isOrder(stock: ProductFilter['stock']): boolean {
  return stock === 'low-to-high' || stock === 'high-to-low'
}

function sorted(products: Product[], sort: ProductFilter['sort'], categories: readonly ListedCategory[]): Product[] {
  switch (sort) {
    case 'newest':
      return products.toReversed()
    case 'name':
      return products.toSorted((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1))
    case 'price':
      return products.toSorted((a, b) => a.pricePaise - b.pricePaise)
    case 'category':
      return products.toSorted((a, b) => placeOf(categories, a.category) - placeOf(categories, b.category))
    default:
      return products
  }
}

/** A category that the list does not have yet comes last. */
function placeOf(categories: readonly ListedCategory[], category: Category): number {
  const place = categories.findIndex(({ name }) => name === category)
  return place === -1 ? categories.length : place
}

/** Sorts '4" Lakshmi' before '10" Lakshmi'. Intl's data differ between browser and server. */
function nameOrder({ name }: Product): string {
  return foldForSearch(name).replace(/\d+/g, (digits) => digits.padStart(8, '0'))
}
