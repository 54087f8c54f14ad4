/** The products that an order lacks in stock, and the messages about them (§4, §8). */
import type { OrderItem } from './order.ts'

/** `inStock` is undefined when the shop does not sell the product any more. */
export type Shortage = { productId: string; name: string; ordered: number; inStock: number | undefined }

/** Returns the order lines that the stock cannot fill; `stock` is by product id. */
export function shortagesOf(items: readonly OrderItem[], stock: ReadonlyMap<string, number>): Shortage[] {
  return items
    .filter(({ productId, quantity }) => (stock.get(productId) ?? -1) < quantity)
    .map(({ productId, name, quantity }) => ({ productId, name, ordered: quantity, inStock: stock.get(productId) }))
}

/** '4 ordered, 3 in stock'. */
export function shortageText({ ordered, inStock }: Shortage): string {
  return `${ordered} ordered, ${inStock === undefined ? 'no longer sold' : `${inStock} in stock`}`
}

/** Returns the error message when stock could not be taken: the first missing product and the number of others. */
export function shortageSentence([first, ...others]: readonly Shortage[]): string {
  if (!first) return 'Insufficient stock'
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `Insufficient stock for product ${first.name} (${shortageText(first)})${more}`
}

/** Returns why the goods of an order do not leave the shop: it ran short, and what it lacks still is not there. */
export function notTakenText(lacking: readonly Shortage[]): string {
  const goods = lacking.map((each) => `${each.name} (${shortageText(each)})`).join(', ')
  return `This order ran short, so its goods were not taken from the stock, which still lacks ${goods}. Add the stock, or edit the order first.`
}

/** Returns the refusal of an order whose products are switched off or deleted; the name of a deleted one is '', it is not known. */
export function notOfferedText(names: readonly string[]): string {
  const [first, ...others] = names.filter((name) => name !== '')
  if (first === undefined) return 'A product in your cart is no longer sold. Please remove it and send again.'
  const more = names.length - 1
  if (more === 0) return `${first} is no longer sold. Please remove it and send again.`
  const rest = others.length === 1 && more === 1 ? others[0] : `${more} more`
  return `${first} and ${rest} are no longer sold. Please remove them and send again.`
}
