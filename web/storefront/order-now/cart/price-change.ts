// Messages about prices that rose since the visitor last saw them.
import type { Cart, CartLine } from '#domain/cart.ts'
import { formatRupees } from '#domain/numbers/money.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'
import { shortList } from './over-stock.ts'

/** Undefined while the visitor has accepted the price. */
export function priceRiseText({ product, seenPaise }: CartLine): string | undefined {
  if (seenPaise === undefined) return undefined
  const prices = { price: formatRupees(product.pricePaise), before: formatRupees(seenPaise) }
  return wordsOf(orderPage).priceNow({ name: shownName(product), ...prices })
}

/** Returns the message about new rises; undefined when `before` had the same. */
export function priceChangeSentence(before: Cart, after: Cart): string | undefined {
  const known = new Set(before.map(priceRiseText))
  return shortList(after.map(priceRiseText).filter((sentence) => sentence !== undefined && !known.has(sentence)))
}
