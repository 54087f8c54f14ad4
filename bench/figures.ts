// What is said of many measurements at once.

/** The measurement below or at which that share of all lies; NaN of none. */
export function quantile(measured: readonly number[], share: number): number {
  const sorted = measured.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function median(measured: readonly number[]): number {
  return quantile(measured, 0.5)
}
