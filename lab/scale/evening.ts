// The visitors of an evening, drawn with a seed: when each comes, what each loads, how long each stays, who orders how much.
import { type SeededRandom, seededRandom } from '#bin/seed/seeded-random.ts'

export type Evening = {
  visits: number
  seconds: number
  /** Visits a second outside of the peak. */
  quietVisits: number
  peakVisits: number
  /** When the peak is, as a share of the evening. */
  peakAt: number
  /** Of visitors whose browser has no file of the shop yet. */
  firstShare: number
  /** HTML pages loaded; going from screen to screen loads none. */
  pages: number
  /** Mean time that the page is in front of the visitor. */
  staySeconds: number
  orderShare: number
  /** Fewest and most lines of an order. */
  lines: readonly [number, number]
}

/**
 * A million visitors in six hours, and 2,000 orders in the busiest minute. One visitor in five orders: at that share the
 * peak is 3.6 times the mean.
 */
export const DEEPAVALI: Evening = {
  visits: 1_000_000,
  seconds: 6 * 3_600,
  quietVisits: 20,
  peakVisits: 2_000 / 60 / 0.2,
  peakAt: 0.6,
  firstShare: 0.6,
  pages: 2,
  staySeconds: 300,
  orderShare: 0.2,
  lines: [40, 60],
}

export type Visit = {
  /** Seconds since the evening began. */
  at: number
  isFirst: boolean
  pages: number
  leavesAt: number
  /** Of the order that the visitor sends on leaving; 0 without one. */
  lines: number
}

/** A bell over a quiet level, as wide as the number of visits needs. */
export function expectedVisits({ visits, seconds, quietVisits, peakVisits, peakAt }: Evening): number[] {
  const above = peakVisits - quietVisits
  const width = Math.max(1, (visits - quietVisits * seconds) / (above * Math.sqrt(2 * Math.PI)))
  return Array.from({ length: seconds }, (_, second) => {
    return quietVisits + above * Math.exp(-0.5 * ((second + 0.5 - peakAt * seconds) / width) ** 2)
  })
}

/** In the order of their coming. */
export function* drawVisits(evening: Evening, seed: string): Generator<Visit> {
  const random = seededRandom(seed)
  const { firstShare, pages, staySeconds, orderShare, lines } = evening
  const chance = (share: number) => random.between(0, 1) < share
  for (const [second, expected] of expectedVisits(evening).entries()) {
    const moments = Array.from({ length: poisson(random, expected) }, () => second + random.between(0, 1))
    for (const at of moments.toSorted((a, b) => a - b)) {
      yield {
        at,
        isFirst: chance(firstShare),
        pages,
        leavesAt: at + exponential(random, staySeconds),
        lines: chance(orderShare) ? random.integer(...lines) : 0,
      }
    }
  }
}

export function exponential(random: SeededRandom, mean: number): number {
  return -mean * Math.log(1 - random.between(0, 1))
}

/** A sum of small ones, since the product of many chances becomes 0. */
function poisson(random: SeededRandom, mean: number): number {
  let count = 0
  for (let left = mean; left > 0; left -= 20) {
    const least = Math.exp(-Math.min(left, 20))
    for (let product = random.between(0, 1); product > least; product *= random.between(0, 1)) count += 1
  }
  return count
}
