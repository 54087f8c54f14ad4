/** The record of a dispatched parcel: office, lorry receipt (LR), cases, weight, lorry charge and photo. */
import { momentText } from '../dates/indian-date.ts'
import { formatRupees, indianGrouping, type Paise } from '../numbers/money.ts'
import { officeTitle } from './office-form.ts'
import { wordsOf } from '../words/catalogue.ts'
import { dispatch as dispatchWords } from '../words/en/office/orders/dispatch.ts'

export const freights = ['to pay', 'paid'] as const
/** The customer pays on collection, or the shop has paid. */
export type Freight = (typeof freights)[number]

export function freightLabels(): Record<Freight, string> {
  const { toPay, chargePaid } = wordsOf(dispatchWords)
  return { 'to pay': toPay, paid: chargePaid }
}

export type DispatchDetails = {
  lr: string
  cases: number
  weightGrams?: number
  freight: Freight
  freightPaise?: Paise
  /** '' without a photo. */
  receiptUrl: string
}

/** A copy: the listed office may be renamed or deleted later. */
export type DispatchOffice = { name: string; branch: string; phone: string }

export type Dispatch = DispatchDetails & {
  orderId: string
  /** Absent once the office is deleted. */
  officeId?: string
  office: DispatchOffice
  at: string
  who?: string
  /** Incremented by each correction, from 1. */
  version: number
}

export function casesText(cases: number): string {
  return wordsOf(dispatchWords).caseCount({ count: cases })
}

/** Returns '42.5 kg'. */
export function weightText(grams: number): string {
  const whole = indianGrouping(Math.floor(grams / 1000))
  const tenth = grams % 1000 === 0 ? '' : `.${Math.round((grams % 1000) / 100)}`
  return wordsOf(dispatchWords).kilograms({ weight: whole + tenth })
}

/** Returns 'To pay', 'To pay: ₹450' or 'Paid'. */
export function freightText({ freight, freightPaise }: Charge): string {
  const { toPayAmount, chargePaidAmount } = wordsOf(dispatchWords)
  if (freightPaise === undefined) return freightLabels()[freight]
  return (freight === 'paid' ? chargePaidAmount : toPayAmount)({ amount: formatRupees(freightPaise) })
}

type Charge = Pick<DispatchDetails, 'freight' | 'freightPaise'>
type Recorded = DispatchDetails & { office: DispatchOffice }
type ShownPart = 'office' | 'officePhone' | 'lr' | 'cases' | 'weight' | 'freight'

/** In the order in which they are shown. */
export function shownPartLabels(): Record<ShownPart, string> {
  const { office, officePhone, lr, cases, weightShown, lorryCharge } = wordsOf(dispatchWords)
  return { office, officePhone, lr, cases, weight: weightShown, freight: lorryCharge }
}

/** '' for what was not recorded. */
export function dispatchInWords({ office, lr, cases, weightGrams, ...charge }: Recorded): Record<ShownPart, string> {
  return {
    office: officeTitle(office),
    officePhone: office.phone,
    lr,
    cases: casesText(cases),
    weight: weightGrams === undefined ? '' : weightText(weightGrams),
    freight: freightText(charge),
  }
}

/** Returns 'LR 4711, KPN Parcel, Madurai, 3 cases, lorry charge to pay: ₹450'. */
export function dispatchNote(recorded: Recorded): string {
  const { office, lr, cases, weight } = dispatchInWords(recorded)
  const { historyLr } = wordsOf(dispatchWords)
  return [historyLr({ lr }), office, cases, weight, chargeNote(recorded)].filter(Boolean).join(', ')
}

function chargeNote({ freight, freightPaise }: Charge): string {
  const text = wordsOf(dispatchWords)
  if (freightPaise === undefined) return freight === 'paid' ? text.historyPaid : text.historyToPay
  const amount = formatRupees(freightPaise)
  return freight === 'paid' ? text.historyPaidAmount({ amount }) : text.historyToPayAmount({ amount })
}

/** Returns a correction's changes: 'LR: was 4711, now 4712'; '' if none. */
export function correctionNote(before: Recorded, after: Recorded): string {
  const { none, partChanged, photoRemoved, photoChanged } = wordsOf(dispatchWords)
  const [was, is] = [dispatchInWords(before), dispatchInWords(after)]
  const notes = Object.entries(shownPartLabels()).flatMap(([name, part]) => {
    const [old, now] = [was[name as ShownPart], is[name as ShownPart]]
    return old === now ? [] : [partChanged({ part, before: old || none, after: now || none })]
  })
  if (before.receiptUrl !== after.receiptUrl) notes.push(after.receiptUrl === '' ? photoRemoved : photoChanged)
  return notes.join('\n')
}

/** Returns why an order is not dispatched twice; `refusal` comes from its steps. */
export function secondDispatch(refusal: string, dispatch: Dispatch | undefined): string {
  if (!dispatch) return refusal
  const { wentWith } = wordsOf(dispatchWords)
  return `${refusal} ${wentWith({ lr: dispatch.lr, office: officeTitle(dispatch.office) })}`
}

/** Returns why an LR number is not recorded twice. */
export function lrTaken(lr: string, other: { orderId: string; at: string }): string {
  const at = momentText(new Date(other.at))
  return wordsOf(dispatchWords).lrTaken({ lr, order: other.orderId, at })
}

/** Normalises spellings of an LR number: 'Mdu/04711' and 'MDU 04711'. */
export function foldLr(lr: string): string {
  return lr.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
