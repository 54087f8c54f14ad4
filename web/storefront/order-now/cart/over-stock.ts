// Lines of a cart above the current stock, and their messages.
import type { Cart, CartLine } from '#domain/cart.ts'
import { shownName } from '#domain/names/shown-name.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { product as productWords } from '#domain/words/en/product.ts'
import { orderPage } from '#domain/words/en/pages/order-page.ts'

/** Returns the line's message; undefined when there is enough. */
export function lineOverStock({ product, quantity }: CartLine): string | undefined {
  if (quantity <= product.stock) return undefined
  const text = wordsOf(productWords)
  return product.stock <= 0 ? text.noneLeft : text.onlyAvailable({ stock: product.stock })
}

/** More lines are only counted. */
export const NAMED_AT_MOST = 2

/** Returns the message about new shortages; undefined when `before` had the same. */
export function stockChangeSentence(before: Cart, after: Cart): string | undefined {
  const known = new Map(before.map((line) => [line.product.id, lineOverStock(line)]))
  const { ofProduct } = wordsOf(orderPage)
  const news = after.flatMap((line) => {
    const sentence = lineOverStock(line)
    return sentence && sentence !== known.get(line.product.id)
      ? [ofProduct({ name: shownName(line.product), news: sentence })]
      : []
  })
  return shortList(news)
}

/** Returns the first sentences and how many follow; undefined for none. */
export function shortList(news: readonly (string | undefined)[]): string | undefined {
  if (news.length === 0) return undefined
  const more = news.length - NAMED_AT_MOST
  return [...news.slice(0, NAMED_AT_MOST), ...(more > 0 ? [wordsOf(orderPage).andMore({ count: more })] : [])].join(' ')
}
