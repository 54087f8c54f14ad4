/** The products that an order lacks, and their messages (§4, §8). */
import { wordsOf } from '../words/catalogue.ts'
import { shortages } from '../words/en/office/orders/orders.ts'
import { orderRefusals } from '../words/en/order-refusals.ts'
import type { OrderItem } from './order.ts'

/** `inStock` is undefined for a product no longer sold. */
export type Shortage = { productId: string; name: string; ordered: number; inStock: number | undefined }

/** Returns the lines that the stock cannot fill; `stock` is by product id. */
export function shortagesOf(items: readonly OrderItem[], stock: ReadonlyMap<string, number>): Shortage[] {
  return items
    .filter(({ productId, quantity }) => (stock.get(productId) ?? -1) < quantity)
    .map(({ productId, name, quantity }) => ({ productId, name, ordered: quantity, inStock: stock.get(productId) }))
}

/** Returns the error for missing stock: the first product and the number of others. */
export function shortageSentence([first, ...others]: readonly Shortage[]): string {
  const text = wordsOf(shortages)
  if (!first) return text.insufficient
  const { name, ordered, inStock: stock } = first
  const count = others.length
  if (stock === undefined) {
    return count === 0 ? text.firstNotSold({ name, ordered }) : text.firstNotSoldAndMore({ name, ordered, count })
  }
  return count === 0 ? text.first({ name, ordered, stock }) : text.firstAndMore({ name, ordered, stock, count })
}

/** Returns why a short order's goods cannot leave: the stock still lacks them. */
export function notTakenText(lacking: readonly Shortage[]): string {
  const text = wordsOf(shortages)
  const names = lacking.map(({ name, ordered, inStock: stock }) =>
    stock === undefined ? text.notSoldOf({ name, ordered }) : text.lackingOf({ name, ordered, stock }),
  )
  return text.notTaken({ names: names.join(', ') })
}

/** Returns the refusal of disabled or deleted products; a deleted one's name is ''. */
export function notOfferedText(names: readonly string[]): string {
  const text = wordsOf(orderRefusals)
  const [name, ...others] = names.filter((each) => each !== '')
  const count = names.length - 1
  if (name === undefined) return text.someNotSold
  if (count === 0) return text.oneNotSold({ name })
  const [other] = others
  return count === 1 && other !== undefined ? text.twoNotSold({ name, other }) : text.moreNotSold({ name, count })
}
