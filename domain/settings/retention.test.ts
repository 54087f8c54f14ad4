import assert from 'node:assert/strict'
import test from 'node:test'
import { longestPauseMonths, monthsBefore } from './retention.ts'

const before = (now: string, months: number) => monthsBefore(new Date(now), months).toISOString()

test('months before a moment: the same day, or the last of a shorter month', () => {
  assert.equal(before('2026-11-23T10:20:30.400Z', 96), '2018-11-23T10:20:30.400Z')
  assert.equal(before('2026-03-31T00:00:00.000Z', 1), '2026-02-28T00:00:00.000Z')
  assert.equal(before('2024-03-31T00:00:00.000Z', 13), '2023-02-28T00:00:00.000Z')
  assert.equal(before('2024-02-29T23:59:59.999Z', 48), '2020-02-29T23:59:59.999Z')
})

test('the longest pause between orders is the time of the settings, two years at most', () => {
  assert.deepEqual([12, 18, 24, 96].map(longestPauseMonths), [12, 18, 24, 24])
})
