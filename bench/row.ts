// One line of the bench's table: a figure, what it is held against in the same run, and whether that is enough.

export type Row = {
  what: string
  figure: number
  unit: string
  /** The same measured of the limit or the peer, in the same run. */
  baseline?: number
  ratio?: number
  /** In words, as the table shows it: '≥ 70 %'. */
  limit: string
  passed: boolean
}

/** A figure that must be at least so large a part of its baseline. */
export function atLeast(what: string, figure: number, unit: string, baseline: number, part: number): Row {
  const ratio = figure / baseline
  return { what, figure, unit, baseline, ratio, limit: `≥ ${Math.round(part * 100)} %`, passed: ratio >= part }
}

/** A figure that must not be larger than so many times its baseline. */
export function atMost(what: string, figure: number, unit: string, baseline: number, times: number): Row {
  const ratio = figure / baseline
  return { what, figure, unit, baseline, ratio, limit: `≤ ${times} ×`, passed: ratio <= times }
}

/** A figure with a limit of its own. */
export function under(what: string, figure: number, unit: string, most: number): Row {
  return { what, figure, unit, limit: `≤ ${shown(most)} ${unit}`, passed: figure <= most }
}

export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, figure, unit, baseline, ratio, limit, passed }) => [
    passed ? '✓' : '✗',
    what,
    `${shown(figure)} ${unit}`,
    baseline === undefined ? '' : `${shown(baseline)} ${unit}`,
    ratio === undefined ? '' : ratio < 10 ? `${(ratio * 100).toFixed(0)} %` : `${shown(ratio)} ×`,
    limit,
  ])
  const all = [['', 'what', 'figure', 'beside', 'ratio', 'asked'], ...lines]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((line) => line[column]?.length ?? 0))) ?? []
  const padded = (text: string, column: number) => {
    return column < 2 || column === 5 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  }
  return all.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}

/** Three figures that count. */
function shown(figure: number): string {
  const digits = figure >= 100 ? 0 : figure >= 10 ? 1 : 2
  return figure.toLocaleString('en-IN', { maximumFractionDigits: digits })
}
