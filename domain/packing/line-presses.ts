/** What a packer presses on a line of an order, and which of several presses holds. */
import type { HistoryEntry } from '../history/entries.ts'
import * as v from 'valibot'
import { MAX_QUANTITY } from '../product/stock.ts'
import { withoutSeparators } from '../digits.ts'
import { sentId, listOf } from '../sent-values.ts'

/** 'open' takes a tick or a report back. */
export const pressStates = ['open', 'ticked', 'short'] as const
export type PressState = (typeof pressStates)[number]

export type PackingPress = {
  /** Made on the device, so that a press that is sent twice is known as one. */
  key: string
  orderId: string
  productId: string
  state: PressState
  /** How many the line asked for when it was pressed. */
  quantity: number
  /** How many are there: of a short line fewer, of any other as many as it asked for. */
  there: number
  /** ISO, UTC, by the clock of the shop: phones differ. */
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

/** Returns the presses in what a device sent or has kept; undefined when they are none. */
export function readPresses(found: unknown): PackingPress[] | undefined {
  const read = v.safeParse(pressesSchema, found)
  return read.success && read.output.every(isSound) ? read.output : undefined
}

function isSound({ state, there, quantity }: PackingPress): boolean {
  return state === 'short' ? there < quantity : there === quantity
}

type Moment = Pick<PackingPress, 'at' | 'key'>

/** Whether the press holds against the other: the later one does, and of two at once the same one everywhere. */
export function isLater(press: Moment, other: Moment | undefined): boolean {
  if (!other) return true
  return press.at === other.at ? press.key > other.key : press.at > other.at
}

/** Returns when a press counts: a device whose clock is ahead cannot press in the future. */
export function pressedAt(at: string, now: Date): string {
  const latest = now.toISOString()
  return at < latest ? at : latest
}

export const THERE_REQUIRED = 'Type how many are there, 0 if none'

/** Returns how many of a short line are there, or what is wrong with what was typed. */
export function readThere(text: string, quantity: number): { there: number } | { error: string } {
  const digits = withoutSeparators(text)
  if (!/^\d{1,5}$/.test(digits)) return { error: THERE_REQUIRED }
  const there = Number(digits)
  return there < quantity ? { there } : { error: `The order wants ${quantity}: if they are all there, tick the line` }
}

export const CASES_REQUIRED = 'Type the number of cases'
const MOST_CASES = 999

/** Returns how many cases an order fills, or what is wrong with what was typed. */
export function readCases(text: string): { cases: number } | { error: string } {
  const digits = withoutSeparators(text)
  if (!/^\d{1,5}$/.test(digits) || Number(digits) === 0) return { error: CASES_REQUIRED }
  const cases = Number(digits)
  return cases > MOST_CASES ? { error: `An order fills at most ${MOST_CASES} cases` } : { cases }
}

/** Returns the cases that were counted when the order was last packed: '4'; '' when its note says none. */
export function countedCases(history: readonly Pick<HistoryEntry, 'kind' | 'step' | 'note'>[]): string {
  const packed = history.findLast(({ kind, step }) => kind === 'step' && step === 'packed')
  return /^(\d{1,3}) cases?$/.exec(packed?.note ?? '')?.[1] ?? ''
}
