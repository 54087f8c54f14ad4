/** Counts a column's numbers, texts, units and codes, and scores a guess by them. */
import { asciiDigits } from '../numbers/digits.ts'
import { readProductCode } from '../product/product.ts'
import { readPercent, readUnit } from '../spreadsheets/cells/cell-values.ts'
import { withoutCurrency } from '../spreadsheets/cells/number-text.ts'
import { cellText, type GridRow } from '../spreadsheets/grid.ts'
import type { ColumnKind } from '../spreadsheets/sheet-fields.ts'

/** Shares from 0 to 1: `filled` of all rows, the others of the filled ones. */
export type Profile = {
  filled: number
  unknown: number
  numbers: number
  texts: number
  units: number
  pieces: number
  codes: number
  tamil: number
  percents: number
  /** Counts 1, 2, 3 …, perhaps restarting in each category. */
  serial: boolean
  median: number
  /** Average, of texts. */
  length: number
}

const NUMBER = /^-?[\d,]+(?:\.\d+)?$/
const PIECES = /^\d+\s*(?:pcs?|pieces?|nos?|box|boxes|pkts?|packets?|bags?|tins?|shots?|rolls?|பீஸ்)\b\.?/i

export function profileOf(rows: readonly GridRow[], at: number): Profile {
  const cells = rows.map((row) => row.cells[at] ?? null).filter((cell) => /[\p{L}\p{N}]/u.test(cellText(cell)))
  const unknown = rows.filter(({ withoutResult }) => withoutResult?.includes(at)).length
  const texts = cells.map((cell) => asciiDigits(cellText(cell)))
  const share = (test: (text: string, index: number) => boolean) =>
    texts.length === 0 ? 0 : texts.filter(test).length / texts.length
  const isNumber = (text: string, index: number) =>
    typeof cells[index] === 'number' || NUMBER.test(withoutCurrency(text))
  const numbers = texts.filter(isNumber).map((text) => Number(withoutCurrency(text).replaceAll(',', '')))
  const percent = (index: number) => {
    const read = readPercent(cells[index])
    return read !== undefined && 'value' in read
  }
  return {
    filled: rows.length === 0 ? 0 : (cells.length + unknown) / rows.length,
    unknown: rows.length === 0 ? 0 : unknown / rows.length,
    numbers: share(isNumber),
    texts: share((text, index) => !isNumber(text, index)),
    units: share((text) => readUnit(text) !== undefined),
    pieces: share((text) => PIECES.test(text)),
    codes: share((text) => readProductCode(text) !== undefined),
    tamil: share((text) => /\p{Script=Tamil}/u.test(text)),
    percents: share((_, index) => percent(index)),
    serial: isSerial(numbers),
    median: numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0,
    length: texts.reduce((sum, text) => sum + text.length, 0) / Math.max(texts.length, 1),
  }
}

function isSerial(numbers: readonly number[]): boolean {
  if (numbers.length < 3) return false
  const steps = numbers.slice(1).filter((number, index) => number === numbers[index]! + 1 || number === 1)
  return steps.length / (numbers.length - 1) > 0.8 && !numbers.every((number) => number === 1)
}

const NEVER = -20
const NUMBERS: ReadonlySet<ColumnKind> = new Set(['mrp', 'price', 'discount', 'stock', 'amount'])

/** Slightly positive if the values fit, strongly negative if not. */
export function scoreOfValues(kind: ColumnKind, profile: Profile): number {
  const { filled, numbers, texts, units, pieces, codes, tamil, percents, serial, median } = profile
  if (profile.unknown > 0.5 && NUMBERS.has(kind)) return 0
  if (kind === 'code') return codes > 0.5 ? 6 : NEVER
  if (kind === 'serial') return serial ? 3 : 0
  if (kind === 'name') return texts > 0.5 && pieces < 0.6 && units < 0.6 ? 3 : NEVER
  if (kind === 'tamilName') return filled === 0 || tamil > 0.3 ? 4 : NEVER
  if (kind === 'mrp' || kind === 'price')
    return numbers > 0.5 && filled > 0.2 && median !== 0 ? (serial ? -4 : 2) : NEVER
  if (kind === 'contents') return contentsScore(profile)
  if (kind === 'unit') return units > 0.5 ? 4 : pieces > 0.5 ? NEVER : -3
  if (kind === 'discount') return percents > 0.5 ? 2 : NEVER
  if (kind === 'stock') return numbers > 0.3 || pieces > 0.3 ? 2 : NEVER
  if (kind === 'quantity') return filled < 0.2 || median === 1 ? 1 : -4
  return 0
}

function contentsScore({ filled, pieces, units, numbers, length }: Profile): number {
  if (pieces > 0.4 || units > 0.4) return 4
  if (filled === 0 || numbers > 0.8) return 0
  return length > 25 ? NEVER : 1
}
