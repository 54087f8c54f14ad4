/** What is read of the statement of a bank (28.4): each row below the headings is in one of its counts, none is lost in silence. */
import type { Paise } from '../money.ts'
import type { BalanceCheck } from './check-balance.ts'
import type { DecidedOrder } from './day-cell.ts'

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
