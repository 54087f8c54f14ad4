// Alternates two checkouts, and judges the machinery by each figure.
import { openChromium } from '#test/browser/chromium.ts'
import { inTurns } from '../bench/in-turns.ts'
import { aligned, shown } from '../bench/row.ts'
import { median, spread } from '../bench/statistics.ts'
import type { Engine } from '../bench/scratch-shop.ts'
import type { Figure, Samples, Tools } from './figures.ts'
import { type Folders, withSides } from './sides.ts'

/** Machinery is kept for a gain of this share, if that also exceeds the figure's spread. */
export const LEAST_GAIN = 0.2

export type Comparison = {
  name: string
  with: { median: number; spread: number }
  without: { median: number; spread: number }
  /** The median difference of the rounds, as a share of the figure without it; negative for a loss. */
  gain: number
  gainSpread: number
  earnsItsPlace: boolean
}

export async function* runTrial(
  folders: Folders,
  figure: Figure,
  runs: number,
): AsyncGenerator<[Engine, Comparison[]]> {
  const opened: { browser?: ReturnType<typeof openChromium> } = {}
  try {
    for (const engine of figure.engines) {
      const tools: Tools = { engine, browser: () => (opened.browser ??= openChromium()) }
      const samples = await withSides(folders, { ...figure.filling, engine }, async (sides) => {
        await figure.warmUp(sides.with, tools)
        await figure.warmUp(sides.without, tools)
        return inTurns<keyof Folders, Samples>(runs, {
          with: () => figure.run(sides.with, tools),
          without: () => figure.run(sides.without, tools),
        })
      })
      yield [engine, comparisons(samples)]
    }
  } finally {
    await (await opened.browser)?.close()
  }
}

/** One comparison a figure; samples with the same index come from the same round. */
export function comparisons(samples: Record<keyof Folders, Samples[]>): Comparison[] {
  return Object.keys(samples.with[0] ?? {}).map((name) => {
    const [ours, theirs] = [samples.with, samples.without].map((runs) => runs.map((run) => run[name] ?? Number.NaN))
    return compare(name, ours ?? [], theirs ?? [])
  })
}

function compare(name: string, ours: readonly number[], theirs: readonly number[]): Comparison {
  const isRate = name.endsWith('/s')
  const differences = ours.map((sample, round) => {
    const other = theirs[round] ?? Number.NaN
    return isRate ? sample - other : other - sample
  })
  // Where nothing is left to gain, a loss is the whole cost.
  const whole = median(theirs) || median(ours) || 1
  const gain = median(differences) / whole
  const gainSpread = spread(differences) / whole
  return {
    name,
    with: { median: median(ours), spread: spread(ours) },
    without: { median: median(theirs), spread: spread(theirs) },
    gain,
    gainSpread,
    earnsItsPlace: gain >= LEAST_GAIN && gain > gainSpread,
  }
}

export function trialTable(compared: readonly Comparison[]): string {
  return aligned([
    ['', 'figure', 'with', 'without', 'gain', 'verdict'],
    ...compared.map(({ name, gain, gainSpread, earnsItsPlace, ...sides }) => [
      earnsItsPlace ? '✓' : '✗',
      name,
      withSpread(sides.with),
      withSpread(sides.without),
      `${percent(gain)} ± ${percent(gainSpread)}`,
      earnsItsPlace ? 'earns its place' : 'does not',
    ]),
  ])
}

function withSpread(side: Comparison['with']): string {
  return `${shown(side.median)} ± ${shown(side.spread)}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}
