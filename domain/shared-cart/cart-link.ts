/**
 * Writes a cart into the address of the order page, and reads it from there. The address has the digits of product
 * codes and quantities, as in "1155.5-1192.12-end", and nothing about a person or a price.
 */
import { MAX_LINES } from '../cart.ts'
import { MAX_QUANTITY } from '../product/stock.ts'

/** Behind `#cart`: a fragment stays in the browser, so that no server's log has it. */
const MARK = '#cart='
/** In characters: MAX_LINES lines of five digits of quantity. */
const LINK_MAX = 8_000
/** Tells a whole link from one that was cut off. */
const END = 'end'
const LINE = /^(\d{4})\.([1-9]\d{0,4})$/

export type SharedLine = { code: string; quantity: number }

/** 'broken': cut off, too long or no cart; undefined where the hash shares none. */
export type SharedCart = readonly SharedLine[] | 'broken' | undefined

/** Returns the hash of a cart, under 2,000 characters for sixty lines. */
export function sharedHash(lines: readonly SharedLine[]): string {
  const listed = lines.map(({ code, quantity }) => `${code.replace(/^PRD/, '')}.${quantity}`)
  return [`${MARK}${listed.join('-')}`, END].join('-')
}

export function readSharedHash(hash: string): SharedCart {
  if (!hash.startsWith(MARK)) return undefined
  if (hash.length > LINK_MAX) return 'broken'
  const parts = hash.slice(MARK.length).split('-')
  if (parts.pop() !== END || parts.length === 0 || parts.length > MAX_LINES) return 'broken'
  const lines = parts.map((part) => LINE.exec(part))
  const read = lines.flatMap((line) => (line ? [{ code: `PRD${line[1]}`, quantity: Number(line[2]) }] : []))
  const isWhole = read.length === lines.length && read.every(({ quantity }) => quantity <= MAX_QUANTITY)
  return isWhole && new Set(read.map(({ code }) => code)).size === read.length ? read : 'broken'
}
