/** A payment: who reported it, and whether the bank has seen it. */
import { momentText } from '../indian-date.ts'
import { formatRupees, type Paise } from '../money.ts'
import { methodLabels, type PaymentMethod } from './methods.ts'

/** A mistake counts as never recorded; returned money was received, and its UTR stays used. */
export const takenBackReasons = ['mistake', 'returned'] as const
export type TakenBackReason = (typeof takenBackReasons)[number]

export const reasonLabels = {
  mistake: 'Recorded by mistake',
  returned: 'Returned to the customer',
} as const satisfies Record<TakenBackReason, string>

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
  return utr === undefined ? methodLabels[method] : `${methodLabels[method]} ${utr}`
}

/** Seen by the bank, reported by the customer, or voided. */
export function stateText({
  method,
  amountPaise = 0,
  seen,
  takenBack,
}: Pick<Payment, 'method' | 'seen' | 'takenBack'> & Partial<Payment>): string {
  if (takenBack) return `${reasonLabels[takenBack.reason]}, ${markText(takenBack)}`
  if (!seen) return 'The customer says so'
  if (amountPaise < 0) return `Refunded to the customer, ${markText(seen)}`
  return `${method === 'cash' ? 'In the cash box' : 'Seen in the bank'}, ${markText(seen)}`
}

/** 'The customer said ₹5,000, the bank saw ₹500.' */
export function differenceText({ saidPaise, amountPaise }: Pick<Payment, 'saidPaise' | 'amountPaise'>) {
  if (saidPaise === undefined || saidPaise === amountPaise) return undefined
  return `The customer said ${formatRupees(saidPaise)}, the bank saw ${formatRupees(amountPaise)}.`
}

export function markText({ at, who }: Mark): string {
  const moment = momentText(new Date(at))
  return who === undefined ? moment : `${moment}, ${who}`
}
