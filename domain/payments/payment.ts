/** A payment: who reported it, and whether the bank has seen it. */
import { momentText } from '../dates/indian-date.ts'
import { formatRupees, type Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import { methodLabel, type PaymentMethod } from './methods.ts'

/** A mistake counts as never recorded; returned money was received, and its UTR stays used. */
export const takenBackReasons = ['mistake', 'returned'] as const
export type TakenBackReason = (typeof takenBackReasons)[number]

/** `at` is ISO, UTC. */
export type Mark = { at: string; who?: string }

export type Payment = {
  id: string
  /** The order may have been deleted since. */
  orderId: string
  method: PaymentMethod
  utr?: string
  amountPaise: Paise
  /** The customer's amount, if the bank saw another. */
  saidPaise?: Paise
  /** The day in India, YYYY-MM-DD. */
  receivedOn: string
  noted: Mark
  note: string
  /** Absent while only the customer has reported it. */
  seen?: Mark
  takenBack?: Mark & { reason: TakenBackReason }
}

export function readReason(text: string | null): TakenBackReason | undefined {
  return takenBackReasons.find((reason) => reason === text)
}

/** Returns 'UPI 432156789012'. */
export function methodText({ method, utr }: Pick<Payment, 'method' | 'utr'>): string {
  return utr === undefined ? methodLabel(method) : wordsOf(paymentWords).withUtr({ method: methodLabel(method), utr })
}

type Stated = Pick<Payment, 'method' | 'seen' | 'takenBack'> & Partial<Payment>

/** Seen by the bank, reported by the customer, or voided; `mark` says when, and who recorded it. */
export function stateOf({ method, amountPaise = 0, seen, takenBack }: Stated): { label: string; mark?: string } {
  const text = wordsOf(paymentWords)
  if (takenBack) return { label: text[takenBack.reason], mark: markText(takenBack) }
  if (!seen) return { label: text.notChecked }
  const label = amountPaise < 0 ? text.refundedToCustomer : method === 'cash' ? text.inCashBox : text.checkedInBank
  return { label, mark: markText(seen) }
}

/** Both in one line. */
export function stateText(payment: Stated): string {
  const { label, mark } = stateOf(payment)
  return mark === undefined ? label : wordsOf(paymentWords).stateAt({ state: label, mark })
}

/** 'The customer said ₹5,000, the bank shows ₹500.' */
export function differenceText({ saidPaise, amountPaise }: Pick<Payment, 'saidPaise' | 'amountPaise'>) {
  if (saidPaise === undefined || saidPaise === amountPaise) return undefined
  return wordsOf(paymentWords).difference({ said: formatRupees(saidPaise), bank: formatRupees(amountPaise) })
}

export function markText({ at, who }: Mark): string {
  const moment = momentText(new Date(at))
  return who === undefined ? moment : wordsOf(paymentWords).momentBy({ moment, who })
}
