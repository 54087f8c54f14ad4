/** How money comes in, and the reference under which the bank knows it: the UTR (28.4). */
import { asciiDigits } from '../digits.ts'

export const paymentMethods = ['upi', 'bank', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const methodLabels = { upi: 'UPI', bank: 'Bank', cash: 'Cash' } as const satisfies Record<PaymentMethod, string>

export const UPI_UTR_WRONG =
  'A UTR of UPI has 12 digits, such as 4321 5678 9012. In the app it stands under “UTR” or “UPI reference number”.'
export const BANK_UTR_WRONG =
  'A reference of the bank has 12 to 22 letters and digits, such as SBIN524112345678. Leave it empty if there is none.'

/** People copy the word with the number. */
const NAMED = /^(?:UTR|UPI|RRN|REF|TXN|NUMBER|NO|ID){1,4}(?=[A-Z]*\d)/

export function readMethod(text: string | null): PaymentMethod | undefined {
  return paymentMethods.find((method) => method === text)
}

/** Returns a UTR as it is compared: capitals and digits alone. */
export function foldedUtr(text: string): string {
  return asciiDigits(text)
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
}

/** Returns the UTR, '' for none, or what is wrong with it. UPI always has one; cash has none. */
export function readUtr(method: PaymentMethod, text: string): { utr: string } | { error: string } {
  if (method === 'cash') return { utr: '' }
  const folded = text.length > 100 ? 'too long' : foldedUtr(text)
  const utr = folded.replace(NAMED, '')
  if (method === 'upi') return /^\d{12}$/.test(utr) ? { utr } : { error: UPI_UTR_WRONG }
  if (utr === '') return { utr: '' }
  return /^[A-Z\d]{12,22}$/.test(utr) && /\d{4}/.test(utr) ? { utr } : { error: BANK_UTR_WRONG }
}

/** Returns what in the words of a statement may be a UTR, each once. A bank fills one with zeros up to 16 digits. */
export function utrsIn(text: string): string[] {
  const words = asciiDigits(text.slice(0, 1_000))
    .toUpperCase()
    .split(/[^A-Z\d]+/)
  const found = words.flatMap((word) => {
    const bare = /^0+(\d{12})$/.exec(word)?.[1] ?? word.replace(NAMED, '')
    return /^[A-Z\d]{12,22}$/.test(bare) && /\d{4}/.test(bare) ? [bare] : []
  })
  return [...new Set(found)]
}
