/** Reads the statement of an Indian bank, whatever its columns are called and whatever is above and between its rows: each row below the headings is in one of its counts. */
import type { Paise } from '../money.ts'
import type { Grid, GridRow } from '../spreadsheet/grid.ts'
import { type BalanceCheck, type BalanceRow, checkBalance } from './check-balance.ts'
import { type DecidedOrder, dayOrderOf } from './day-cell.ts'
import { type Movement, wentBack } from './reversals.ts'
import { beginsSummary, dayOf, type Reading, type ReadRow, readRow } from './read-row.ts'
import { signsOf } from './row-money.ts'
import { accountsAbove, type Table, tablesOf } from './tables.ts'
import { findUtrs } from './utrs.ts'
import { narrowed, readWideRow, surplusOf } from './wide-row.ts'

/** An amount that came in. `row` is that of the file, on the sheet where there are several; `words` what the bank writes of it. */
export type StatementLine = {
  row: number
  sheet?: string
  day: string
  paise: Paise
  words: string
  /** What may be its UTR, each once. */
  utrs: string[]
  /** The only number that can be no account. */
  utr?: string
  /** It went back later, or is itself money that came back of a payment of the shop. */
  wentBack?: true
  /** A reversal in the file may be that of this amount, or of another. */
  mayHaveGoneBack?: true
  /** The same for the same line of another download: without a UTR a line is known by this. */
  mark: string
}

/** A row that could not be read, and the sentence that says why. */
export type UnreadRow = { row: number; sheet?: string; why: string }

export type Statement = {
  lines: StatementLine[]
  /** How many rows below the headings are not empty, and what they are; `known` are totals, balances and remarks. */
  rows: { all: number; in: number; out: number; known: number; unread: number }
  unread: UnreadRow[]
  balance: BalanceCheck
  days: DecidedOrder
}

export const NO_STATEMENT =
  'No row of headings was found in this file. A statement has the columns Date, Narration or Description, and Credit or Deposit.'
export const NO_ROWS =
  'There is no row below the headings of this file. Download the statement of the days on which money came in.'

type Place = { row: number; sheet?: string }
type Transaction = Movement & Place & { utr?: string }
type ReadTable = {
  moved: Transaction[]
  unread: UnreadRow[]
  chain: BalanceRow[]
  counts: Statement['rows']
  days: DecidedOrder
}

const WORDS_MAX = 200

/** Returns undefined when no sheet has headings of a statement. */
export function readStatement(grids: readonly Grid[]): Statement | undefined {
  const withTables = grids
    .map((grid) => ({ name: grid.name, tables: tablesOf(grid) }))
    .filter(({ tables }) => tables.length > 0)
  if (withTables.length === 0) return undefined
  const read = withTables.flatMap(({ name, tables }) =>
    tables.map((table) => readTable(table, withTables.length > 1 ? { sheet: name } : {})),
  )
  const moved = read.flatMap((each) => each.moved)
  const back = wentBack(moved)
  const marks = new Map<string, number>()
  const lines = moved
    .filter(({ side }) => side === 'in')
    .map((row): StatementLine => {
      const { side: _, utrs, words, ...line } = row
      const mark = [line.day, line.paise, words.toUpperCase().replaceAll(/[^A-Z\d]/g, '')].join(' ')
      const before = marks.get(mark) ?? 0
      marks.set(mark, before + 1)
      return {
        ...line,
        utrs: [...utrs],
        words: words.replaceAll(/\s+/g, ' ').slice(0, WORDS_MAX),
        mark: `${mark} ${before}`,
        ...(back.surely.has(row) && { wentBack: true }),
        ...(back.maybe.has(row) && { mayHaveGoneBack: true }),
      }
    })
  return {
    lines,
    rows: read.map(({ counts }) => counts).reduce(added),
    unread: read.flatMap(({ unread }) => unread),
    balance: worstOf(read.map(({ chain }) => checkBalance(chain))),
    days: read.map(({ days }) => days).find(({ isGuess }) => isGuess) ?? read[0]!.days,
  }
}

function readTable(table: Table, sheet: { sheet?: string }): ReadTable {
  const { columns, rows, above, headings } = table
  const days = dayOrderOf([...rows.flatMap(({ cells }) => (columns.date ?? []).map((at) => cells[at])), ...above])
  const usual = usualWidth(rows)
  const surpluses = new Map(rows.map((row) => [row, surplusOf(row, columns.width, usual)]))
  const narrow = rows.map((row) => narrowed(row, surpluses.get(row) ?? 0, columns))
  const reading: Reading = { columns, signs: signsOf(columns, narrow), order: days.order }
  const accounts = accountsAbove(table)
  const counts = { all: rows.length + headings, in: 0, out: 0, known: headings, unread: 0 }
  const result: ReadTable = { moved: [], unread: [], chain: [], counts, days }
  let isInSummary = false
  let last: Transaction | undefined
  for (const row of rows) {
    const place = { row: row.number, ...sheet }
    const surplus = surpluses.get(row) ?? 0
    if (dayOf(row, columns, days.order) !== undefined) isInSummary = false
    else if (beginsSummary(row)) isInSummary = true
    const read: ReadRow =
      surplus > 0 && !isInSummary ? readWideRow(row, surplus, reading) : readRow(row, reading, isInSummary)
    if (read.kind === 'more') {
      if (last) addWords(last, `\n${read.words}`, accounts)
      counts.known += 1
      continue
    }
    last = undefined
    if (read.kind === 'unread') {
      result.unread.push({ ...place, why: read.why })
      result.chain.push('unread')
      counts.unread += 1
    } else if (read.kind === 'known') {
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

function addWords(row: Transaction, more: string, accounts: ReadonlySet<string>) {
  row.words = `${row.words}${more}`.trim()
  const { all, only } = findUtrs(row.words, accounts)
  row.utrs = all
  if (only === undefined) delete row.utr
  else row.utr = only
}

/** The number of cells of most rows: some programs close each row with a separator. */
function usualWidth(rows: readonly GridRow[]): number {
  const byWidth = Map.groupBy(rows, ({ cells }) => cells.length)
  const [most] = [...byWidth].toSorted((a, b) => b[1].length - a[1].length || a[0] - b[0])
  return most?.[0] ?? 0
}

function added(one: Statement['rows'], other: Statement['rows']): Statement['rows'] {
  return {
    all: one.all + other.all,
    in: one.in + other.in,
    out: one.out + other.out,
    known: one.known + other.known,
    unread: one.unread + other.unread,
  }
}

function worstOf(checks: readonly BalanceCheck[]): BalanceCheck {
  const wrong = checks.find(({ kind }) => kind === 'differs')
  if (wrong) return wrong
  // The balances of several accounts have no sum that says anything.
  const agreeing = checks.filter((check) => check.kind === 'agrees')
  return checks.length === 1 && agreeing[0] ? agreeing[0] : { kind: 'none' }
}
