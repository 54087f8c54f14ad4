/** Classifies a row below the headings: a transaction, a known other row, or unread. */
import type { Paise } from '../numbers/money.ts'
import { type CellValue, cellText, filledCells, type GridRow } from '../spreadsheets/grid.ts'
import { wordsOf } from '../words/catalogue.ts'
import { statements } from '../words/en/office/money/statements.ts'
import type { Columns } from './columns.ts'
import { type DayOrder, readDay } from './day-cell.ts'
import { readMoneyCell } from './money-cell.ts'
import { isBalance, isOpening, isSummary, isTotal, notDone } from './row-words.ts'
import { balanceIn, moneyColumns, moneyOf, type Moved, type RowMoney, type Signs, unclearCell } from './row-money.ts'

/** `swapped` are columns whose real dates may have day and month swapped. */
export type Reading = { columns: Columns; signs: Signs; order: DayOrder; swapped?: readonly number[] }

export type ReadRow =
  | ({ kind: 'moved'; day: string; words: string; balance?: Paise } & Moved)
  /** Continues the words of the row above. */
  | { kind: 'more'; words: string }
  /** Totals, balances carried over, the bank's remarks. `opening` is the next row's starting balance. */
  | { kind: 'known'; opening?: Paise }
  | { kind: 'unread'; why: string }

/** Matches invalid dates too: 31/02/2026. */
const LIKE_A_DAY = /^\d{1,4}\s?[\s/.-]\s?(?:\d{1,2}|[a-z]{3,9})\b/i
const LINE_MAX = 300

export function readRow(row: GridRow, reading: Reading, isInSummary: boolean): ReadRow {
  const { columns, signs, order } = reading
  const why = wordsOf(statements)
  const words = narrationOf(row, columns)
  const balance = balanceIn(row, columns)
  const money = moneyOf(row, columns, signs, words)
  const text = restOf(row, reading)
  if (isBalance(text)) {
    const opening = balance ?? (money && !('why' in money) ? money.paise : undefined)
    return { kind: 'known', ...(isOpening(text) && opening !== undefined && { opening }) }
  }
  const day = dayOf(row, columns, order)
  if (day === undefined) return withoutDay(row, reading, { words, text, isInSummary, money })
  if (!money) return isTotal(text) ? { kind: 'known' } : { kind: 'unread', why: why.noAmount }
  if ('why' in money) return { kind: 'unread', why: money.why }
  const unclear = unclearCell(row, columns.balance ?? [])
  if (unclear !== undefined) return { kind: 'unread', why: why.unclearBalance({ text: unclear.slice(0, 30) }) }
  if (hasSecondRow(row)) return { kind: 'unread', why: why.twoRows }
  if (money.paise === 0) return { kind: 'known' }
  const status = notDone(row, columns)
  if (status !== undefined) return { kind: 'unread', why: why.notDone({ text: status.slice(0, 30) }) }
  if (row.dates?.some((at) => reading.swapped?.includes(at))) return { kind: 'unread', why: why.maybeSwapped({ day }) }
  return { kind: 'moved', day, words, ...money, ...(balance !== undefined && { balance }) }
}

type About = { words: string; text: string; isInSummary: boolean; money: RowMoney }

function withoutDay(row: GridRow, reading: Reading, { words, text, isInSummary, money }: About): ReadRow {
  const { noDay, unclearDay } = wordsOf(statements)
  const filled = filledCells(row)
  const first = cellText(row.cells[filled[0] ?? 0])
  const isBroken = (reading.columns.date ?? []).some((at) => isBrokenDay(row.cells[at]))
  if (!(isBroken && money) && (isInSummary || isTotal(text) || isTotal(first))) return { kind: 'known' }
  const amounts = filled.filter((at) => moneyColumns(reading.columns, reading.signs).includes(at))
  const hasDigits = amounts.some((at) => /\d/.test(cellText(row.cells[at])))
  // Only both columns' sums.
  const areSums = filled.length === amounts.length && money && 'why' in money && money.hasBoth
  if (areSums) return { kind: 'known' }
  if (money && hasDigits) {
    const date = (reading.columns.date ?? []).map((at) => cellText(row.cells[at])).find((cell) => /\d/.test(cell))
    return { kind: 'unread', why: date === undefined ? noDay : unclearDay({ text: date.slice(0, 30) }) }
  }
  if (hasDigits) return { kind: 'unread', why: noDay }
  const ofWords = [...(reading.columns.words ?? []), ...(reading.columns.reference ?? [])]
  if (filled.every((at) => ofWords.includes(at))) return { kind: 'more', words }
  // An amount or date outside its columns: the row was cut or shifted.
  const isShifted = filled.some(
    (at) => /^\d[\d,]*\.\d\d$/.test(cellText(row.cells[at])) || isDayElsewhere(row.cells[at], filled.length),
  )
  return isShifted ? { kind: 'unread', why: noDay } : { kind: 'known' }
}

function isBrokenDay(cell: CellValue | undefined): boolean {
  return LIKE_A_DAY.test(cellText(cell)) && readMoneyCell(cell) === 'unclear'
}

/** A line in a cell with a date and separators is another row. */
function hasSecondRow({ cells }: GridRow): boolean {
  return cells.some((cell) => typeof cell === 'string' && cell.split('\n').slice(1).some(isRow))
}

function isRow(line: string): boolean {
  const parts = line.slice(0, LINE_MAX).split(/[,;\t]/)
  if (parts.length < 2) return false
  // 'Nov 21, 2026' contains a separator too, and a number may precede it.
  const starts = parts.slice(0, 3).map((_, at) =>
    parts
      .slice(at)
      .join(',')
      .replace(/^[\s"]+/, ''),
  )
  return starts.some(
    (text, at) => (at === 0 || parts.length > 2) && /^\d{0,8}\D/.test(text) && readDay(text) !== undefined,
  )
}

function isDayElsewhere(cell: CellValue | undefined, filled: number): boolean {
  return filled > 2 && typeof cell === 'string' && readDay(cell) !== undefined
}

export function beginsSummary(row: GridRow): boolean {
  return isSummary(
    filledCells(row)
      .map((at) => cellText(row.cells[at]))
      .join(' '),
  )
}

/** A possible transaction, which decides how other rows are read. */
export function mayMove(row: GridRow, columns: Columns, order: DayOrder): boolean {
  const words = narrationOf(row, columns)
  return dayOf(row, columns, order) !== undefined && !isBalance(words) && !isTotal(words)
}

export function dayOf({ cells }: GridRow, { date = [] }: Columns, order: DayOrder): string | undefined {
  for (const at of date) {
    const day = readDay(cells[at], order)
    if (day !== undefined) return day
  }
  return undefined
}

/** Keeps line ends: one may cut a number in two. */
function narrationOf({ cells }: GridRow, { words = [], reference = [] }: Columns): string {
  return [...words, ...reference]
    .map((at) => String(cells[at] ?? '').trim())
    .filter(Boolean)
    .join(' ')
}

function restOf(row: GridRow, { columns, signs }: Reading): string {
  const numbers = new Set([...(columns.date ?? []), ...moneyColumns(columns, signs)])
  return filledCells(row)
    .filter((at) => !columns.either?.includes(at) && !columns.type?.includes(at))
    .filter(
      (at) => !numbers.has(at) || (!/\d/.test(cellText(row.cells[at])) && readMoneyCell(row.cells[at]) !== undefined),
    )
    .map((at) => cellText(row.cells[at]))
    .filter((text) => !/^[\d\W]*$/.test(text))
    .join(' ')
}
