// Reads Lighthouse's reports: median scores and failed audits.
import type { Result } from 'lighthouse'
import { median } from '../bench/statistics.ts'

export type Report = Result

/** The scores that the order page and the landing page have to reach, of 100. */
export const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

export type Category = keyof typeof targets

const FIGURES = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'speed-index': 'SI',
  'total-byte-weight': 'weight',
} as const

export function medianScore(category: Category, reports: readonly Report[]): { score: number; all: number[] } {
  const all = reports.map((report) => Math.round((report.categories[category]?.score ?? 0) * 100))
  return { score: median(all), all }
}

export function medianRun(reports: readonly Report[]): Report {
  const middle = median(reports.map(performanceOf))
  const run = reports.find((report) => performanceOf(report) === middle)
  if (!run) throw new Error('There is no median of no runs')
  return run
}

export function figuresOf(report: Report): string {
  return Object.entries(FIGURES)
    .map(([id, name]) => `${name} ${report.audits[id]?.displayValue ?? '?'}`)
    .join(' · ')
}

export function failedAudits(reports: readonly Report[]): string[] {
  return [...new Set(reports.flatMap(failedAuditsOf))].toSorted()
}

function failedAuditsOf(report: Report): string[] {
  return (Object.keys(targets) as Category[]).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id]
      const isFailed = audit?.score !== null && audit?.score !== undefined && audit.score < 0.9
      if (!audit || !isFailed || (weight === 0 && category !== 'performance')) return []
      return `${category}: ${id}${namedBy(audit.details)}`
    }),
  )
}

type Item = { url?: unknown; node?: { selector?: string } }

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
