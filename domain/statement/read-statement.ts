/** Reads the statement of an Indian bank, whatever its columns are called and whatever is above and between its rows: each row below the headings is in one of its counts. */
import type { Paise } from '../money.ts'
import type { Grid } from '../spreadsheet/grid.ts'
import { type BalanceCheck, checkBalance } from './check-balance.ts'
import type { DecidedOrder } from './day-cell.ts'
import { readingOf, readTable, type RowCounts, rowsOutside, type UnreadRow, unreadSheet } from './read-table.ts'
import { wentBack } from './reversals.ts'
import { tablesOf } from './tables.ts'

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

export type Statement = {
  lines: StatementLine[]
  rows: RowCounts
  unread: UnreadRow[]
  balance: BalanceCheck
  days: DecidedOrder
}

export const NO_STATEMENT =
  'No row of headings was found in this file. A statement has the columns Date, Narration or Description, and Credit or Deposit.'
export const NO_ROWS =
  'There is no row below the headings of this file. Download the statement of the days on which money came in.'

const WORDS_MAX = 200

/** Returns undefined when no sheet has headings of a statement. */
export function readStatement(grids: readonly Grid[]): Statement | undefined {
  const sheets = grids.map((grid) => ({ ...grid, tables: tablesOf(grid) }))
  const [first] = sheets.flatMap(({ tables }) => tables)
  if (first === undefined) return undefined
  // A page that has lost its headings is read as the first one, to see which of its rows are transactions.
  const pages = sheets
    .map((sheet) => ({
      ...sheet,
      outside: sheet.tables.length > 0 ? [] : rowsOutside(sheet.rows, readingOf(first).reading),
    }))
    .filter(({ tables, outside }) => tables.length + outside.length > 0)
  const read = pages.flatMap(({ name, tables, outside }) => {
    const place = pages.length > 1 ? { sheet: name } : {}
    return outside.length > 0 ? [unreadSheet(outside, place)] : tables.map((table) => readTable(table, place))
  })
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

function added(one: RowCounts, other: RowCounts): RowCounts {
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
