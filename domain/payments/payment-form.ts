/** Reads the payment form, and checks it against the due amount. */
import { dayStart, isoDay, orderDate } from '../dates/indian-date.ts'
import { formatRupees, type Paise } from '../numbers/money.ts'
import { parseRupees } from '../numbers/typed-rupees.ts'
import { paragraphs } from '../plain-text.ts'
import { daysLater } from '../dates/indian-days.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
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

export function readPaymentForm(
  fields: PaymentFields,
  now: Date,
): { draft: PaymentDraft } | { message: string; errors: PaymentErrors } {
  const text = wordsOf(paymentWords)
  const method = readMethod(fields.method)
  const utr = readUtr(method ?? 'cash', fields.utr)
  const amount = readAmount(fields.amount)
  const day = readReceivedOn(fields.receivedOn, now)
  const note = paragraphs(fields.note)
  const errors: PaymentErrors = {
    ...(method === undefined && { method: text.chooseMethod }),
    ...('error' in utr && { utr: utr.error }),
    ...('error' in amount && { amount: amount.error }),
    ...('error' in day && { receivedOn: day.error }),
    ...(note.length > PAYMENT_NOTE_MAX && { note: text.noteTooLong({ most: PAYMENT_NOTE_MAX }) }),
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
  const { amountWrong, amountTooLarge } = wordsOf(paymentWords)
  if (paise === undefined || paise === 0) return { error: amountWrong }
  return paise > MOST_PAISE ? { error: amountTooLarge({ most: formatRupees(MOST_PAISE) }) } : { paise }
}

function readReceivedOn(text: string, now: Date): { day: string } | { error: string } {
  const today = isoDay(now)
  const { dayWrong, dayAhead, dayOld } = wordsOf(paymentWords)
  if (!dayStart(text)) return { error: dayWrong }
  if (text > today) return { error: dayAhead }
  return text < daysLater(today, -OLDEST_DAYS) ? { error: dayOld } : { day: text }
}

/** Returns the question about an amount above the due; undefined if it is not. */
export function aboveDue(amountPaise: Paise, { askedPaise, duePaise }: Balance): string | undefined {
  if (amountPaise <= duePaise) return undefined
  const text = wordsOf(paymentWords)
  const more = formatRupees(amountPaise - duePaise)
  if (askedPaise === 0) return text.aboveNone({ more })
  return duePaise === 0 ? text.abovePaid({ more }) : text.aboveDue({ due: formatRupees(duePaise), more })
}

export type UsedUtr = { orderId: string; amountPaise: Paise; receivedOn: string }

export function usedUtrText(utr: string, used: UsedUtr, orderId: string): string {
  const text = wordsOf(paymentWords)
  const day = orderDate(dayStart(used.receivedOn) ?? new Date(used.receivedOn))
  const amount = formatRupees(used.amountPaise)
  if (used.orderId === orderId) return text.usedUtrHere({ utr, amount, day })
  return text.usedUtrThere({ utr, orderId: used.orderId, amount, day })
}
