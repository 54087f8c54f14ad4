/** Proposes which recorded payments the lines of a statement are: by UTR and amount, by UTR alone, or by amount alone (28.4). */
import type { Paise } from '../money.ts'
import { daysLater } from '../reports/report-days.ts'
import type { Payment } from './payment.ts'
import type { StatementLine } from './statement.ts'

/** `sure` by UTR and amount; `other amount` by UTR; `amount only` is a guess; `seen before` is ticked already; `none` is unknown. */
export const matchKinds = ['sure', 'other amount', 'amount only', 'seen before', 'none'] as const
export type MatchKind = (typeof matchKinds)[number]

export type Match<P> =
  | { kind: Exclude<MatchKind, 'none'>; line: StatementLine; payment: P }
  | { kind: 'none'; line: StatementLine }

type Known = Pick<Payment, 'id' | 'method' | 'utr' | 'amountPaise' | 'receivedOn' | 'seen' | 'takenBack'>

/** A customer may say a payment some days before or after the bank writes it. */
const NEAR_DAYS = 5

/** `known` are the payments with one of the UTRs; `unseen` those of which only customers say so. Each is one line at most. */
export function matchStatement<P extends Known>(
  lines: readonly StatementLine[],
  { known, unseen }: { known: readonly P[]; unseen: readonly P[] },
): Match<P>[] {
  const used = new Set<string>()
  const byUtr = new Map(known.flatMap((payment) => (payment.utr === undefined ? [] : [[payment.utr, payment]])))
  const matches = lines.map((line): Match<P> => {
    const payment = line.utrs.flatMap((utr) => byUtr.get(utr) ?? []).find(({ id }) => !used.has(id))
    if (!payment) return { kind: 'none', line }
    used.add(payment.id)
    if (payment.seen || payment.takenBack) return { kind: 'seen before', line, payment }
    return { kind: payment.amountPaise === line.paise ? 'sure' : 'other amount', line, payment }
  })
  const byAmount = Map.groupBy(
    unseen.filter(({ id, method, seen, takenBack }) => !used.has(id) && method !== 'cash' && !seen && !takenBack),
    ({ amountPaise }): Paise => amountPaise,
  )
  return matches.map((match) => {
    if (match.kind !== 'none') return match
    const { line } = match
    const near = byAmount.get(line.paise)?.find(({ id, receivedOn }) => !used.has(id) && isNear(receivedOn, line.day))
    if (!near) return match
    used.add(near.id)
    return { kind: 'amount only', line, payment: near }
  })
}

/** Returns the days on which payments may be recorded that a bank writes on these days. */
export function daysNear({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: daysLater(from, -NEAR_DAYS), to: daysLater(to, NEAR_DAYS) }
}

function isNear(one: string, other: string): boolean {
  const { from, to } = daysNear({ from: other, to: other })
  return one >= from && one <= to
}

/** Returns the UTR that a confirmed line puts into its payment: its own, or the only one that the line has. */
export function utrOfMatch({ utrs }: Pick<StatementLine, 'utrs'>, own: string | undefined): string {
  if (own !== undefined && utrs.includes(own)) return own
  return utrs.length === 1 ? (utrs[0] ?? '') : (own ?? '')
}
