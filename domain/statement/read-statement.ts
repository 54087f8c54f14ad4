/** Reads an Indian bank's statement with any headings; each row below them is counted once. */
import type { Paise } from '../numbers/money.ts'
import type { Grid } from '../spreadsheets/grid.ts'
import { type BalanceCheck, checkBalance } from './check-balance.ts'
import type { DecidedOrder } from './day-cell.ts'
import { readingOf, readTable, type RowCounts, rowsOutside, type UnreadRow, unreadSheet } from './read-table.ts'
import { wentBack } from './reversals.ts'
import { tablesOf } from './tables.ts'

/** A credit. `row` is the file's; `words` is the narration. */
export type StatementLine = {
  row: number
  sheet?: string
  day: string
  paise: Paise
  words: string
  /** Distinct candidates. */
  utrs: string[]
  /** The only number that cannot be an account. */
  utr?: string
  /** Was reversed later, or is itself the return of a payment by the shop. */
  wentBack?: true
  /** A reversal may belong to this credit or to another. */
  mayHaveGoneBack?: true
  /** Identifies a line without UTR in another download. */
  mark: string
}

export type Statement = {
  lines: StatementLine[]
  rows: RowCounts
  unread: UnreadRow[]
  balance: BalanceCheck
  days: DecidedOrder
}

const WORDS_MAX = 200

export function readStatement(grids: readonly Grid[]): Statement | undefined {
  const sheets = grids.map((grid) => ({ ...grid, tables: tablesOf(grid) }))
  const [first] = sheets.flatMap(({ tables }) => tables)
  if (first === undefined) return undefined
  // Reads a page without headings like the first one, to find its transactions.
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
  // Balances of several accounts do not add up.
  const agreeing = checks.filter((check) => check.kind === 'agrees')
  return checks.length === 1 && agreeing[0] ? agreeing[0] : { kind: 'none' }
}
