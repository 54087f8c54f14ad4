/** When to call again a customer who did not answer. */
import { clockTime, dayStart, orderDate, startOfDay } from '../dates/indian-date.ts'
import { wordsOf } from '../words/catalogue.ts'
import { calls } from '../words/en/office/orders/order-steps.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const EVENING_MS = 18 * HOUR_MS
const MORNING_MS = 10 * HOUR_MS
/** A season is at most a year ahead. */
const LONGEST_DAYS = 366

export type CallChoice = { value: string; label: string }

/** Returns the usual times in India for `readCallTime`. Offers this evening until an hour before. */
export function callChoices(now: Date): CallChoice[] {
  const midnight = startOfDay(now).getTime()
  const text = wordsOf(calls)
  return [
    { value: 'in 1 hour', label: text.inOneHour(timeAt(now.getTime() + HOUR_MS)) },
    { value: 'in 2 hours', label: text.inTwoHours(timeAt(now.getTime() + 2 * HOUR_MS)) },
    ...(now.getTime() + HOUR_MS < midnight + EVENING_MS
      ? [{ value: 'this evening', label: text.thisEvening(timeAt(midnight + EVENING_MS)) }]
      : []),
    { value: 'tomorrow', label: text.tomorrow(timeAt(midnight + DAY_MS + MORNING_MS)) },
  ]
}

function timeAt(ms: number) {
  return { time: clockTime(new Date(ms)) }
}

/** Reads a choice, or '2026-11-20T18:30' in India; returns ISO, UTC, or the fault. */
export function readCallTime(text: string, now: Date): { at: string } | { error: string } {
  const at = chosen(text, now) ?? written(text)
  if (at === undefined) return { error: wordsOf(calls).required }
  if (at < now.getTime()) return { error: wordsOf(calls).past }
  if (at > now.getTime() + LONGEST_DAYS * DAY_MS) return { error: wordsOf(calls).far }
  return { at: new Date(at).toISOString() }
}

function chosen(text: string, now: Date): number | undefined {
  const midnight = startOfDay(now).getTime()
  if (text === 'in 1 hour') return now.getTime() + HOUR_MS
  if (text === 'in 2 hours') return now.getTime() + 2 * HOUR_MS
  if (text === 'this evening') return midnight + EVENING_MS
  if (text === 'tomorrow') return midnight + DAY_MS + MORNING_MS
  return undefined
}

function written(text: string): number | undefined {
  const [, day, hours, minutes] = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(text) ?? []
  const midnight = day === undefined ? undefined : dayStart(day)
  return midnight && midnight.getTime() + Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
}

/** Returns '20/11/2026, 6:00 pm'. */
export function callText(callAt: string): string {
  return `${orderDate(new Date(callAt))}, ${clockTime(new Date(callAt))}`
}
