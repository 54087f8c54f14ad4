// Fits how a time grows with a number: exponent 0 is flat, 1 is linear.
import { type Row, shown, verdictOf } from '../row.ts'
import { quantile } from '../statistics.ts'

/** The milliseconds of several runs at this count. */
export type Point = { count: number; times: readonly number[] }

/** The slope of the log-log least-squares line. */
export function exponentOf(points: readonly { count: number; ms: number }[]): number {
  const logs = points.map(({ count, ms }) => ({ x: Math.log(count), y: Math.log(ms) }))
  const meanX = mean(logs.map(({ x }) => x))
  const meanY = mean(logs.map(({ y }) => y))
  const across = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const along = logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return across / along
}

/**
 * The best times by size, and their exponent against its limit. The spread is half the distance between the quartiles'
 * exponents.
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
