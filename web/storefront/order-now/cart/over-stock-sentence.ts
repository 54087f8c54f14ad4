// The message about a cart above the stock, loaded with the panels.
import type { Cart } from '#domain/cart.ts'
import { lineOverStock } from './over-stock.ts'

/** Undefined when every line is in stock. */
export function overStockSentence(cart: Cart): string | undefined {
  const count = cart.filter(lineOverStock).length
  if (count === 0) return undefined
  return count === 1
    ? '1 product is no longer available in this quantity. Please change or remove it.'
    : `${count} products are no longer available in this quantity. Please change or remove them.`
}
