// Times of orders over the last hundred days, more each day, hardly any at night.
import type { SeededRandom } from './seeded-random.ts'

const HOUR_MS = 3_600_000
export const SEASON_MS = 100 * 24 * HOUR_MS
const INDIA_AHEAD_MS = 5.5 * HOUR_MS
/** Below 1: later days have more. */
const GROWTH = 0.6
const MORNING_HOUR = 6
const NIGHT_TRIES = 3

export function seasonStart(now: Date): Date {
  return new Date(now.getTime() - SEASON_MS)
}

export function seedMoments(count: number, now: Date, random: SeededRandom): Date[] {
  return Array.from({ length: count }, () => moment(now, random))
    .toSorted((a, b) => a - b)
    .map((ms) => new Date(ms))
}

function moment(now: Date, random: SeededRandom): number {
  let ms = 0
  for (let attempt = 0; attempt < NIGHT_TRIES; attempt += 1) {
    ms = Math.floor(seasonStart(now).getTime() + SEASON_MS * random.between(0, 1) ** GROWTH)
    if (!isNight(ms)) break
  }
  return ms
}

function isNight(ms: number): boolean {
  return Math.floor((ms + INDIA_AHEAD_MS) / HOUR_MS) % 24 < MORNING_HOUR
}
