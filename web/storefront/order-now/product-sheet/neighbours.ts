// Where a product stands in the list that a visitor looks at, and which ones stand beside it.
import type { CartProduct } from '#domain/cart.ts'
import { sections, type Section } from '#domain/catalogue.ts'

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
  all: readonly CartProduct[],
): Place {
  const placeIn = (list: readonly Section<CartProduct>[]): Place | undefined => {
    const products = list.flatMap((section) => section.products)
    const index = products.findIndex(({ id }) => id === product.id)
    if (index === -1) return undefined
    return { earlier: products[index - 1], later: products[index + 1], number: index + 1, count: products.length }
  }
  return placeIn(shown) ?? placeIn(sections(all)) ?? { earlier: undefined, later: undefined, number: 1, count: 1 }
}
