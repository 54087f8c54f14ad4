/** Matches statement lines with payments by UTR and amount, and with dues of orders. */
import type { Paise } from '../numbers/money.ts'
import type { Payment } from '../payments/payment.ts'
import { daysLater } from '../dates/indian-days.ts'
import { type DueOrder, type Fit, fittingOrders, type SaidOrder, saidOrders } from './fitting-orders.ts'
import type { StatementLine } from './read-statement.ts'

/** `amount only` and `due` are guesses; `went back` matches nothing; `seen before` was seen by the bank earlier. */
export const matchKinds = ['sure', 'other amount', 'amount only', 'due', 'went back', 'seen before', 'none'] as const
export type MatchKind = (typeof matchKinds)[number]
export type PaymentKind = Exclude<MatchKind, 'none' | 'due' | 'went back'>

export type Match<P, O extends DueOrder = DueOrder> =
  | { kind: PaymentKind; line: StatementLine; payment: P }
  | { kind: 'due'; line: StatementLine; orders: (Fit<O> | Fit)[] }
  | { kind: 'went back'; line: StatementLine; payment?: P }
  | { kind: 'none'; line: StatementLine }

type Known = Pick<Payment, 'id' | 'method' | 'utr' | 'amountPaise' | 'receivedOn' | 'seen' | 'takenBack'>

/** `known` share a UTR, `marked` come from a line with this mark, `unseen` are reported by customers, `said` sent from
 * the pages of their orders.
 */
export type Recorded<P, O> = {
  known: readonly P[]
  unseen: readonly P[]
  marked?: ReadonlyMap<string, P>
  dues?: readonly O[]
  said?: readonly SaidOrder[]
}

/** The customer's date may differ from the bank's. */
const NEAR_DAYS = 5

/** Matches each payment with one line at most. */
export function matchStatement<P extends Known, O extends DueOrder>(
  lines: readonly StatementLine[],
  { known, unseen, marked = new Map(), dues = [], said = [] }: Recorded<P, O>,
): Match<P, O>[] {
  const used = new Set<string>()
  const byUtr = new Map(known.flatMap((payment) => (payment.utr === undefined ? [] : [[payment.utr, payment]])))
  const matches = lines.map((line): Match<P, O> => {
    const payment = [
      ...line.utrs.flatMap((utr) => byUtr.get(utr) ?? []),
      ...(marked.get(line.mark) ? [marked.get(line.mark)!] : []),
    ].find(({ id }) => !used.has(id))
    if (line.wentBack) return { kind: 'went back', line, ...(payment && { payment }) }
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
    const sent = saidOrders(line, said)
    if (sent.length > 0) return { kind: 'due', line, orders: sent }
    const near = byAmount.get(line.paise)?.find(({ id, receivedOn }) => !used.has(id) && isNear(receivedOn, line.day))
    if (near) {
      used.add(near.id)
      return { kind: 'amount only', line, payment: near }
    }
    const orders = fittingOrders(line, dues)
    return orders.length > 0 ? { kind: 'due', line, orders } : match
  })
}

/** A possible reversal is not ticked by default. */
export function isSure({ kind, line }: Pick<Match<unknown>, 'kind' | 'line'>): boolean {
  return kind === 'sure' && !line.mayHaveGoneBack
}

export function daysNear({ from, to }: { from: string; to: string }): { from: string; to: string } {
  return { from: daysLater(from, -NEAR_DAYS), to: daysLater(to, NEAR_DAYS) }
}

function isNear(one: string, other: string): boolean {
  const { from, to } = daysNear({ from: other, to: other })
  return one >= from && one <= to
}

/** The payment's own if listed, otherwise the line's only one. */
export function utrOfMatch({ utrs, utr }: Pick<StatementLine, 'utrs' | 'utr'>, own: string | undefined): string {
  if (own !== undefined && utrs.includes(own)) return own
  return utr ?? own ?? ''
}
