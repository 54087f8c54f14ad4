/** Reads a row wider than its headings: an unquoted comma cut a cell in two. */
import { type CellValue, cellText, filledCells, type GridRow } from '../spreadsheets/grid.ts'
import { wordsOf } from '../words/catalogue.ts'
import { statements } from '../words/en/office/money/statements.ts'
import type { Columns } from './columns.ts'
import { readDay } from './day-cell.ts'
import { readMoneyCell, readSideCell } from './money-cell.ts'
import { type ReadRow, type Reading, readRow } from './read-row.ts'
import { moneyColumns } from './row-money.ts'

const MOST_SURPLUS = 4
const GROUPED = /^\D*\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?\D*$/

/** `usual` is most rows' cell count. */
export function surplusOf(row: GridRow, width: number, usual: number): number {
  const filled = (filledCells(row).at(-1) ?? -1) + 1
  return Math.max(filled - width, row.cells.length - Math.max(width, usual), 0)
}

/** Moves surplus cells into the narration, to interpret the columns. */
export function narrowed(row: GridRow, surplus: number, columns: Columns): GridRow {
  const at = columns.words?.[0] ?? columns.reference?.[0] ?? 0
  return surplus === 0 ? row : { ...row, cells: joined(row.cells, at, surplus) }
}

/**
 * The row is read if all sensible ways of joining cells move the same amount on the same day. Without a sensible comma
 * in the narration, a remark beside the last column may explain it. Otherwise it would be a guess.
 */
export function readWideRow(row: GridRow, surplus: number, reading: Reading): ReadRow {
  const tooWide: ReadRow = { kind: 'unread', why: wordsOf(statements).tooWide }
  if (surplus > MOST_SURPLUS || hasCutNumber(row)) return tooWide
  // An unsigned amount may have lost its sign.
  const { plain: _, ...signs } = reading.signs
  const read = (ways: readonly CellValue[][]) =>
    ways
      .filter((way) => makesSense(way, reading))
      .map((cells) => readRow({ number: row.number, cells }, { ...reading, signs }, false))
  const { words = joinable(reading) } = reading.columns
  const likely = read(waysOf(row, surplus, words))
  const first = [...likely, ...read([[...row.cells]])][0]
  const all = [...likely, ...read([...waysOf(row, surplus, joinable(reading)), [...row.cells]]).filter(isMoved)]
  if (!first || !isMoved(first)) return tooWide
  const isClear = all.every(
    (each) => isMoved(each) && each.day === first.day && each.paise === first.paise && each.side === first.side,
  )
  return isClear ? first : tooWide
}

function isMoved(read: ReadRow): read is ReadRow & { kind: 'moved' } {
  return read.kind === 'moved'
}

/** An amount cut at its comma without widening the row: 2 and 500.00. */
export function hasCutAmount({ cells }: GridRow, { columns, signs }: Reading): boolean {
  const text = (at: number) => (typeof cells[at] === 'string' ? cellText(cells[at]) : '')
  return moneyColumns(columns, signs).some((at) => {
    if (!/^\D{0,5}\d{1,3}$/.test(text(at))) return false
    const next = [1, 2, 3].map((more) => at + more).find((each) => !/^\d\d$/.test(text(each))) ?? at
    return (
      /^\d{3}\.\d\d(?!\d)/.test(text(next)) || (columns.words?.includes(next) === true && /^\d{3}$/.test(text(next)))
    )
  })
}

/** Two cells may be one amount, which only the balance could prove. */
function hasCutNumber({ cells }: GridRow): boolean {
  return cells.some(
    (cell, at) =>
      /^\D{0,5}\d{1,10}$/.test(cellText(cell)) &&
      /^\d{1,3}(?:\.\d+)?(?!\d)(?!.*[a-z]{3})/i.test(cellText(cells[at + 1])),
  )
}

/** Narrations first; dates have no comma. */
function joinable({ columns: { width, date = [], words = [] } }: Reading): number[] {
  const others = Array.from({ length: width }, (_, at) => at).filter((at) => !date.includes(at) && !words.includes(at))
  return [...words, ...others]
}

/** One cell joined from several, or two such cells. */
function waysOf({ cells }: GridRow, surplus: number, columns: readonly number[]): CellValue[][] {
  const ways = columns.map((at) => joined(cells, at, surplus))
  for (const at of columns) {
    for (let more = 1; more < surplus; more += 1) {
      const once = joined(cells, at, more)
      for (const next of columns) if (next > at) ways.push(joined(once, next, surplus - more))
    }
  }
  return ways
}

function joined(cells: readonly CellValue[], at: number, more: number): CellValue[] {
  const whole = cells.slice(at, at + more + 1).map((cell) => String(cell ?? ''))
  return [...cells.slice(0, at), whole.join(','), ...cells.slice(at + more + 1)]
}

function makesSense(cells: readonly CellValue[], { columns, signs, order }: Reading): boolean {
  const isEmpty = (at: number) => cellText(cells[at]) === ''
  return (
    (columns.date ?? []).every((at) => isEmpty(at) || readDay(cells[at], order) !== undefined) &&
    moneyColumns(columns, signs).every((at) => isMoney(cells[at])) &&
    (signs.sides === undefined || isEmpty(signs.sides) || readSideCell(cells[signs.sides]) !== 'unclear')
  )
}

function isMoney(cell: CellValue | undefined): boolean {
  const text = cellText(cell)
  return readMoneyCell(cell) !== 'unclear' && (!text.includes(',') || GROUPED.test(text))
}
