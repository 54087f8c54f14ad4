// Compares an uploaded bank statement with the payments, without storing it.
import { createHash } from 'node:crypto'
import type { DueOrder, Fit } from '#domain/statement/fitting-orders.ts'
import {
  daysNear,
  isSure,
  matchStatement,
  type Match,
  type MatchKind,
  matchKinds,
  type PaymentKind,
  utrOfMatch,
} from '#domain/statement/match-statement.ts'
import type { Statement, StatementLine } from '#domain/statement/read-statement.ts'
import type { UnreadRow } from '#domain/statement/read-table.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { statements } from '#domain/words/en/office/money/statements.ts'
import type { SheetWorker } from '../spreadsheets/sheet-worker.ts'
import { UnreadableSheet } from '../spreadsheets/unreadable-sheet.ts'
import type { BankLists } from './bank-lists.ts'
import type { ListedPayment } from './listed-payments.ts'

/** A line with its match; `utr` and `day` are for the payment when confirmed. `mark` identifies the line. */
export type Proposal = { mark: string; place: string; day: string; paise: number; words: string; utr: string } & (
  | { kind: PaymentKind; payment: ListedPayment; isSure: boolean; mayHaveGoneBack: boolean }
  | { kind: 'due'; orders: Fit[]; others: number }
  | { kind: 'went back'; payment?: ListedPayment }
  | { kind: 'none' }
)

/** `counts` covers all lines, `proposals` those shown. */
export type ComparedStatement = Pick<Statement, 'rows' | 'balance' | 'days'> & {
  proposals: Proposal[]
  counts: Record<MatchKind, number>
  unread: UnreadRow[]
  from: string
  to: string
}

type Needs = { payments: BankLists; worker: SheetWorker }

/** Per kind. */
const MOST_SHOWN = 300
const MOST_UNREAD = 100
/** Per line. */
const MOST_ORDERS = 20

export async function compareStatement({ payments, worker }: Needs, bytes: Uint8Array): Promise<ComparedStatement> {
  const statement = await worker.run('statement', { bytes }).catch((error: unknown) => {
    throw error instanceof UnreadableSheet ? new UnreadableSheet(ofStatement(error.message)) : error
  })
  if (!statement) throw new UnreadableSheet(wordsOf(statements).noHeadings)
  if (statement.rows.all === 0) throw new UnreadableSheet(wordsOf(statements).noRows)
  const { rows, balance, days, unread } = statement
  const lines = statement.lines.map((line) => ({ ...line, mark: hashOf(line) }))
  const received = lines.map(({ day }) => day).toSorted()
  const [from = '', to = ''] = [received[0], received.at(-1)]
  const utrs = [...new Set(lines.flatMap((line) => line.utrs))]
  const [known, unseen, marked, dues, said] = await Promise.all([
    payments.withUtrs(utrs),
    lines.length === 0 ? [] : payments.unseenBetween(daysNear({ from, to })),
    payments.withMarks(lines.map(({ mark }) => mark)),
    payments.withDue([...new Set(lines.map(({ paise }) => paise))]),
    payments.withSaid(utrs),
  ])
  const matches = matchStatement(lines, { known, unseen, marked, dues, said })
  const canTick = balance.kind !== 'differs' && !days.isGuess
  const byKind = Map.groupBy(matches, ({ kind }) => kind)
  return {
    proposals: matchKinds.flatMap((kind) =>
      (byKind.get(kind) ?? []).slice(0, MOST_SHOWN).map((match) => proposalOf(match, canTick)),
    ),
    counts: Object.fromEntries(matchKinds.map((kind) => [kind, byKind.get(kind)?.length ?? 0])) as Record<
      MatchKind,
      number
    >,
    rows,
    balance,
    days,
    unread: unread.slice(0, MOST_UNREAD),
    from,
    to,
  }
}

/** Nothing is ticked by default if the balance does not agree, or the order of day and month is a guess. */
function proposalOf(match: Match<ListedPayment, DueOrder>, canTick: boolean): Proposal {
  const { line } = match
  const { mark, day, paise, words } = line
  const place = line.sheet === undefined ? String(line.row) : `${line.sheet}, ${line.row}`
  const utr = utrOfMatch(line, 'payment' in match ? match.payment?.utr : undefined)
  const about = { mark, place, day, paise, words, utr }
  if (match.kind === 'none') return { kind: 'none', ...about }
  if (match.kind === 'went back')
    return { kind: 'went back', ...about, ...(match.payment && { payment: match.payment }) }
  if (match.kind === 'due') {
    const orders = match.orders.slice(0, MOST_ORDERS)
    return { kind: 'due', ...about, orders, others: match.orders.length - orders.length }
  }
  const { kind, payment } = match
  return {
    kind,
    ...about,
    payment,
    isSure: canTick && isSure(match),
    mayHaveGoneBack: line.mayHaveGoneBack === true,
  }
}

/** Hashed: the bank's words name the customer. */
function hashOf({ mark }: StatementLine): string {
  return createHash('sha256').update(mark).digest('base64url').slice(0, 22)
}

/** Spreadsheet errors are about price lists. */
function ofStatement(sentence: string): string {
  return sentence.replaceAll('the price list', 'the statement').replaceAll('with products', 'with a statement')
}
