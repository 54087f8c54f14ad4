// How a time grows with a number: the exponent of the power that fits best, 0 for flat and 1 for twice the time at twice the number.
import type { Row } from '../row.ts'

/** So many of `of`, and the milliseconds that it took. */
export type Point = { count: number; ms: number }

/** The slope of the straight line through the points, both axes logarithmic, by least squares. */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(({ count, ms }) => ({ x: Math.log(count), y: Math.log(ms) }))
  const meanX = mean(logs.map(({ x }) => x))
  const meanY = mean(logs.map(({ y }) => y))
  const across = logs.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0)
  const along = logs.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return across / along
}

/** A row of the growth table: the times in the order of the sizes, and the exponent against the largest that it may be. */
export function growthRow(what: string, points: readonly Point[], most: number): Row {
  const times = points.map(({ ms }) => ms.toFixed(ms < 10 ? 1 : 0)).join(', ')
  const exponent = exponentOf(points)
  return { what: `${what}: ${times} ms`, figure: exponent, unit: 'n^', limit: `≤ ${most}`, passed: exponent <= most }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length
}
