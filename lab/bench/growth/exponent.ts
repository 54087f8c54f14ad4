// How a time grows with a number: the exponent of the power that fits best, 0 for flat and 1 for twice the time at twice the number.
import { type Row, shown, verdictOf } from '../row.ts'
import { quantile } from '../statistics.ts'

/** So many of something, and the milliseconds that each of several runs took with them. */
export type Point = { count: number; times: readonly number[] }

/** The slope of the straight line through the points, both axes logarithmic, by least squares. */
export function exponentOf(points: readonly { count: number; ms: number }[]): number {
  const logs = points.map(({ count, ms }) => ({ x: Math.log(count), y: Math.log(ms) }))
  const meanX = mean(logs.map(({ x }) => x))
  const meanY = mean(logs.map(({ y }) => y))
  const across = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const along = logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return across / along
}

/**
 * A row of the growth table: the best times in the order of the sizes, and the exponent of these against the largest that it
 * may be. Its spread is half of what lies between the exponents of the lower and of the upper quartiles.
 */
export function growthRow(what: string, points: readonly Point[], atMost: number): Row {
  const exponentAt = (share: number) =>
    exponentOf(points.map(({ count, times }) => ({ count, ms: quantile(times, share) })))
  const exponent = exponentAt(0)
  const apart = Math.abs(exponentAt(0.75) - exponentAt(0.25)) / 2
  const best = points.map(({ times }) => quantile(times, 0)).map((ms) => ms.toFixed(ms < 10 ? 1 : 0))
  return {
    what,
    figure: `${best.join(', ')} ms`,
    peer: '',
    ratio: `n^${shown(exponent)} ± ${shown(apart)}`,
    limit: `≤ n^${atMost}`,
    verdict: verdictOf(exponent, apart, { atMost }),
  }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
