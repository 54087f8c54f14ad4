// The sentence about a cart that the shop can no longer fill: loaded with the panels, which alone say it.
import type { Cart } from '#domain/cart.ts'
import { lineOverStock } from './over-stock.ts'

/** What stands in the way of the whole order; undefined when nothing does. */
export function overStockSentence(cart: Cart): string | undefined {
  const count = cart.filter(lineOverStock).length
  if (count === 0) return undefined
  return count === 1
    ? '1 product is no longer available in this quantity. Please change or remove it.'
    : `${count} products are no longer available in this quantity. Please change or remove them.`
}
