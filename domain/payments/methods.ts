/** Payment methods, and the bank's reference: the UTR. */
import { asciiDigits } from '../digits.ts'

export const paymentMethods = ['upi', 'bank', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const methodLabels = { upi: 'UPI', bank: 'Bank', cash: 'Cash' } as const satisfies Record<PaymentMethod, string>

export const UPI_UTR_WRONG =
  'A UTR of UPI has 12 digits, such as 4321 5678 9012. In the app it stands under “UTR” or “UPI reference number”.'
export const BANK_UTR_WRONG =
  'A reference of the bank has 12 to 22 letters and digits, such as SBIN524112345678. Leave it empty if there is none.'

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
  if (method === 'upi') return /^\d{12}$/.test(utr) ? { utr } : { error: UPI_UTR_WRONG }
  if (utr === '') return { utr: '' }
  return /^[A-Z\d]{12,22}$/.test(utr) && /\d{4}/.test(utr) ? { utr } : { error: BANK_UTR_WRONG }
}

/** UTR 4321…, IMPS4321…. */
export function withoutName(text: string): string {
  return text.replace(NAMED, '')
}
