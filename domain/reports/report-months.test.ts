import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { daysBetween, daysLater } from './report-days.ts'
import { monthParts } from './report-months.ts'

const filled = (...days: string[]) => days.map((day) => ({ day }))

test('28.9 days without anything have no parts', () => {
  assert.deepEqual(monthParts('2026-01-01', []), [])
})

test('28.9 a month between others is whole, the newest is not', () => {
  assert.deepEqual(monthParts('2025-12-31', filled('2026-01-20', '2026-03-05')), [
    { month: '2026-01', from: '2026-01-01', to: '2026-01-31', isWhole: true },
    { month: '2026-02', from: '2026-02-01', to: '2026-02-28', isWhole: true },
    { month: '2026-03', from: '2026-03-01', to: '2026-03-05', isWhole: false },
  ])
})

test('28.9 a month of which the report leaves days out is not whole', () => {
  assert.deepEqual(monthParts('2026-01-02', filled('2026-01-20', '2026-02-28')), [
    { month: '2026-01', from: '2026-01-20', to: '2026-01-31', isWhole: false },
    { month: '2026-02', from: '2026-02-01', to: '2026-02-28', isWhole: false },
  ])
})

test('28.9 each day with something is in one part of its month, and a whole part has all days', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((later) => daysLater('2024-01-01', later))
  fc.assert(
    fc.property(day, fc.uniqueArray(day, { minLength: 1, maxLength: 5 }), (from, some) => {
      const days = some.filter((each) => each >= from).toSorted()
      const parts = monthParts(from, filled(...days))
      for (const each of days) assert.equal(parts.filter((part) => part.from <= each && each <= part.to).length, 1)
      for (const part of parts) {
        const own = daysBetween(part.from, part.to)
        assert.ok(own.length > 0 && own.every((each) => each.startsWith(part.month)))
        const isAll = part.from.endsWith('-01') && daysLater(part.to, 1).endsWith('-01')
        if (part.isWhole) assert.ok(isAll && part.from >= from)
      }
    }),
  )
})
