// A row of the bench's table: what was measured, against what it may be.

export type Measure = {
  /** A screen or an address. */
  what: string
  /** What a number of it means, e.g. 'document, median of 15'. */
  how: string
  ms: number
  limitMs: number
  /** Said behind the figure, e.g. the worst of the runs. */
  note?: string
}

export function isOver({ ms, limitMs }: Measure): boolean {
  return ms > limitMs
}

/** The middle one; of an even number the higher of the two in the middle. */
export function median(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** One line a measure, columns under each other, over a head line with the title. */
export function tableOf(title: string, measures: readonly Measure[]): string {
  const wide = Math.max(...measures.map(({ what }) => what.length))
  const how = Math.max(...measures.map((measure) => measure.how.length))
  const lines = measures.map((measure) =>
    [
      isOver(measure) ? '✗' : '✓',
      measure.what.padEnd(wide),
      measure.how.padEnd(how),
      `${measure.ms.toFixed(0).padStart(6)} ms`,
      `of ${measure.limitMs.toFixed(0).padStart(5)}`,
      measure.note ?? '',
    ]
      .join('  ')
      .trimEnd(),
  )
  return `\n${title}\n${lines.join('\n')}\n`
}
