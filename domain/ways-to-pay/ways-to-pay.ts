/** How a customer can pay: by UPI, bank transfer, both, or as agreed by phone (§9 Payment). */
import { wordsOf } from '../words/catalogue.ts'
import { payment } from '../words/en/payment.ts'

/** Empty fields are ''. */
export type BankAccount = Readonly<Record<'accountName' | 'accountNumber' | 'ifsc' | 'bankName' | 'branch', string>>

export type Payable = {
  upiId: string
  payeeName?: string
  bank?: BankAccount
  /** Used instead of the account. */
  takesBankTransfer?: boolean
}

/** UPI first; perhaps empty. */
export function waysToPay(settings: Payable): ('upi' | 'bank')[] {
  const { upiId, bank, takesBankTransfer = bankLines(bank).length > 0 } = settings
  return [...(upiId ? (['upi'] as const) : []), ...(takesBankTransfer ? (['bank'] as const) : [])]
}

/** Chooses the text for the shop's ways; `agreed` is that of a shop without one. */
export function byWayToPay<Text>(settings: Payable, texts: Record<'upi' | 'bank' | 'either' | 'agreed', Text>): Text {
  const [way = 'agreed', other] = waysToPay(settings)
  return texts[other ? 'either' : way]
}

/** Returns the name in payment apps; the shop's by default. */
export function payeeOf({ payeeName, name }: { payeeName?: string | undefined; name: string }): string {
  return payeeName || name
}

/** Returns labelled bank details; empty without an account. */
export function bankLines(bank: BankAccount | undefined, words = wordsOf(payment)) {
  return BANK_FIELDS.map((field) => ({ field, label: words[field], text: bank?.[field] ?? '' })).filter(
    ({ text }) => text !== '',
  )
}

const BANK_FIELDS = ['accountName', 'accountNumber', 'ifsc', 'bankName', 'branch'] as const
