/** The catalogue's sections by category, products by descending discount, then by shown name (§2). */
import type { Category, ListedCategory } from '../category/category.ts'
import { orderKey } from '../names/name-order.ts'
import { shownName } from '../names/shown-name.ts'
import type { Product } from './product.ts'

type Listed = Pick<Product, 'category' | 'name' | 'code' | 'discount'> & Partial<Pick<Product, 'tamilName'>>

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
  return sectionsOfSorted(inListOrder(products), categories, only)
}

/** The same for products that are in the order of the list: a page receives them so. */
export function sectionsOfSorted<P extends Listed>(
  products: readonly P[],
  categories: readonly ListedCategory[],
  only?: Category,
): Section<P>[] {
  return categories.flatMap(({ name, tamilName }, place) => {
    const found = only === undefined || name === only ? products.filter(({ category }) => category === name) : []
    return found.length === 0 ? [] : [{ category: name, ...(tamilName && { tamilName }), place, products: found }]
  })
}

/** By descending discount, then by shown name. */
export function inListOrder<P extends Listed>(products: readonly P[]): P[] {
  return products
    .map((product) => ({ product, key: orderKey(shownName(product)) }))
    .toSorted((a, b) => {
      const [one, other] = [a.product, b.product]
      return other.discount - one.discount || compare(a.key, b.key) || compare(one.code, other.code)
    })
    .map(({ product }) => product)
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
