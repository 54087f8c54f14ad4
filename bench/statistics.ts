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
