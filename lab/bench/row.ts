// A figure of the shop, its peer's, and whether their ratio is within the limit.
import { median, spread } from './statistics.ts'

/** The same index is the same round. */
export type Samples = { shop: readonly number[]; peer: readonly number[] }

/** The limit of the shop's figure as a multiple of its peer's. */
export type Limit = { atLeast: number } | { atMost: number }

/** `unsure`: outside the limit by no more than the samples' spread. */
export type Verdict = 'kept' | 'unsure' | 'missed'

export type Row = {
  what: string
  figure: string
  peer: string
  ratio: string
  limit: string
  verdict: Verdict
}

/** The medians of both, and the median and spread of the rounds' ratios. */
export function ratioRow(what: string, unit: string, { shop, peer }: Samples, limit: Limit): Row {
  const ratios = shop.map((sample, round) => sample / (peer[round] ?? Number.NaN))
  const ratio = median(ratios)
  const apart = spread(ratios)
  return {
    what,
    figure: `${shown(median(shop))} ${unit}`.trim(),
    peer: `${shown(median(peer))} ${unit}`.trim(),
    ratio: `${shown(ratio)} ± ${shown(apart)}`,
    limit: 'atLeast' in limit ? `≥ ${limit.atLeast} ×` : `≤ ${limit.atMost} ×`,
    verdict: verdictOf(ratio, apart, limit),
  }
}

/** A figure that is the same on every machine, such as bytes or a score, with its own limit. */
export function plainRow(what: string, unit: string, figure: number, limit: Limit): Row {
  const [sign, bound] = 'atLeast' in limit ? ['≥', limit.atLeast] : ['≤', limit.atMost]
  return {
    what,
    figure: `${shown(figure)} ${unit}`.trim(),
    peer: '',
    ratio: '',
    limit: `${sign} ${shown(bound)} ${unit}`.trim(),
    verdict: verdictOf(figure, 0, limit),
  }
}

/** A limit is missed only by more than the spread; NaN misses it. */
export function verdictOf(figure: number, apart: number, limit: Limit): Verdict {
  const beyond = 'atLeast' in limit ? limit.atLeast - figure : figure - limit.atMost
  if (beyond <= 0) return 'kept'
  return beyond <= apart ? 'unsure' : 'missed'
}

const MARKS: Record<Verdict, string> = { kept: '✓', unsure: '~', missed: '✗' }
const HEAD = ['', 'what', 'figure', 'beside', 'ratio', 'limit']

export function table(rows: readonly Row[]): string {
  return aligned([
    HEAD,
    ...rows.map(({ what, figure, peer, ratio, limit, verdict }) => [MARKS[verdict], what, figure, peer, ratio, limit]),
  ])
}

export function aligned(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const last = widths.length - 1
  const padded = (text: string, column: number) => {
    const width = widths[column] ?? 0
    return column < 2 || column === last ? text.padEnd(width) : text.padStart(width)
  }
  return lines.map((line) => line.map(padded).join('  ').trimEnd()).join('\n')
}

/** Three significant digits. */
export function shown(figure: number): string {
  const digits = Math.abs(figure) >= 100 ? 0 : Math.abs(figure) >= 10 ? 1 : 2
  return figure.toLocaleString('en-IN', { maximumFractionDigits: digits })
}
