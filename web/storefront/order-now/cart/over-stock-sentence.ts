// The message about a cart above the stock, loaded with the panels.
import type { Cart } from '#domain/cart.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { cart as cartWords } from '#domain/words/en/pages/cart.ts'
import { lineOverStock } from './over-stock.ts'

/** Undefined when every line is in stock. */
export function overStockSentence(cart: Cart): string | undefined {
  const count = cart.filter(lineOverStock).length
  return count === 0 ? undefined : wordsOf(cartWords).overStock({ count })
}
