// Lines of a cart that the shop can no longer fill after its stock went down, and the sentences about them.
import type { Cart, CartLine } from '#domain/cart.ts'

/** The sentence beneath the line; undefined when there is enough. */
export function lineOverStock({ product, quantity }: CartLine): string | undefined {
  if (quantity <= product.stock) return undefined
  return product.stock <= 0 ? 'This product is out of stock!' : `Only ${product.stock} items available in stock!`
}

/** A notice names so many lines and counts the others. */
export const NAMED_AT_MOST = 2

/** Names the lines that can no longer be filled, unless the same was said of `before`; undefined when none. */
export function stockChangeSentence(before: Cart, after: Cart): string | undefined {
  const known = new Map(before.map((line) => [line.product.id, lineOverStock(line)]))
  const news = after.flatMap((line) => {
    const sentence = lineOverStock(line)
    return sentence && sentence !== known.get(line.product.id) ? [`${line.product.name}: ${sentence}`] : []
  })
  return shortList(news)
}

/** The first sentences, and how many follow; undefined when there is none. */
export function shortList(news: readonly (string | undefined)[]): string | undefined {
  if (news.length === 0) return undefined
  const more = news.length - NAMED_AT_MOST
  return [...news.slice(0, NAMED_AT_MOST), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
