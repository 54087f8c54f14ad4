/** The goods of a counter sale that the stock lacks. */
import { indianGrouping } from '../money.ts'

/** `there` is undefined for a deleted product. */
export type CounterShortage = { productId: string; name: string; sold: number; there: number | undefined }

type Wanted = { productId: string; name: string; quantity: number }

/** Returns the lines that the stock cannot fill; `stock` is by product id. */
export function counterShortages(lines: readonly Wanted[], stock: ReadonlyMap<string, number>): CounterShortage[] {
  return lines
    .filter(({ productId, quantity }) => (stock.get(productId) ?? -1) < quantity)
    .map(({ productId, name, quantity }) => ({ productId, name, sold: quantity, there: stock.get(productId) }))
}

/** Returns '4" Lakshmi: 5 sold, 2 in stock, 3 missing'. */
export function counterShortageText({ name, sold, there }: CounterShortage): string {
  if (there === undefined) return `${name}: no longer in the shop's list`
  const number = indianGrouping
  return `${name}: ${number(sold)} sold, ${number(there)} in stock, ${number(sold - there)} missing`
}
