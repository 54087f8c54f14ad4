/** The UPI link behind the payment QR code (§9 Payment). */
import type { Paise } from './money.ts'
import { truncate, wellFormed } from './plain-text.ts'

export type UpiPayment = { upiId: string; payeeName: string; amountPaise: Paise; note: string }

/** Returns 'upi://pay?…' with the amount in rupees. The '@' of the UPI ID is not encoded: payment apps do not decode it. */
export function upiLink({ upiId, payeeName, amountPaise, note }: UpiPayment): string {
  const amount = `${Math.floor(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, '0')}`
  const payee = encoded(upiId, 100).replace('%40', '@')
  return `upi://pay?pa=${payee}&pn=${encoded(payeeName, 60)}&am=${amount}&cu=INR&tn=${encoded(note, 50)}`
}

function encoded(text: string, max: number): string {
  return encodeURIComponent(truncate(wellFormed(text), max))
}
