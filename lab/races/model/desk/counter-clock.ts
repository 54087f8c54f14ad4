// The counter's clock: a new day for each sequence, so that earlier sales do not count.
import { isoDay } from '#domain/dates/indian-date.ts'

export type CounterClock = {
  /** In India, YYYY-MM-DD. */
  readonly date: string
  /** Advances a little with each call. */
  now(): Date
  begin(): void
}

const DAY_MS = 86_400_000
const STEP_MS = 7
const FIRST = Date.parse('2026-11-01T04:30:00.000Z')

export function openCounterClock(): CounterClock {
  let [day, at] = [0, FIRST]
  return {
    get date() {
      return isoDay(new Date(at))
    },
    now: () => new Date((at += STEP_MS)),
    begin() {
      day += 1
      at = FIRST + day * DAY_MS
    },
  }
}
