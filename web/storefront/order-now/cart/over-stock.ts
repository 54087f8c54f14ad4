// Which lines of a cart the shop can no longer fill, after the stock went down under them.
import type { Cart, CartLine } from '#domain/cart.ts'

/** The sentence beneath the line; undefined when there is enough. */
export function lineOverStock({ product, quantity }: CartLine): string | undefined {
  if (quantity <= product.stock) return undefined
  return product.stock <= 0 ? 'This product is out of stock!' : `Only ${product.stock} items available in stock!`
}

/** What stands in the way of the whole order; undefined when nothing does. */
export function overStockSentence(cart: Cart): string | undefined {
  const count = cart.filter(lineOverStock).length
  if (count === 0) return undefined
  return count === 1
    ? '1 product is no longer available in this quantity. Please change or remove it.'
    : `${count} products are no longer available in this quantity. Please change or remove them.`
}
