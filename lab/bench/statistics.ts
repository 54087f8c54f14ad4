// What is said of several samples of the same figure: the middle, an edge, and how far they lie apart.

/** The sample at or below which that share of all lies; NaN of none. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}

/** Half the distance between the quartiles: half of the samples lie about so near to the median. 0 of a single sample. */
export function spread(samples: readonly number[]): number {
  return (quantile(samples, 0.75) - quantile(samples, 0.25)) / 2
}

export type Slope = {
  /** What y grows by for one of x. */
  slope: number
  /** The true slope is within so much of it, with 95 % confidence, when the points scatter independently. */
  within: number
}

/** The straight line through the points by least squares; NaN of fewer than three. */
export function slopeOf(points: readonly { x: number; y: number }[]): Slope {
  const count = points.length
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count
  const spreadX = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spreadX
  const left = points.reduce((sum, { x, y }) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0)
  return { slope, within: 2 * Math.sqrt(left / (count - 2) / spreadX) }
}
