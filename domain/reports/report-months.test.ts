import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { daysBetween, daysLater } from '../indian-days.ts'
import { monthParts } from './report-months.ts'

const filled = (...days: string[]) => days.map((day) => ({ day }))

test('days without anything have no parts', () => {
  assert.deepEqual(monthParts({ from: '2026-01-01', to: '2026-12-31' }, []), [])
})

test('a past month is settled to its end, the newest but for its last days', () => {
  assert.deepEqual(monthParts({ from: '2025-12-31', to: '2026-03-06' }, filled('2026-01-20', '2026-03-05')), [
    { month: '2026-01', from: '2026-01-01', to: '2026-01-31', settled: '2026-01-31', isOver: true },
    { month: '2026-02', from: '2026-02-01', to: '2026-02-28', settled: '2026-02-28', isOver: true },
    { month: '2026-03', from: '2026-03-01', to: '2026-03-06', settled: '2026-03-02', isOver: false },
  ])
  const [before, newest] = monthParts({ from: '2026-02-01', to: '2026-03-02' }, filled('2026-02-01', '2026-03-02'))
  assert.deepEqual([before?.settled, before?.isOver], ['2026-02-27', false])
  assert.equal(newest?.settled, '', 'no day of it is settled')
})

test('a month whose first days are left out has no settled part', () => {
  assert.deepEqual(monthParts({ from: '2026-01-02', to: '2026-12-31' }, filled('2026-01-20', '2026-02-28')), [
    { month: '2026-01', from: '2026-01-20', to: '2026-01-31', settled: '', isOver: true },
    { month: '2026-02', from: '2026-02-01', to: '2026-02-28', settled: '2026-02-25', isOver: false },
  ])
})

test('each day with sales is in one part of its month, and the settled part begins with it', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((later) => daysLater('2024-01-01', later))
  fc.assert(
    fc.property(day, fc.uniqueArray(day, { minLength: 1, maxLength: 5 }), (from, some) => {
      const to = daysLater(from, 300)
      const days = some.filter((each) => each >= from && each <= to).toSorted()
      const parts = monthParts({ from, to }, filled(...days))
      for (const each of days) assert.equal(parts.filter((part) => part.from <= each && each <= part.to).length, 1)
      for (const part of parts) {
        const own = daysBetween(part.from, part.to)
        assert.ok(own.length > 0 && own.every((each) => each.startsWith(part.month)))
        if (part.settled === '') continue
        assert.ok(part.from === `${part.month}-01` && part.from >= from)
        assert.ok(part.settled >= part.from && part.settled <= part.to)
      }
    }),
  )
})
