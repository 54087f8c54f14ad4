/** Reads the rows of a statement's table; each is counted once. */
import { cellText, filledCells, type GridRow } from '../spreadsheets/grid.ts'
import { wordsOf } from '../words/catalogue.ts'
import { statements } from '../words/en/office/money/statements.ts'
import type { BalanceRow } from './check-balance.ts'
import { type DecidedOrder, dayOrderOf, mayBeSwapped } from './day-cell.ts'
import { beginsSummary, dayOf, mayMove, type Reading, type ReadRow, readRow } from './read-row.ts'
import type { Movement } from './reversals.ts'
import { moneyColumns, signsOf } from './row-money.ts'
import { accountsAbove, type Table } from './tables.ts'
import { findUtrs } from './utrs.ts'
import { hasCutAmount, narrowed, readWideRow, surplusOf } from './wide-row.ts'

type Place = { row: number; sheet?: string }
type Transaction = Movement & Place & { utrs: string[]; utr?: string }

export type UnreadRow = { row: number; sheet?: string; why: string }

/** `all` are non-empty rows; `known` are totals, balances and remarks. */
export type RowCounts = { all: number; in: number; out: number; known: number; unread: number }

export type ReadTable = {
  moved: Transaction[]
  unread: UnreadRow[]
  chain: BalanceRow[]
  counts: RowCounts
  days: DecidedOrder
}

export function readingOf({ columns, rows, above }: Table) {
  const { date = [] } = columns
  const days = dayOrderOf([...rows.flatMap(({ cells }) => date.map((at) => cells[at])), ...above])
  const usual = usualWidth(rows, columns.width)
  const surpluses = new Map(rows.map((row) => [row, surplusOf(row, columns.width, usual)]))
  const narrow = rows.map((row) => narrowed(row, surpluses.get(row) ?? 0, columns))
  const moving = narrow.filter((row) => mayMove(row, columns, days.order))
  const signs = signsOf(columns, narrow, moving)
  const swapped = date.filter((at) => mayBeSwapped(rows, at))
  const reading: Reading = { columns, signs, order: days.order, swapped }
  return { reading, days, surpluses }
}

export function readTable(table: Table, sheet: { sheet?: string }): ReadTable {
  const { columns, rows, rowsAbove, headings } = table
  const { reading, days, surpluses } = readingOf(table)
  const accounts = accountsAbove(table)
  const counts = { all: rows.length + headings, in: 0, out: 0, known: headings, unread: 0 }
  const result: ReadTable = { moved: [], unread: [], chain: [], counts, days }
  const addUnread = ({ number }: GridRow, why: string) => {
    result.unread.push({ row: number, ...sheet, why })
    result.chain.push('unread')
    counts.unread += 1
  }
  for (const row of rowsOutside(rowsAbove, reading)) {
    addUnread(row, wordsOf(statements).aboveHeadings)
    counts.all += 1
  }
  let isInSummary = false
  let last: Transaction | undefined
  for (const row of rows) {
    const place = { row: row.number, ...sheet }
    const surplus = surpluses.get(row) ?? 0
    if (dayOf(row, columns, days.order) !== undefined) isInSummary = false
    else if (beginsSummary(row)) isInSummary = true
    const read = readAny(row, isInSummary ? 0 : surplus, reading, isInSummary)
    if (read.kind === 'more') {
      if (last) addWords(last, `\n${read.words}`, accounts)
      counts.known += 1
      continue
    }
    last = undefined
    if (read.kind === 'unread') addUnread(row, read.why)
    else if (read.kind === 'known') {
      if (read.opening !== undefined) result.chain.push({ opening: read.opening })
      counts.known += 1
    } else {
      const { day, paise, side, words, balance } = read
      last = { ...place, day, paise, side, words: '', utrs: [] }
      addWords(last, words, accounts)
      result.moved.push(last)
      result.chain.push({ ...place, paise, side, ...(balance !== undefined && { balance }) })
      counts[side] += 1
    }
  }
  return result
}

function readAny(row: GridRow, surplus: number, reading: Reading, isInSummary: boolean): ReadRow {
  if (surplus > 0) return readWideRow(row, surplus, reading)
  const read = readRow(row, reading, isInSummary)
  const isCut = read.kind === 'moved' && hasCutAmount(row, reading)
  return isCut ? { kind: 'unread', why: wordsOf(statements).cutAmount } : read
}

/** Likely transactions above the headings, or on a sheet without any. */
export function rowsOutside(rows: readonly GridRow[], reading: Reading): GridRow[] {
  const amounts = moneyColumns(reading.columns, reading.signs)
  return rows.filter((row) => {
    const hasAmount = amounts.some((at) => /\d/.test(cellText(row.cells[at])))
    const isDated = dayOf(row, reading.columns, reading.order) !== undefined
    return isDated && hasAmount && readRow(row, reading, false).kind !== 'known'
  })
}

export function unreadSheet(rows: readonly GridRow[], sheet: { sheet?: string }): ReadTable {
  const why = wordsOf(statements).sheetWithoutHeadings
  return {
    moved: [],
    unread: rows.map(({ number }) => ({ row: number, ...sheet, why })),
    chain: ['unread'],
    counts: { all: rows.length, in: 0, out: 0, known: 0, unread: rows.length },
    days: { order: 'day first', isGuess: false },
  }
}

function addWords(row: Transaction, more: string, accounts: ReadonlySet<string>) {
  row.words = `${row.words}${more}`.trim()
  const { all, only } = findUtrs(row.words, accounts)
  row.utrs = all
  if (only === undefined) delete row.utr
  else row.utr = only
}

/** Some programs end each row with a separator. */
function usualWidth(rows: readonly GridRow[], width: number): number {
  const byWidth = Map.groupBy(rows, ({ cells }) => cells.length)
  const [most] = [...byWidth].toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0])
  // If one of them is filled to its end, a comma widened them.
  const isClosed = most?.[1].every((row) => (filledCells(row).at(-1) ?? -1) < width)
  return most && isClosed ? most[0] : 0
}
