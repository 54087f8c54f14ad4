/** The ways in which a customer can pay the shop: by UPI, into its bank account, both, or as it is agreed on the phone (§9 Payment). */
import { formatRupees } from '../money.ts'
import type { Due } from '../received/due.ts'

/** The account of a shop; each is '' where there is none. */
export type BankAccount = Readonly<Record<'accountName' | 'accountNumber' | 'ifsc' | 'bankName' | 'branch', string>>

/** The settings that say where a customer pays. */
export type Payable = {
  upiId: string
  payeeName?: string
  bank?: BankAccount
  /** Said in place of the account. */
  takesBankTransfer?: boolean
}

/** Said by a shop that names neither. */
export const TOLD_BY_PHONE = 'We tell you how to pay when we call.'

/** Said on the papers of an order that is cancelled or replaced. */
export const NOTHING_DUE = 'Nothing is to be paid for this order.'

/** Returns how a paper begins its request: nothing is paid before the call, the rest after a first payment at once. */
export function payText({ duePaise, receivedPaise }: Due): string {
  return `${receivedPaise === 0 ? 'After our call, pay' : 'Please pay'} ${formatRupees(duePaise)}`
}

/** Returns none, one or both, UPI first. */
export function waysToPay(settings: Payable): ('UPI' | 'bank transfer')[] {
  const { upiId, bank, takesBankTransfer = bankLines(bank).length > 0 } = settings
  return [...(upiId ? (['UPI'] as const) : []), ...(takesBankTransfer ? (['bank transfer'] as const) : [])]
}

/** Returns 'by UPI or bank transfer', for the middle of a sentence. */
export function howToPay(settings: Payable): string {
  return `by ${waysToPay(settings).join(' or ')}`.replace(/^by $/, 'the way we agree on the phone')
}

/** Returns the name that payment apps show, which is the shop's unless it says another. */
export function payeeOf({ payeeName, name }: { payeeName?: string | undefined; name: string }): string {
  return payeeName || name
}

/** Returns what a transfer needs, each with its label; none for a shop without bank details. */
export function bankLines(bank: BankAccount | undefined): { label: string; text: string }[] {
  return [
    { label: 'Account name', text: bank?.accountName ?? '' },
    { label: 'Account number', text: bank?.accountNumber ?? '' },
    { label: 'IFSC', text: bank?.ifsc ?? '' },
    { label: 'Bank', text: bank?.bankName ?? '' },
    { label: 'Branch', text: bank?.branch ?? '' },
  ].filter(({ text }) => text !== '')
}
