// Where a product stands in the list that a visitor looks at, and which ones stand beside it.
import type { CartProduct } from '#domain/cart.ts'
import { sections, type Section } from '#domain/product/catalogue.ts'
import type { ListedCategory } from '#domain/category/category.ts'

export type Place = {
  /** Undefined at the list's beginning, and at its end. */
  earlier: CartProduct | undefined
  later: CartProduct | undefined
  /** Counted from 1. */
  number: number
  count: number
}

/** In the order of the sections; a product that the list does not hold, as after its link, stands in the whole catalogue. */
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
    placeIn(sections(products, categories)) ?? { earlier: undefined, later: undefined, number: 1, count: 1 }
  )
}
