// Lighthouse's figures of each page, in turn with those of a copy of it that runs nothing.
import type { Report } from './lighthouse-report.ts'
import { lighthouseRun } from './lighthouse-run.ts'
import { middleOf } from '../process-figures.ts'
import { type Row, under } from '../row.ts'
import { withStaticCopy } from './static-copy.ts'

const LIMITS = [
  { audit: 'largest-contentful-paint', name: 'LCP', unit: 'ms', most: 1_500 },
  { audit: 'total-blocking-time', name: 'TBT', unit: 'ms', most: 50 },
  { audit: 'cumulative-layout-shift', name: 'CLS', unit: '', most: 0.01 },
] as const

/** The middle of so many `times` of each of the pages at `paths`. */
export function lighthouseRows(origin: string, paths: readonly string[], times: number): Promise<Row[]> {
  return withStaticCopy(origin, paths, async (copy) => {
    const rows: Row[] = []
    for (const path of paths) rows.push(...(await judge(origin, copy, path, times)))
    return rows
  })
}

async function judge(origin: string, copy: string, path: string, times: number): Promise<Row[]> {
  // The first visitor of a picture waits until its sizes are made; everybody after does not.
  await lighthouseRun(origin + path)
  const ours: Report[] = []
  const theirs: Report[] = []
  while (ours.length < times) {
    ours.push(await lighthouseRun(origin + path))
    theirs.push(await lighthouseRun(copy + path))
  }
  const score = scoreOf(ours)
  return [
    {
      what: `Lighthouse mobile, ${path}: performance`,
      figure: score,
      unit: '',
      baseline: scoreOf(theirs),
      limit: '100',
      passed: score >= 100,
    },
    ...LIMITS.map(({ audit, name, unit, most }) => ({
      ...under(`  ${name}`, figureOf(ours, audit), unit, most),
      baseline: figureOf(theirs, audit),
    })),
  ]
}

function scoreOf(reports: readonly Report[]): number {
  return middleOf(reports.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100)))
}

function figureOf(reports: readonly Report[], audit: string): number {
  return middleOf(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN))
}
