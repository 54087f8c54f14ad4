// The clock of the counter in the model-based run: each sequence has a day of its own, so that what earlier ones sold is not counted.
import { isoDay } from '#domain/indian-date.ts'

export type CounterClock = {
  /** The day of this sequence, in India, YYYY-MM-DD. */
  readonly date: string
  /** Goes on a little each time. */
  now(): Date
  /** Begins the next day. */
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
