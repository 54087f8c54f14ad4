// Reads Lighthouse's reports: medians, the figures behind the performance score, and what falls short by name.
import type { Result } from 'lighthouse'

export type Report = Result

/** The scores that the order page and the landing page have to reach, of 100. */
export const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Judged = keyof typeof targets

const FIGURES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
  'total-byte-weight': 'weight',
} as const

/** The middle score of the runs, and all of them. */
export function medianOf(category: Judged, reports: readonly Report[]): { score: number; all: number[] } {
  const all = reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))
  return { score: all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0, all }
}

/** The run whose performance is the middle one. */
export function middleOf(reports: readonly Report[]): Report {
  const sorted = reports.toSorted((a, b) => performanceOf(a) - performanceOf(b))
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (!middle) throw new Error('No run, no middle')
  return middle
}

export function figuresOf(report: Report): string {
  return Object.entries(FIGURES)
    .map(([id, name]) => `${name} ${report.audits[id]?.displayValue ?? '?'}`)
    .join(' · ')
}

/** Every audit that any run found short, with what it names. */
export function faultsOf(reports: readonly Report[]): string[] {
  return [...new Set(reports.flatMap(faultsOfOne))].toSorted()
}

function faultsOfOne(report: Report): string[] {
  return (Object.keys(targets) as Judged[]).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      const isShort = audit?.score !== null && audit?.score !== undefined && audit.score < 0.9
      if (!audit || !isShort || (weight === 0 && category !== 'performance')) return []
      return `${category}: ${id}${namedBy(audit.details)}`
    }),
  )
}

type Item = { url?: unknown; node?: { selector?: string } }

/** The first things that an audit complains about: elements or addresses. */
function namedBy(details: Report['audits'][string]['details']): string {
  const items = details && 'items' in details && Array.isArray(details.items) ? (details.items as Item[]) : []
  const names = items.slice(0, 3).flatMap(({ node, url }) => {
    const name = node?.selector ?? url
    return typeof name === 'string' ? name.replace(/^https?:\/\/[^/]+/, '') : []
  })
  return names.length > 0 ? ` (${[...new Set(names)].join(', ')}${items.length > 3 ? ', …' : ''})` : ''
}

function performanceOf(report: Report): number {
  return report.categories.performance?.score ?? 0
}
