/** Finds the confirmed orders whose due is the amount of a bank line, to the rupee. Each is a guess for somebody to look at. */
import type { Paise } from '../money.ts'
import type { StatementLine } from './read-statement.ts'

/** `placedOn` is the day in India. */
export type DueOrder = { orderId: string; name: string; placedOn: string; duePaise: Paise }

/** `isNamed` when the name of the customer is in the words of the bank. */
export type Fit<Order extends DueOrder = DueOrder> = Order & { isNamed: boolean }

const SHORTEST_WORD = 3
/** Banks cut names, and write other words to them without a blank. */
const SHORTEST_PART = 5

/** Returns those that were placed by that day, the named ones first, then the newest. */
export function fittingOrders<Order extends DueOrder>(
  { paise, day, words }: Pick<StatementLine, 'paise' | 'day' | 'words'>,
  dues: readonly Order[],
): Fit<Order>[] {
  return dues
    .filter(({ duePaise, placedOn }) => duePaise === paise && placedOn <= day)
    .map((order) => ({ ...order, isNamed: isNamedIn(words, order.name) }))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || (a.placedOn > b.placedOn ? -1 : 1))
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
