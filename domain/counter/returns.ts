/** Returned goods of a counter sale, and their refund. */
import type { Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { counter as counterWords } from '../words/en/office/orders/counter.ts'
import { type CounterLine, lineTotal } from './sale.ts'

/** By product id. */
export type Pieces = Readonly<Record<string, number>>

type Sold = { lines: readonly Pick<CounterLine, 'productId' | 'pricePaise' | 'quantity' | 'name'>[]; totalPaise: Paise }

/** Sums the pieces of all returns by product. */
export function returnedPieces(returns: readonly { pieces: Pieces }[]): Record<string, number> {
  return returns.reduce<Record<string, number>>((all, { pieces }) => sum(all, pieces), {})
}

/** Returns the pieces not yet returned by product. */
export function returnable({ lines }: Sold, returned: Pieces): Record<string, number> {
  return Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity - (returned[productId] ?? 0)]))
}

/** Returns why these pieces cannot come back; undefined if they can. */
export function returnFault(sold: Sold, returned: Pieces, back: Pieces): string | undefined {
  const text = wordsOf(counterWords)
  const left = returnable(sold, returned)
  if (Object.values(back).every((pieces) => pieces === 0)) return text.typePieces
  for (const [productId, pieces] of Object.entries(back)) {
    const most = left[productId]
    const name = sold.lines.find((line) => line.productId === productId)?.name
    if (most === undefined || name === undefined) return text.notInSale
    if (!Number.isInteger(pieces) || pieces < 0) return text.wholePieces
    if (pieces > most) return most === 0 ? text.allBack({ name }) : text.onlyBack({ most, name })
  }
  return undefined
}

/**
 * Returns the refund: the pieces' share of the total, including discount and round-off. It has whole rupees if the total
 * and the earlier refunds have. Partial refunds add up to the total.
 */
export function refundOf(
  sold: Sold,
  earlier: readonly { pieces: Pieces; refundPaise: Paise }[],
  pieces: Pieces,
): Paise {
  const due = paidFor(sold, sum(returnedPieces(earlier), pieces))
  const whole = Math.round(due / 100) * 100
  const refunded = earlier.reduce((all, { refundPaise }) => all + refundPaise, 0)
  const isWhole = sold.totalPaise % 100 === 0 && whole >= refunded
  return Math.max((isWhole ? whole : due) - refunded, 0)
}

function paidFor({ lines, totalPaise }: Sold, pieces: Pieces): Paise {
  const goods = lines.reduce((total, line) => total + lineTotal(line), 0)
  const own = lines.reduce((total, { pricePaise, productId }) => total + pricePaise * (pieces[productId] ?? 0), 0)
  return goods === 0 ? 0 : Math.round((own * totalPaise) / goods)
}

function sum(some: Pieces, more: Pieces): Record<string, number> {
  const keys = new Set([...Object.keys(some), ...Object.keys(more)])
  return Object.fromEntries([...keys].map((key) => [key, (some[key] ?? 0) + (more[key] ?? 0)]))
}
