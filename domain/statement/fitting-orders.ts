/** Suggests confirmed orders whose due equals a bank line's amount, to the rupee. */
import type { Paise } from '../numbers/money.ts'
import type { StatementLine } from './read-statement.ts'

/** `placedOn` is in India. */
export type DueOrder = { orderId: string; name: string; placedOn: string; duePaise: Paise }

/** Its customer sent the UTR. */
export type SaidOrder = DueOrder & { utr: string }

/** The bank's words contain the customer's name. `isSaid`: the customer sent the line's UTR. */
export type Fit<Order extends DueOrder = DueOrder> = Order & { isNamed: boolean; isSaid?: true }

const SHORTEST_WORD = 3
/** Banks cut names and join words. */
const SHORTEST_PART = 5

/** Those until that day; named ones first, then the newest. */
export function fittingOrders<Order extends DueOrder>(
  { paise, day, words }: Pick<StatementLine, 'paise' | 'day' | 'words'>,
  dues: readonly Order[],
): Fit<Order>[] {
  return dues
    .filter(({ duePaise, placedOn }) => duePaise === paise && placedOn <= day)
    .map((order) => ({ ...order, isNamed: isNamedIn(words, order.name) }))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || (a.placedOn > b.placedOn ? -1 : 1))
}

/** The orders of the customers who sent the line's UTR, whatever other order has the same due. */
export function saidOrders(
  { paise, words, utrs }: Pick<StatementLine, 'paise' | 'words' | 'utrs'>,
  said: readonly SaidOrder[],
): Fit[] {
  return said
    .filter(({ utr, duePaise }) => duePaise === paise && utrs.includes(utr))
    .map(({ orderId, name, placedOn, duePaise }) => {
      return { orderId, name, placedOn, duePaise, isNamed: isNamedIn(words, name), isSaid: true }
    })
}

export function isNamedIn(words: string, name: string): boolean {
  const bank = partsOf(words)
  return partsOf(name).some((part) =>
    bank.some(
      (word) =>
        word === part ||
        (word.length >= SHORTEST_PART && part.startsWith(word)) ||
        (part.length >= SHORTEST_PART && word.startsWith(part)),
    ),
  )
}

function partsOf(text: string): string[] {
  return text
    .toUpperCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter(({ length }) => length >= SHORTEST_WORD)
}
