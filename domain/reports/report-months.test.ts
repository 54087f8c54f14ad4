import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { daysBetween, daysLater } from '../dates/indian-days.ts'
import { monthParts } from './report-months.ts'

const filled = (...days: string[]) => days.map((day) => ({ day }))

test('days without anything have no parts', () => {
  assert.deepEqual(monthParts({ from: '2026-01-01', to: '2026-12-31' }, []), [])
})

test('the parts are the months that have something, within the days of the report', () => {
  assert.deepEqual(monthParts({ from: '2026-01-02', to: '2026-03-06' }, filled('2026-01-20', '2026-03-05')), [
    { from: '2026-01-02', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-03-01', to: '2026-03-06' },
  ])
  assert.deepEqual(monthParts({ from: '2025-01-01', to: '2026-12-31' }, filled('2026-02-28')), [
    { from: '2026-02-01', to: '2026-02-28' },
  ])
})

test('each day with sales is in one part, and each part in one month', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((later) => daysLater('2024-01-01', later))
  fc.assert(
    fc.property(day, fc.uniqueArray(day, { minLength: 1, maxLength: 5 }), (from, some) => {
      const to = daysLater(from, 300)
      const days = some.filter((each) => each >= from && each <= to).toSorted()
      const parts = monthParts({ from, to }, filled(...days))
      for (const each of days) assert.equal(parts.filter((part) => part.from <= each && each <= part.to).length, 1)
      for (const part of parts) {
        const own = daysBetween(part.from, part.to)
        assert.ok(own.length > 0 && own.every((each) => each.startsWith(part.from.slice(0, 7))))
        assert.ok(part.from >= from && part.to <= to)
      }
    }),
  )
})
