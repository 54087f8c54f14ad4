// Compares sections, since every search makes new lists.
import type { CartProduct } from '#domain/cart.ts'
import type { Section } from '#domain/product/catalogue.ts'

/** Compares the category's names and products. */
export function haveSameProducts(a: Section<CartProduct>, b: Section<CartProduct>): boolean {
  return (
    a.category === b.category &&
    a.tamilName === b.tamilName &&
    a.products.length === b.products.length &&
    a.products.every((product, index) => product === b.products[index])
  )
}
