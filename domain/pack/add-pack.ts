/** Adds the goods of a pack to a cart, as ordinary lines that grow up to the stock (§4, §5). */
import { type Cart, type CartProduct, MAX_LINES, quantityOf, setQuantity } from '../cart.ts'
import { shownName } from '../names/shown-name.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { wordsOf } from '../words/catalogue.ts'
import { readyPacks } from '../words/en/pages/ready-packs.ts'
import { product as productWords } from '../words/en/product.ts'
import { type PackLine, soldOut } from './pack.ts'

/** Goods that the cart could take fewer of than the pack has; `most` is what the cart has of them now. */
type Short = { product: CartProduct; most: number }

/** A refusal leaves the cart as it was. `short` is empty when the whole pack was added. */
export type AddedPack = { cart: Cart; short: readonly Short[] } | { refusal: string }

/**
 * Adds to goods that are in the cart no more than the stock allows. Refuses a pack that is out of stock, one that adds
 * nothing, and one with more goods than the cart has room for.
 */
export function addPack(cart: Cart, lines: readonly PackLine<CartProduct>[]): AddedPack {
  const [lacking] = soldOut(lines)
  if (lacking || lines.length === 0) return { refusal: soldOutText(soldOut(lines)) }
  let now = cart
  const short: Short[] = []
  for (const { product, quantity } of lines) {
    const before = quantityOf(cart, product.id)
    const most = Math.max(Math.min(before + quantity, product.stock, MAX_QUANTITY), before)
    if (most < before + quantity) short.push({ product, most })
    if (most === before) continue
    const change = setQuantity(now, product, most)
    if ('refusal' in change) return { refusal: wordsOf(productWords).cartIsFull({ most: MAX_LINES }) }
    now = change.cart
  }
  return now === cart ? { refusal: shortText(short) } : { cart: now, short }
}

/** 'Out of stock: Sparklers 10 cm, Rockets'. */
export function soldOutText(products: readonly Pick<CartProduct, 'name' | 'tamilName'>[]): string {
  return wordsOf(readyPacks).soldOut({ names: namesText(products) })
}

/** Names the goods of which the cart has as many as the shop. */
export function shortText(short: readonly Short[]): string {
  const goods = short.map(({ product, most }) => `${shownName(product)} (${most})`)
  return wordsOf(readyPacks).short({ goods: cutList(goods) })
}

/** A sentence names a few. */
const NAMED_MAX = 3

export function namesText(products: readonly Pick<CartProduct, 'name' | 'tamilName'>[]): string {
  return cutList(products.map((product) => shownName(product)))
}

function cutList(names: readonly string[]): string {
  const more = names.length - NAMED_MAX
  const shown = names.slice(0, NAMED_MAX).join(', ')
  return more > 0 ? wordsOf(readyPacks).andMore({ names: shown, count: more }) : shown
}
