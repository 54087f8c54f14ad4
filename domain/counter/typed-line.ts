/** Reads a code or name with an optional quantity at the counter, and finds the goods. */
import { MAX_QUANTITY } from '../product/stock.ts'
import { asciiDigits } from '../numbers/digits.ts'
import { searchForgivingly } from '../product/forgiving-search.ts'
import type { Searched } from '../product/product-search.ts'

/** `search` is '' for a quantity alone, which applies to the newest line. */
export type TypedLine = { search: string; quantity: number | undefined }

/** A side of the star with this many digits is the code. */
const CODE_DIGITS = 4

/**
 * Reads '1234', '12*1234', '1234*12', '12*lakshmi' or '*12'. If both sides could be the code, the quantity is first, as
 * on a till. Limits the quantity to the maximum.
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

/** Returns matches, likeliest first. For digits: the exact code, codes with that prefix, then names with the number. */
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

/** Returns true if `search` is the product's code, in full or by number: '1234', '0042', '42', 'PRD1234'. */
export function hasCode({ code }: Pick<Searched, 'code'>, search: string): boolean {
  if (search.toUpperCase() === code.toUpperCase()) return search !== ''
  return /^\d+$/.test(search) && digitsOf(code) !== '' && Number(digitsOf(code)) === Number(search)
}

/**
 * Returns true if the first match may be added unseen. A number must be a code: 12 would add any product with 12 in its
 * name.
 */
export function isSureFind(found: readonly Pick<Searched, 'code'>[], search: string): boolean {
  const [first] = found
  return first !== undefined && (!/^\d+$/.test(search) || hasCode(first, search))
}

function digitsOf(code: string): string {
  return code.replace(/\D/g, '')
}
