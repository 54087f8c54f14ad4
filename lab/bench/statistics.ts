/** Returns the sample at or below which `share` of all lie; NaN without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** Returns half the interquartile range; 0 for a single sample. */
export function spread(samples: readonly number[]): number {
  return (quantile(samples, 0.75) - quantile(samples, 0.25)) / 2
}

export type Slope = {
  /** The growth of y for one of x. */
  slope: number
  /** The half-width of the slope's 95 % confidence interval, for independent scatter. */
  within: number
}

/** The least-squares line; NaN for fewer than three points. */
export function slopeOf(points: readonly { x: number; y: number }[]): Slope {
  const count = points.length
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count
  const spreadX = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spreadX
  const left = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, within: 2 * Math.sqrt(left / (count - 2) / spreadX) }
}
