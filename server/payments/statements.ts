// Reads an uploaded bank statement and compares it with the payments that are recorded. Nothing of it is stored.
import {
  daysNear,
  matchStatement,
  type Match,
  type MatchKind,
  matchKinds,
  utrOfMatch,
} from '#domain/received/match-statement.ts'
import { NO_STATEMENT } from '#domain/received/statement.ts'
import type { SheetWorker } from '../spreadsheets/sheet-worker.ts'
import { UnreadableSheet } from '../spreadsheets/unreadable-sheet.ts'
import type { ListedPayment, PaymentLists } from './payment-lists.ts'

/** A line of the statement beside the payment that it may be; `utr` and `day` are what a confirmed one puts into it. */
export type Proposal = { row: number; day: string; paise: number; words: string; utr: string } & (
  | { kind: Exclude<MatchKind, 'none'>; payment: ListedPayment }
  | { kind: 'none' }
)

/** `counts` has all lines, `proposals` those that a screen can show. */
export type ComparedStatement = {
  proposals: Proposal[]
  counts: Record<MatchKind, number>
  debits: number
  unread: number[]
  from: string
  to: string
}

type Needs = { payments: Pick<PaymentLists, 'withUtrs' | 'unseenBetween'>; worker: SheetWorker }

/** Of each kind. */
const MOST_SHOWN = 300
const MOST_UNREAD = 10

export async function compareStatement({ payments, worker }: Needs, bytes: Uint8Array): Promise<ComparedStatement> {
  const statement = await worker.run('statement', { bytes }).catch((error: unknown) => {
    throw error instanceof UnreadableSheet ? new UnreadableSheet(ofStatement(error.message)) : error
  })
  if (!statement) throw new UnreadableSheet(NO_STATEMENT)
  const { lines, debits, unread } = statement
  const utrs = [...new Set(lines.flatMap((line) => line.utrs))]
  const days = lines.map(({ day }) => day).toSorted()
  const [from = '', to = ''] = [days[0], days.at(-1)]
  const [known, unseen] = await Promise.all([
    payments.withUtrs(utrs),
    lines.length === 0 ? [] : payments.unseenBetween(daysNear({ from, to })),
  ])
  const matches = matchStatement(lines, { known, unseen })
  const byKind = Map.groupBy(matches, ({ kind }) => kind)
  return {
    proposals: matchKinds.flatMap((kind) => (byKind.get(kind) ?? []).slice(0, MOST_SHOWN).map(proposalOf)),
    counts: Object.fromEntries(matchKinds.map((kind) => [kind, byKind.get(kind)?.length ?? 0])) as Record<
      MatchKind,
      number
    >,
    debits,
    unread: unread.slice(0, MOST_UNREAD),
    from,
    to,
  }
}

function proposalOf(match: Match<ListedPayment>): Proposal {
  const { row, day, paise, words } = match.line
  if (match.kind === 'none') return { kind: 'none', row, day, paise, words, utr: match.line.utrs.join(' ') }
  return {
    kind: match.kind,
    payment: match.payment,
    row,
    day,
    paise,
    words,
    utr: utrOfMatch(match.line, match.payment.utr),
  }
}

/** The sentences of a spreadsheet are about price lists. */
function ofStatement(sentence: string): string {
  return sentence.replaceAll('the price list', 'the statement').replaceAll('with products', 'with a statement')
}
