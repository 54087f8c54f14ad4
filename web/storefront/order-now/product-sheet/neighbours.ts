// A product's place and neighbours in the shown list.
import type { CartProduct } from '#domain/cart.ts'
import { type Section, sectionsOfSorted } from '#domain/product/catalogue.ts'
import type { ListedCategory } from '#domain/category/category.ts'

export type Place = {
  /** Undefined at the ends of the list. */
  earlier: CartProduct | undefined
  later: CartProduct | undefined
  /** From 1. */
  number: number
  count: number
}

/** Follows the order of the sections; a product outside the list has its place in the whole catalogue. */
export function neighbours(
  product: CartProduct,
  shown: readonly Section<CartProduct>[],
  { products, categories }: { products: readonly CartProduct[]; categories: readonly ListedCategory[] },
): Place {
  const placeIn = (list: readonly Section<CartProduct>[]): Place | undefined => {
    const listed = list.flatMap((section) => section.products)
    const index = listed.findIndex(({ id }) => id === product.id)
    if (index === -1) return undefined
    return { earlier: listed[index - 1], later: listed[index + 1], number: index + 1, count: listed.length }
  }
  return (
    placeIn(shown) ??
    placeIn(sectionsOfSorted(products, categories)) ?? { earlier: undefined, later: undefined, number: 1, count: 1 }
  )
}
