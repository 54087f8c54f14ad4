/** Reads what an export has in place of texts, numbers and lists (§3). */
import { asciiDigits } from '../numbers/digits.ts'
import type { Paise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import { oneLine } from '../plain-text.ts'
import { readPercent } from '../spreadsheets/cells/cell-values.ts'
import { isThousands, withoutCurrency, withoutPieces } from '../spreadsheets/cells/number-text.ts'

/** More exceeds what both databases compute exactly. */
export const MOST_PAISE = 1e13

export type Fields = ReadonlyMap<string, unknown>

/** Undefined for anything but an object: `__proto__` is a field like any other. */
export function fieldsOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  return new Map(Object.entries(value))
}

/** Of an object or of an array, whose holes are left out; undefined for anything else. */
export function entriesOf(value: unknown): [key: string, value: unknown][] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value).filter(([, each]) => each !== null)
}

/** Numbers as they are written; '' for anything without text. */
export function textOf(value: unknown): string {
  return oneLine(typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)
}

/** 1200.5, '1,200', '₹ 1,200.50', 'Rs. 20/-'; undefined if unreadable or unsure. May be negative. */
export function amountOf(value: unknown): Paise | undefined {
  return isUnsure(value) ? undefined : likelyAmountOf(value)
}

/** Of '12.500', which may be 12½ or 12 thousand, 12½. */
export function likelyAmountOf(value: unknown): Paise | undefined {
  if (typeof value === 'number') return inRange(Math.round(value * 100))
  const plain = plainOf(value)
  if (/^-?\d{1,15}(?:\.\d{1,10})?$/.test(plain)) return inRange(Math.round(Number(plain) * 100))
  const isNegative = plain.startsWith('-')
  const paise = parseRupees(isNegative ? plain.slice(1).trim() : plain)
  return paise === undefined ? undefined : inRange(isNegative ? -paise : paise)
}

/** Text with a dot before three digits; in '1200.500' the dot groups nothing. */
export function isUnsure(value: unknown): boolean {
  const plain = plainOf(value)
  return typeof value === 'string' && plain.length <= 7 && isThousands(plain)
}

function plainOf(value: unknown): string {
  return withoutCurrency(asciiDigits(textOf(value)))
}

/** 5, '5', '1,200', '5 pkt'; with its fraction, undefined if unreadable. */
export function countOf(value: unknown): number | undefined {
  const paise = amountOf(typeof value === 'string' ? withoutPieces(value.trim()) : value)
  return paise === undefined ? undefined : paise / 100
}

/** 80, '80%', '80 % off', 0.8; undefined if unreadable. */
export function percentOf(value: unknown): number | undefined {
  const read = readPercent(typeof value === 'number' ? value : textOf(value))
  return read && 'value' in read ? read.value : undefined
}

function inRange(paise: number): Paise | undefined {
  return Math.abs(paise) <= MOST_PAISE ? paise + 0 : undefined
}
