/** The goods of a counter sale that the stock lacks. */
import { wordsOf } from '../words/catalogue.ts'
import { counter as counterWords } from '../words/en/office/orders/counter.ts'

/** `there` is undefined for a deleted product. */
export type CounterShortage = { productId: string; name: string; sold: number; there: number | undefined }

type Wanted = { productId: string; name: string; quantity: number }

/** Returns the lines that the stock cannot fill; `stock` is by product id. */
export function counterShortages(lines: readonly Wanted[], stock: ReadonlyMap<string, number>): CounterShortage[] {
  return lines
    .filter(({ productId, quantity }) => (stock.get(productId) ?? -1) < quantity)
    .map(({ productId, name, quantity }) => ({ productId, name, sold: quantity, there: stock.get(productId) }))
}

/** Returns '4" Lakshmi: 5 in this sale, 2 in stock'. */
export function counterShortageText({ name, sold, there }: CounterShortage): string {
  const { notInList, shortOf } = wordsOf(counterWords)
  return there === undefined ? notInList({ name }) : shortOf({ name, sold, stock: there })
}
