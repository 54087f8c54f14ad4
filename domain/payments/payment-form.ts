/** Reads the payment form, and checks it against the due amount. */
import { dayStart, isoDay, orderDate } from '../indian-date.ts'
import { formatRupees, parseRupees, type Paise } from '../money.ts'
import { paragraphs } from '../plain-text.ts'
import { daysLater } from '../indian-days.ts'
import type { Balance } from './balance.ts'
import { type PaymentMethod, readMethod, readUtr } from './methods.ts'

export type PaymentFields = {
  method: string
  utr: string
  amount: string
  receivedOn: string
  seen: string
  note: string
}

export type PaymentDraft = {
  method: PaymentMethod
  /** '' for none. */
  utr: string
  amountPaise: Paise
  receivedOn: string
  isSeen: boolean
  note: string
}

export type PaymentErrors = Partial<Record<keyof PaymentFields, string>>

export const PAYMENT_NOTE_MAX = 300
/** One crore; more is a typing error. */
export const MOST_PAISE = 1_00_00_000_00
const OLDEST_DAYS = 366

export const METHOD_REQUIRED = 'Choose how the money came'
export const AMOUNT_WRONG = 'Type the amount in rupees, such as 2,500 or 2500.50'
export const AMOUNT_TOO_LARGE = `An amount is at most ${formatRupees(MOST_PAISE)}`
export const DAY_WRONG = 'Choose the day on which the money came'
export const DAY_AHEAD = 'This day is still to come'
export const DAY_OLD = 'This day is more than a year ago'
export const PAYMENT_NOTE_TOO_LONG = `A note has at most ${PAYMENT_NOTE_MAX} characters`

export function readPaymentForm(
  fields: PaymentFields,
  now: Date,
): { draft: PaymentDraft } | { message: string; errors: PaymentErrors } {
  const method = readMethod(fields.method)
  const utr = readUtr(method ?? 'cash', fields.utr)
  const amount = readAmount(fields.amount)
  const day = readReceivedOn(fields.receivedOn, now)
  const note = paragraphs(fields.note)
  const errors: PaymentErrors = {
    ...(method === undefined && { method: METHOD_REQUIRED }),
    ...('error' in utr && { utr: utr.error }),
    ...('error' in amount && { amount: amount.error }),
    ...('error' in day && { receivedOn: day.error }),
    ...(note.length > PAYMENT_NOTE_MAX && { note: PAYMENT_NOTE_TOO_LONG }),
  }
  const [message] = Object.values(errors)
  if (message !== undefined) return { message, errors }
  if (method === undefined || 'error' in utr || 'error' in amount || 'error' in day)
    throw new Error('No fault is named')
  return {
    draft: {
      method,
      utr: utr.utr,
      amountPaise: amount.paise,
      receivedOn: day.day,
      // Cash needs no bank.
      isSeen: method === 'cash' || fields.seen === 'yes',
      note,
    },
  }
}

export function readAmount(text: string): { paise: Paise } | { error: string } {
  const paise = parseRupees(text)
  if (paise === undefined || paise === 0) return { error: AMOUNT_WRONG }
  return paise > MOST_PAISE ? { error: AMOUNT_TOO_LARGE } : { paise }
}

function readReceivedOn(text: string, now: Date): { day: string } | { error: string } {
  const today = isoDay(now)
  if (!dayStart(text)) return { error: DAY_WRONG }
  if (text > today) return { error: DAY_AHEAD }
  return text < daysLater(today, -OLDEST_DAYS) ? { error: DAY_OLD } : { day: text }
}

/** Returns the question about an amount above the due; undefined if it is not. */
export function aboveDue(amountPaise: Paise, { askedPaise, duePaise }: Balance): string | undefined {
  if (amountPaise <= duePaise) return undefined
  const more = formatRupees(amountPaise - duePaise)
  const goOn = 'If the customer really paid it, tick “The customer paid more” and record it again.'
  if (askedPaise === 0) return `Nothing is due for this order, so you would have to refund ${more}. ${goOn}`
  const due = duePaise === 0 ? 'It is paid already' : `${formatRupees(duePaise)} is due`
  return `${due}, so ${more} would be overpaid. ${goOn}`
}

export type UsedUtr = { orderId: string; amountPaise: Paise; receivedOn: string }

export function usedUtrText(utr: string, used: UsedUtr, orderId: string): string {
  const where = used.orderId === orderId ? 'for this order' : `for the order ${used.orderId}`
  const day = orderDate(dayStart(used.receivedOn) ?? new Date(used.receivedOn))
  return `The UTR ${utr} was recorded already ${where}: ${formatRupees(used.amountPaise)} on ${day}.`
}
