// Compares what a section lists: a search makes new lists all the time, and most of them hold the same products.
import type { CartProduct } from '#domain/cart.ts'
import type { Section } from '#domain/product/catalogue.ts'

/** Returns whether two sections are of one category, with one name in Tamil, and hold the same products. */
export function isSameList(a: Section<CartProduct>, b: Section<CartProduct>): boolean {
  return (
    a.category === b.category &&
    a.tamilName === b.tamilName &&
    a.products.length === b.products.length &&
    a.products.every((product, index) => product === b.products[index])
  )
}
