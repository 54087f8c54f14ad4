/** The products that an order lacks, and their messages (§4, §8). */
import type { OrderItem } from './order.ts'

/** `inStock` is undefined for a product no longer sold. */
export type Shortage = { productId: string; name: string; ordered: number; inStock: number | undefined }

/** Returns the lines that the stock cannot fill; `stock` is by product id. */
export function shortagesOf(items: readonly OrderItem[], stock: ReadonlyMap<string, number>): Shortage[] {
  return items
    .filter(({ productId, quantity }) => (stock.get(productId) ?? -1) < quantity)
    .map(({ productId, name, quantity }) => ({ productId, name, ordered: quantity, inStock: stock.get(productId) }))
}

/** Returns '4 ordered, 3 in stock'. */
export function shortageText({ ordered, inStock }: Shortage): string {
  return `${ordered} ordered, ${inStock === undefined ? 'no longer sold' : `${inStock} in stock`}`
}

/** Returns the error for missing stock: the first product and the number of others. */
export function shortageSentence([first, ...others]: readonly Shortage[]): string {
  if (!first) return 'Insufficient stock'
  const more = others.length === 0 ? '' : `, and ${others.length} more`
  return `Insufficient stock for product ${first.name} (${shortageText(first)})${more}`
}

/** Returns why a short order's goods cannot leave: the stock still lacks them. */
export function notTakenText(lacking: readonly Shortage[]): string {
  const goods = lacking.map((each) => `${each.name} (${shortageText(each)})`).join(', ')
  return `This order ran short, so its goods were not taken from the stock, which still lacks ${goods}. Add the stock, or edit the order first.`
}

/** Returns the refusal of disabled or deleted products; a deleted one's name is ''. */
export function notOfferedText(names: readonly string[]): string {
  const [first, ...others] = names.filter((name) => name !== '')
  if (first === undefined) return 'A product in your cart is no longer sold. Please remove it and send again.'
  const more = names.length - 1
  if (more === 0) return `${first} is no longer sold. Please remove it and send again.`
  const rest = others.length === 1 && more === 1 ? others[0] : `${more} more`
  return `${first} and ${rest} are no longer sold. Please remove them and send again.`
}
