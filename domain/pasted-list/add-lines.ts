/** Adds the lines of a list to a cart, whose quantities they increase (§4, §5). */
import { type Cart, type CartProduct, quantityOf, setQuantity } from '../cart.ts'

export type WantedLine = { product: CartProduct; quantity: number }

/** What a line did: its quantity and what was there before, or the refusal, which leaves the cart as it was. */
export type AddedLine = { before: number; after: number } | { refusal: string }

/** Returns the cart, and the outcome of each line, in the order of the lines. A line of 0 does nothing. */
export function addLines(cart: Cart, lines: readonly WantedLine[]): { cart: Cart; outcomes: AddedLine[] } {
  let now = cart
  const outcomes = lines.map(({ product, quantity }): AddedLine => {
    const before = quantityOf(now, product.id)
    if (quantity <= 0) return { before, after: before }
    const result = setQuantity(now, product, before + quantity)
    if ('refusal' in result) return result
    now = result.cart
    return { before, after: before + quantity }
  })
  return { cart: now, outcomes }
}

/** Returns the number of products whose quantity the lines increased. */
export function addedProducts(lines: readonly WantedLine[], outcomes: readonly AddedLine[]): number {
  const added = lines.filter((_, at) => {
    const outcome = outcomes[at]
    return outcome !== undefined && 'after' in outcome && outcome.after > outcome.before
  })
  return new Set(added.map(({ product }) => product.id)).size
}
