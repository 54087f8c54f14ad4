/** What is typed at the counter: a code or a name, with or without a quantity, and which goods that means. */
import { MAX_QUANTITY } from '../product/stock.ts'
import { asciiDigits } from '../digits.ts'
import { searchForgivingly } from '../product/forgiving-search.ts'
import type { Searched } from '../product/product-search.ts'

/** `search` is '' where a quantity alone is typed: it is that of the newest line. */
export type TypedLine = { search: string; quantity: number | undefined }

/** The digits of a code; a side of the star that has as many is the code. */
const CODE_DIGITS = 4

/**
 * Reads '1234', '12*1234', '1234*12', '12*lakshmi' or '*12'. Where both sides could be the code the quantity stands first, as on a
 * till. A quantity of more than a sale may have is the most that it may have.
 */
export function readTypedLine(text: string): TypedLine {
  const typed = asciiDigits(text).trim()
  const [, before, after] = /^([^*]*)\*([^*]*)$/.exec(typed) ?? []
  if (before === undefined || after === undefined)
    return { search: typed.replaceAll('*', ' ').trim(), quantity: undefined }
  const [left, right] = [before.trim(), after.trim()]
  const isLeftQuantity = isQuantity(left) && !(isCode(left) && isQuantity(right) && !isCode(right))
  if (isLeftQuantity && right !== '') return { search: right, quantity: quantityOf(left) }
  if (isQuantity(right)) return { search: left, quantity: quantityOf(right) }
  return { search: `${left} ${right}`.trim(), quantity: undefined }
}

function isQuantity(text: string): boolean {
  return /^\d{1,6}$/.test(text) && Number(text) > 0
}

function isCode(text: string): boolean {
  return text.length === CODE_DIGITS
}

function quantityOf(text: string): number {
  return Math.min(Number(text), MAX_QUANTITY)
}

/**
 * Returns the goods that a search finds, the likeliest first: of digits the one with this number in its code, those whose code begins
 * with it, and then those with the number in their name.
 */
export function findAtCounter<P extends Searched>(products: readonly P[], search: string, most: number): P[] {
  if (search === '') return []
  if (!/^\d+$/.test(search)) return searchForgivingly(products, search).slice(0, most)
  const found = [
    ...products.filter((product) => hasCode(product, search)),
    ...products.filter(({ code }) => digitsOf(code).startsWith(search)),
    ...searchForgivingly(products, search),
  ]
  return [...new Set(found)].slice(0, most)
}

/** Returns whether `search` names the code of a product, with its letters or by its number alone: '1234', '0042' and '42', 'PRD1234'. */
export function hasCode({ code }: Pick<Searched, 'code'>, search: string): boolean {
  if (search.toUpperCase() === code.toUpperCase()) return search !== ''
  return /^\d+$/.test(search) && digitsOf(code) !== '' && Number(digitsOf(code)) === Number(search)
}

/**
 * Returns whether the likeliest product that was found may be added unseen. A number that is no code is not: 12 would add whatever has a 12
 * in its name.
 */
export function isSureFind(found: readonly Pick<Searched, 'code'>[], search: string): boolean {
  const [first] = found
  return first !== undefined && (!/^\d+$/.test(search) || hasCode(first, search))
}

function digitsOf(code: string): string {
  return code.replace(/\D/g, '')
}
