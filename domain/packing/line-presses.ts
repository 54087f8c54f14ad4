/** A packer's press on an order line, and which of several presses applies. */
import type { StepEntry } from '../steps/entries.ts'
import * as v from 'valibot'
import { MAX_QUANTITY } from '../product/stock.ts'
import { withoutSeparators } from '../numbers/typed-digits.ts'
import { sentId, listOf } from '../sent-values.ts'
import { wordsOf } from '../words/catalogue.ts'
import { packing } from '../words/en/office/orders/packing.ts'
import { counted } from '../numbers/counted.ts'

/** 'open' undoes a tick or a report. */
export const pressStates = ['open', 'ticked', 'short'] as const
export type PressState = (typeof pressStates)[number]

export type PackingPress = {
  /** Created on the device; identifies a press that is sent twice. */
  key: string
  orderId: string
  productId: string
  state: PressState
  /** The line's quantity when pressed. */
  quantity: number
  /** Pieces available: fewer for a short line, otherwise the quantity. */
  there: number
  /** ISO, UTC, by the server's clock, since phones differ. */
  at: string
}

export const PRESSES_AT_ONCE = 500

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QUANTITY))
const pressSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  orderId: sentId(),
  productId: sentId(),
  state: v.picklist(pressStates),
  quantity: count,
  there: count,
  at: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)),
})
const pressesSchema = listOf(pressSchema, PRESSES_AT_ONCE)

/** Validates sent or stored presses; returns undefined if invalid. */
export function readPresses(found: unknown): PackingPress[] | undefined {
  const read = v.safeParse(pressesSchema, found)
  return read.success && read.output.every(isSound) ? read.output : undefined
}

function isSound({ state, there, quantity }: PackingPress): boolean {
  return state === 'short' ? there < quantity : there === quantity
}

type Moment = Pick<PackingPress, 'at' | 'key'>

/** The later press wins; equal times are decided by key, the same everywhere. */
export function isLater(press: Moment, other: Moment | undefined): boolean {
  if (!other) return true
  return press.at === other.at ? press.key > other.key : press.at > other.at
}

/** Limits a press's time to now: a device's clock may be ahead. */
export function pressedAt(at: string, now: Date): string {
  const latest = now.toISOString()
  return at < latest ? at : latest
}

/** Returns the available pieces of a short line, or the input's fault. */
export function readThere(text: string, quantity: number): { there: number } | { error: string } {
  const { enterThere, allThere } = wordsOf(packing)
  const digits = withoutSeparators(text)
  if (!/^\d{1,5}$/.test(digits)) return { error: enterThere }
  const there = Number(digits)
  return there < quantity ? { there } : { error: allThere({ quantity }) }
}

const MOST_CASES = 999

/** Returns the number of cases, or the input's fault. */
export function readCases(text: string): { cases: number } | { error: string } {
  const { enterCases, tooManyCases } = wordsOf(packing)
  const digits = withoutSeparators(text)
  if (!/^\d{1,5}$/.test(digits) || Number(digits) === 0) return { error: enterCases }
  const cases = Number(digits)
  return cases > MOST_CASES ? { error: tooManyCases({ max: MOST_CASES }) } : { cases }
}

/** The stored note of the step. */
export function packedNote(cases: number): string {
  return counted(cases, 'case')
}

/** Returns the cases of the last packing: '4'; '' if its note has none. */
export function countedCases(history: readonly Pick<StepEntry, 'kind' | 'step' | 'note'>[]): string {
  const packed = history.findLast(({ kind, step }) => kind === 'step' && step === 'packed')
  return casesIn(packed?.note ?? '')
}

/** Returns the cases of a `packedNote`; '' for any other note. */
export function casesIn(note: string): string {
  return /^(\d{1,3}) cases?$/.exec(note)?.[1] ?? ''
}
