// Lighthouse's figures of each page, beside a copy without scripts.
import { inTurns } from '../bench/in-turns.ts'
import { plainRow, ratioRow, type Row } from '../bench/row.ts'
import { median } from '../bench/statistics.ts'
import type { Report } from './lighthouse-report.ts'
import { lighthouseRun } from './lighthouse-run.ts'
import { withStaticCopy } from './static-copy.ts'

export function lighthouseRows(origin: string, paths: readonly string[], runs: number): Promise<Row[]> {
  return withStaticCopy(origin, paths, async (copy) => {
    const rows: Row[] = []
    for (const path of paths) {
      // The first visitor of a picture waits for its resizing.
      await lighthouseRun(origin + path)
      const { shop, peer } = await inTurns(runs, {
        shop: () => lighthouseRun(origin + path),
        peer: () => lighthouseRun(copy + path),
      })
      rows.push(...rowsOf(path, shop, peer))
    }
    return rows
  })
}

/** Blocking time is compared with the copy's whole main-thread work, because the copy's own is often 0. */
function rowsOf(path: string, shop: readonly Report[], copy: readonly Report[]): Row[] {
  const paints = { shop: figures(shop, 'largest-contentful-paint'), peer: figures(copy, 'largest-contentful-paint') }
  const blocked = { shop: figures(shop, 'total-blocking-time'), peer: figures(copy, 'mainthread-work-breakdown') }
  const scores = { shop: scoresOf(shop), peer: scoresOf(copy) }
  return [
    ratioRow(`Lighthouse mobile, ${path}: performance`, '', scores, { atLeast: 1 }),
    ratioRow('  LCP', 'ms', paints, { atMost: 1.1 }),
    ratioRow("  TBT, of the copy's main-thread work", 'ms', blocked, { atMost: 0.05 }),
    plainRow('  CLS', '', median(figures(shop, 'cumulative-layout-shift')), { atMost: 0.01 }),
  ]
}

function scoresOf(reports: readonly Report[]): number[] {
  return reports.map(({ categories }) => Math.round((categories.performance?.score ?? 0) * 100))
}

function figures(reports: readonly Report[], audit: string): number[] {
  return reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
}
