import assert from 'node:assert/strict'
import test from 'node:test'
import { failedAudits, medianRun, medianScore, type Report } from './lighthouse-report.ts'

function report(performance: number, audits: Record<string, { score: number | null; details?: unknown }> = {}): Report {
  const auditRefs = Object.keys(audits).map((id) => ({ id, weight: 1 }))
  return {
    categories: { performance: { score: performance }, seo: { score: 1, auditRefs } },
    audits,
  } as unknown as Report
}

test('the median of three runs counts, not the best and not the worst', () => {
  const runs = [report(0.99), report(0.8), report(0.94)]
  assert.deepEqual(medianScore('performance', runs), { score: 94, all: [99, 80, 94] })
  assert.equal(medianRun(runs), runs[2])
})

test('a category without a score is 0', () => {
  assert.equal(medianScore('accessibility', [report(1)]).score, 0)
})

test('every audit that falls short is named once, with the first things it complains about', () => {
  const items = ['/a', '/b', '/c', '/d'].map((path) => ({ url: `http://localhost${path}` }))
  const run = report(1, {
    'meta-description': { score: 0, details: { items } },
    'link-text': { score: 1 },
    'robots-txt': { score: null },
  })
  assert.deepEqual(failedAudits([run, run]), ['seo: meta-description (/a, /b, /c, …)'])
})
