import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dayOf, daysBetween, daysLater, momentsOf, weekBegin } from './indian-days.ts'

test('a day begins and ends at midnight in India', () => {
  assert.deepEqual(momentsOf('2026-11-20', '2026-11-21'), {
    from: '2026-11-19T18:30:00.000Z',
    until: '2026-11-21T18:30:00.000Z',
  })
  assert.equal(dayOf('2026-11-19T18:29:59.999Z'), '2026-11-19')
  assert.equal(dayOf('2026-11-19T18:30:00.000Z'), '2026-11-20')
})

test('days are counted over the ends of months and years', () => {
  assert.equal(daysLater('2026-12-31', 1), '2027-01-01')
  assert.equal(daysLater('2028-03-01', -1), '2028-02-29')
  assert.deepEqual(daysBetween('2026-02-27', '2026-03-01'), ['2026-02-27', '2026-02-28', '2026-03-01'])
  assert.deepEqual(daysBetween('2026-03-01', '2026-02-27'), [])
  assert.throws(() => daysLater('2026-02-30', 1), RangeError)
})

test('a week begins on Monday', () => {
  // 25 November 2026 is a Wednesday.
  assert.equal(weekBegin('2026-11-25'), '2026-11-23')
  assert.equal(weekBegin('2026-11-23'), '2026-11-23')
  assert.equal(weekBegin('2026-11-22'), '2026-11-16')
  assert.equal(weekBegin('1969-12-31'), '1969-12-29')
})
