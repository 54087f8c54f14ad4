/** Reads what came in from the statement of an Indian bank, whatever its columns are called and whatever stands above them (28.4). */
import { asciiDigits } from '../digits.ts'
import { isoDay, parseOrderMoment } from '../indian-date.ts'
import type { Paise } from '../money.ts'
import { type CellValue, cellText, filledCells, type Grid, type GridRow } from '../spreadsheet/grid.ts'
import { utrsIn } from './methods.ts'

/** An amount that came in. `row` is that of the file, `words` what the bank writes of it. */
export type StatementLine = { row: number; day: string; paise: Paise; words: string; utrs: string[] }

/** `debits` is how many lines went out, `unread` the rows that have an amount and cannot be read. */
export type Statement = { lines: StatementLine[]; debits: number; unread: number[] }

export const NO_STATEMENT =
  'No row of headings was found in this file. A statement has the columns Date, Narration or Description, and Credit or Deposit.'

type Column = 'date' | 'words' | 'reference' | 'debit' | 'credit' | 'amount' | 'sign' | 'balance'
type Columns = Partial<Record<Column, number[]>>

const MOST_ROWS_ABOVE = 60
const WORDS_MAX = 200

/** The first that fits. */
const headings: readonly (readonly [Column, RegExp])[] = [
  ['balance', /balance/],
  [
    'sign',
    /(?:debit|withdrawal|\bdr\b).{0,60}(?:credit|deposit|\bcr\b)|(?:credit|\bcr\b).{0,60}(?:debit|\bdr\b)|^(?:txn|transaction)? ?type$/,
  ],
  ['credit', /credit|deposit|\bcr\b|money in|paid in/],
  ['debit', /debit|withdraw|\bdr\b|money out|paid out/],
  ['date', /\bdate\b|\bdt\b/],
  ['reference', /\bref|\butr\b|cheque|chq|instrument|\btran(?:saction)? id|txn id/],
  ['words', /narration|description|particular|remark|details/],
  ['amount', /\bamount\b|\bamt\b/],
]

/** Returns what came in, of the sheet that has most of it; undefined when no sheet has headings of a statement. */
export function readStatement(grids: readonly Grid[]): Statement | undefined {
  const read = grids.flatMap((grid) => readTable(grid.rows) ?? [])
  return read.toSorted((a, b) => b.lines.length - a.lines.length)[0]
}

function readTable(rows: readonly GridRow[]): Statement | undefined {
  const at = rows.slice(0, MOST_ROWS_ABOVE).findIndex((row) => isHeading(columnsOf(row)))
  const heading = rows[at]
  if (!heading) return undefined
  const columns = columnsOf(heading)
  const statement: Statement = { lines: [], debits: 0, unread: [] }
  let last: StatementLine | undefined
  for (const row of rows.slice(at + 1)) {
    const day = firstOf(columns.date, row, readDay)
    const money = amountOf(columns, row)
    if (day === undefined) {
      // A long narration goes on in the next row; a row with an amount and no day is a total.
      if (money === undefined && last) addWords(last, wordsOf(columns, row))
      else if (hasDateText(columns, row) && money !== undefined) statement.unread.push(row.number)
      continue
    }
    last = undefined
    if (money === undefined) continue
    if (money <= 0) {
      statement.debits += 1
      continue
    }
    last = { row: row.number, day, paise: money, words: '', utrs: [] }
    addWords(last, wordsOf(columns, row))
    statement.lines.push(last)
  }
  return statement
}

function columnsOf(row: GridRow): Columns {
  const columns: Columns = {}
  for (const at of filledCells(row)) {
    const text = cellText(row.cells[at])
      .toLowerCase()
      .replaceAll(/[^a-z]+/g, ' ')
      .trim()
    const kind = text.length > 60 ? undefined : headings.find(([, pattern]) => pattern.test(text))?.[0]
    if (kind) (columns[kind] ??= []).push(at)
  }
  return columns
}

function isHeading({ date, credit, amount, words, reference }: Columns): boolean {
  return date !== undefined && (credit ?? amount) !== undefined && (words ?? reference) !== undefined
}

function firstOf<Value>(
  columns: readonly number[] = [],
  row: GridRow,
  read: (cell: CellValue | undefined) => Value | undefined,
) {
  for (const at of columns) {
    const value = read(row.cells[at])
    if (value !== undefined) return value
  }
  return undefined
}

function hasDateText({ date = [] }: Columns, { cells }: GridRow): boolean {
  return date.some((at) => /\d/.test(cellText(cells[at])))
}

/** Returns what came in, as a negative amount what went out; undefined when the row has no amount. */
function amountOf(columns: Columns, row: GridRow): Paise | undefined {
  const credit = firstOf(columns.credit, row, readStatementAmount)
  if (credit !== undefined && credit !== 0) return credit
  const debit = firstOf(columns.debit, row, readStatementAmount)
  if (debit !== undefined && debit !== 0) return -Math.abs(debit)
  const amount = firstOf(columns.amount, row, readStatementAmount)
  if (amount === undefined || amount === 0) return undefined
  const sign = (columns.sign ?? []).map((at) => cellText(row.cells[at])).join(' ')
  return /^(?:d|dr|debit|withdrawal)\b/i.test(sign.trim()) ? -Math.abs(amount) : amount
}

/** Returns the paise of '1,23,456.00', '5000.00 Cr', 'INR 5,000' or 5000; negative with Dr, a minus or in brackets. */
export function readStatementAmount(cell: CellValue | undefined): Paise | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? Math.round(cell * 100) : undefined
  const text = asciiDigits(cellText(cell)).toLowerCase()
  const [, before = '', digits, after = ''] = /^([^\d.]*)(\d[\d,]*(?:\.\d+)?|\.\d+)([^\d]*)$/.exec(text) ?? []
  if (digits === undefined || text.length > 40) return undefined
  const isOut = /[-−(]|\bdr\b/.test(`${before} ${after}`)
  const isMoney = /^[\s₹+\-−()./=]*$/.test(`${before} ${after}`.replaceAll(/\b(?:inr|rs|cr|dr)\b/g, ''))
  const paise = Math.round(Number(digits.replaceAll(',', '')) * 100)
  if (!isMoney || !Number.isSafeInteger(paise)) return undefined
  return isOut ? -paise : paise
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** The serial numbers under which spreadsheets keep the days of 1990 to 2099. */
const SERIAL_FROM = 32_874
const SERIAL_TO = 73_050
const UNIX_DAY = 25_569

/** Returns the day of '20/11/2026', '20-Nov-26', '20 Nov 2026 10:45:20' or '2026-11-20'; the day stands before the month. */
export function readDay(cell: CellValue | undefined): string | undefined {
  if (typeof cell === 'number') {
    if (cell < SERIAL_FROM || cell > SERIAL_TO) return undefined
    return new Date((Math.floor(cell) - UNIX_DAY) * 86_400_000).toISOString().slice(0, 10)
  }
  const text = asciiDigits(cellText(cell)).toLowerCase()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/.exec(text)
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const [, day, month = '', year = ''] =
    /^(\d{1,2})[\s/.-]+([a-z]{3,9}|\d{1,2})[\s/.,-]+(\d{4}|\d{2})(?!\d)/.exec(text) ?? []
  if (day === undefined) return undefined
  const number = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3)) + 1
  return dayOf(Number(year) + (year.length === 2 ? 2000 : 0), number, Number(day))
}

function dayOf(year: number, month: number, day: number): string | undefined {
  const at = month > 12 ? undefined : parseOrderMoment(`${day}/${month}/${year}`)
  return at && isoDay(at)
}

function wordsOf({ words = [], reference = [] }: Columns, { cells }: GridRow): string {
  return [...words, ...reference]
    .map((at) => cellText(cells[at]))
    .filter(Boolean)
    .join(' ')
}

function addWords(line: StatementLine, more: string) {
  // A UTR may be cut in two where a row ends.
  line.utrs = [...new Set([...line.utrs, ...utrsIn(more), ...utrsIn(line.words + more)])]
  line.words = `${line.words} ${more}`.trim().slice(0, WORDS_MAX)
}
