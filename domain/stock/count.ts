/** A stock count: typed numbers, and their differences from the screen. */
import * as v from 'valibot'
import { asciiDigits } from '../numbers/digits.ts'
import { MAX_STOCK } from '../product/stock.ts'
import { sentId, listOf } from '../sent-values.ts'
import { wordsOf } from '../words/catalogue.ts'
import { stock as stockWords } from '../words/en/office/goods/stock.ts'

/** `seen` was the displayed stock during the count of `pieces`. */
export type CountedProduct = { id: string; seen: number; pieces: number }

/** Above any shop's products; as many as one form can carry. */
export const MOST_COUNTED = 14_000

/** Reads digits of any script; returns the fault, or undefined if empty. */
export function readPieces(text: string): { pieces: number } | { fault: string } | undefined {
  const words = wordsOf(stockWords)
  const typed = asciiDigits(text).trim()
  if (typed === '') return undefined
  if (/^[-−]/.test(typed)) return { fault: words.negative }
  if (!/^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})$/.test(typed)) return { fault: words.unread }
  const pieces = Number(typed.replaceAll(',', ''))
  return pieces > MAX_STOCK ? { fault: words.tooHigh({ most: MAX_STOCK }) } : { pieces }
}

const stock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_STOCK))

/** A device may keep a count in the objects of an earlier version, to be sent again. */
const row = v.union([
  v.object({ id: sentId(), seen: stock, pieces: stock }),
  v.pipe(
    v.tuple([sentId(), stock, stock]),
    v.transform(([id, seen, pieces]) => ({ id, seen, pieces })),
  ),
])

const countSchema = v.pipe(
  v.string(),
  v.parseJson(),
  listOf(row, MOST_COUNTED),
  v.minLength(1),
  v.check((rows) => new Set(rows.map(({ id }) => id)).size === rows.length),
)

/** Returns the JSON of a form: short, as a whole shop must fit into one. */
export function countText(counted: readonly CountedProduct[]): string {
  return JSON.stringify(counted.map(({ id, seen, pieces }) => [id, seen, pieces]))
}

/** Parses the form's JSON; undefined if invalid or with a repeated product. */
export function readCount(text: string): CountedProduct[] | undefined {
  const read = v.safeParse(countSchema, text)
  return read.success ? read.output : undefined
}

const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0)

export type CountSummary = { products: number; changed: number; more: number; less: number }

/** Returns the numbers of counted and different products, and the total difference. */
export function countSummary(counted: readonly Pick<CountedProduct, 'seen' | 'pieces'>[]): CountSummary {
  const differences = counted.map(({ seen, pieces }) => pieces - seen)
  return {
    products: counted.length,
    changed: differences.filter((difference) => difference !== 0).length,
    more: sum(differences.filter((difference) => difference > 0)),
    less: Math.abs(sum(differences.filter((difference) => difference < 0))),
  }
}
