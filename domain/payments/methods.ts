/** Payment methods, and the bank's reference: the UTR. */
import { asciiDigits } from '../numbers/digits.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'

export const paymentMethods = ['upi', 'bank', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export function methodLabel(method: PaymentMethod): string {
  return wordsOf(paymentWords)[method]
}

/** People copy the word before the number, and banks write it without a blank. IDIB and IDFB begin bank codes. */
const NAMED =
  /^(?:(?:UTR|UPI(?:A[RB])?|RRN|REF|TXN|NUMBER|NO|ID|IMPS|NEFT|RTGS|MMT|CR|DR|P2[AM]){1,4}(?=\d)|(?:UTR|UPI|RRN|REF|TXN)(?:NUMBER|NO|ID(?!IB|FB))?(?=[A-Z]{1,22}\d))/

export function readMethod(text: string | null): PaymentMethod | undefined {
  return paymentMethods.find((method) => method === text)
}

export function foldedUtr(text: string): string {
  return asciiDigits(text)
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
}

/** UPI requires a UTR; cash has none. */
export function readUtr(method: PaymentMethod, text: string): { utr: string } | { error: string } {
  if (method === 'cash') return { utr: '' }
  const folded = text.length > 100 ? 'too long' : foldedUtr(text)
  const utr = withoutName(folded)
  if (method === 'upi') return /^\d{12}$/.test(utr) ? { utr } : { error: wordsOf(paymentWords).upiUtrWrong }
  if (utr === '') return { utr: '' }
  return /^[A-Z\d]{12,22}$/.test(utr) && /\d{4}/.test(utr) ? { utr } : { error: wordsOf(paymentWords).bankUtrWrong }
}

/** UTR 4321…, IMPS4321…. */
export function withoutName(text: string): string {
  return text.replace(NAMED, '')
}
