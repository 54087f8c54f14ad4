/** UPI payment: the QR code's link, and the daily limit (§9 Payment). */
import { formatRupees } from '../numbers/money.ts'
import type { Paise } from '../numbers/money.ts'
import { truncate, wellFormed } from '../plain-text.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payment } from '../words/en/payment.ts'
import type { Due } from '../payments/due.ts'

export type UpiPayment = { upiId: string; payeeName: string; due: Pick<Due, 'duePaise'>; note: string }

/** Returns 'upi://pay?…' for the due in rupees. Keeps the UPI ID's '@': payment apps do not decode it. */
export function upiLink({ upiId, payeeName, due: { duePaise }, note }: UpiPayment): string {
  const amount = `${Math.floor(duePaise / 100)}.${String(duePaise % 100).padStart(2, '0')}`
  const payee = encoded(upiId, 100).replace('%40', '@')
  return `upi://pay?pa=${payee}&pn=${encoded(payeeName, 60)}&am=${amount}&cu=INR&tn=${encoded(note, 50)}`
}

/** The usual limit between two persons. */
export const UPI_DAILY_LIMIT_PAISE: Paise = 1_00_000_00

/** Warns of an amount above the daily limit. */
export function upiLimitNotice(amountPaise: Paise): string | undefined {
  if (amountPaise <= UPI_DAILY_LIMIT_PAISE) return undefined
  const limit = formatRupees(UPI_DAILY_LIMIT_PAISE)
  return wordsOf(payment).upiLimit({ limit })
}

function encoded(text: string, max: number): string {
  return encodeURIComponent(truncate(wellFormed(text), max))
}
