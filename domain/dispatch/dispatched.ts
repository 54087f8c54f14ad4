/** The record of a dispatched parcel: office, lorry receipt (LR), cases, weight, freight and photo. */
import { counted } from '../counted.ts'
import { momentText } from '../indian-date.ts'
import { formatRupees, indianGrouping, type Paise } from '../money.ts'
import { officeTitle } from './office-form.ts'

export const freights = ['to pay', 'paid'] as const
/** The customer pays on collection, or the shop has paid. */
export type Freight = (typeof freights)[number]

export const freightLabels: Readonly<Record<Freight, string>> = {
  'to pay': 'To pay',
  paid: 'Paid',
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
  return counted(cases, 'case')
}

/** Returns '42.5 kg'. */
export function weightText(grams: number): string {
  return `${indianGrouping(Math.floor(grams / 1000))}${grams % 1000 === 0 ? '' : `.${Math.round((grams % 1000) / 100)}`} kg`
}

/** Returns 'To pay', 'To pay: ₹450' or 'Paid'. */
export function freightText({ freight, freightPaise }: Pick<DispatchDetails, 'freight' | 'freightPaise'>): string {
  const word = freightLabels[freight]
  return freightPaise === undefined ? word : `${word}: ${formatRupees(freightPaise)}`
}

type Recorded = DispatchDetails & { office: DispatchOffice }

/** Returns the parts in words by label, in display order. */
export function dispatchInWords({ office, lr, cases, weightGrams, receiptUrl, ...freight }: Recorded) {
  return {
    Office: officeTitle(office),
    'Office phone': office.phone,
    LR: lr,
    Cases: casesText(cases),
    Weight: weightGrams === undefined ? '' : weightText(weightGrams),
    Freight: freightText(freight),
    'Receipt photo': receiptUrl === '' ? '' : 'There is one',
  }
}

/** Returns 'LR 4711, KPN Parcel, Madurai, 3 cases, freight to pay: ₹450'. */
export function dispatchNote(dispatch: Recorded): string {
  const { Office, LR, Cases, Weight, Freight } = dispatchInWords(dispatch)
  const freight = `freight ${Freight[0]?.toLowerCase()}${Freight.slice(1)}`
  return [`LR ${LR}`, Office, Cases, Weight, freight].filter(Boolean).join(', ')
}

/** Returns a correction's changes: 'LR: 4711 → 4712'; '' if none. */
export function correctionNote(before: Recorded, after: Recorded): string {
  const [was, is] = [dispatchInWords(before), dispatchInWords(after)]
  const parts = (Object.keys(is) as (keyof typeof is)[])
    .filter((part) => was[part] !== is[part] && part !== 'Receipt photo')
    .map((part) => `${part}: ${was[part] || 'none'} → ${is[part] || 'none'}`)
  if (before.receiptUrl !== after.receiptUrl)
    parts.push(after.receiptUrl === '' ? 'Receipt photo removed' : 'New receipt photo')
  return parts.join('\n')
}

/** Returns why an order is not dispatched twice; `refusal` comes from its steps. */
export function secondDispatch(refusal: string, dispatch: Dispatch | undefined): string {
  if (!dispatch) return refusal
  return `${refusal} It went with LR ${dispatch.lr} by ${officeTitle(dispatch.office)}.`
}

/** Returns why an LR number is not recorded twice. */
export function lrTaken(lr: string, other: { orderId: string; at: string }): string {
  return `LR ${lr} of this office belongs to order ${other.orderId}, dispatched ${momentText(new Date(other.at))}. Look at the receipt again.`
}

/** Normalises spellings of an LR number: 'Mdu/04711' and 'MDU 04711'. */
export function foldLr(lr: string): string {
  return lr.toUpperCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
