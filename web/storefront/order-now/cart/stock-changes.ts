// What a visitor has to hear when the stock goes down under a cart.
import type { Cart } from '#domain/cart.ts'
import { lineOverStock } from './over-stock.ts'

const NAMED_AT_MOST = 2

/** Names the lines that can no longer be filled and could, or could to another amount, before; undefined when none. */
export function stockChangeSentence(before: Cart, after: Cart): string | undefined {
  const known = new Map(before.map((line) => [line.product.id, lineOverStock(line)]))
  const news = after.flatMap((line) => {
    const sentence = lineOverStock(line)
    return sentence && sentence !== known.get(line.product.id) ? [`${line.product.name}: ${sentence}`] : []
  })
  if (news.length === 0) return undefined
  const more = news.length - NAMED_AT_MOST
  return [...news.slice(0, NAMED_AT_MOST), ...(more > 0 ? [`And ${more} more.`] : [])].join(' ')
}
