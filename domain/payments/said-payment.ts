/** What a customer says on the page of the order: a payment that nobody has seen in the bank. */
import type { Paise } from '../numbers/money.ts'
import { wordsOf } from '../words/catalogue.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import { readUtr } from './methods.ts'
import type { Mark } from './payment.ts'

export type SaidPayment = {
  orderId: string
  name: string
  /** 12 digits. */
  utr: string
  /** ISO, UTC. */
  at: string
  /** Of the order, when it was said. */
  duePaise: Paise
  /** Another order with the same UTR, recorded or said. */
  elsewhere?: string
  /** The shop did not find it in the bank. */
  dismissed?: Mark
}

/** Of an order, different ones. Who pays in parts sends two or three; more is somebody's game. */
export const SAID_MOST = 5

/** Longer texts are no UTR. */
export const SAID_TEXT_MAX = 60

/** Returns the 12 digits of what was typed, with spaces, 'UTR' or digits of any script; undefined without them. */
export function readSaidUtr(text: string): string | undefined {
  const read = readUtr('upi', text)
  return 'utr' in read ? read.utr : undefined
}

/** Of the order's history. */
export function saidNote(utr: string): string {
  return wordsOf(paymentWords).saidNote({ utr })
}

export function dismissedNote(utr: string): string {
  return wordsOf(paymentWords).dismissedNote({ utr })
}

/** Returns '4321 5678 9012'. */
export function groupedUtr(utr: string): string {
  return utr.replaceAll(/\d{4}(?=\d)/g, '$& ')
}
