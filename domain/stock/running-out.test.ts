import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byRunningOut, daysLeft, daysLeftText, perDayText, soldPerDay } from './running-out.ts'

const now = new Date('2026-10-28T06:30:00Z')

test('pieces a day count over the days looked back upon, or since the product came', () => {
  assert.equal(soldPerDay(28, 14, '2026-01-01T00:00:00Z', now), 2)
  assert.equal(soldPerDay(28, 30, '2026-10-21T06:30:00Z', now), 4)
  assert.equal(soldPerDay(28, 30, now.toISOString(), now), 28)
})

test('days left are stock by pieces a day; a product without sales has none', () => {
  assert.equal(daysLeft(30, 2), 15)
  assert.equal(daysLeft(30, 0), undefined)
  assert.deepEqual(
    [0.9, 1.9, 12.5, 366].map((days) => daysLeftText(days)),
    ['Less than a day', '1 day', '12 days', 'More than a year'],
  )
})

test('pieces a day have one decimal below ten', () => {
  assert.deepEqual([0, 0.04, 0.1, 0.26, 2, 3.46, 9.96, 12.4, 1_234.5].map(perDayText), [
    '',
    'Less than 0.1 a day',
    '0.1 a day',
    '0.3 a day',
    '2 a day',
    '3.5 a day',
    '10 a day',
    '12 a day',
    '1,235 a day',
  ])
})

test('products that run out first are at the top, those never sold last', () => {
  const rows = [
    { name: 'Never', stock: 3, days: undefined },
    { name: 'Slow', stock: 5, days: 40 },
    { name: 'Fast', stock: 500, days: 2 },
    { name: 'Out', stock: 0, days: 0 },
    { name: 'Never and none', stock: 0, days: undefined },
  ]
  assert.deepEqual(
    byRunningOut(rows).map(({ name }) => name),
    ['Out', 'Fast', 'Slow', 'Never and none', 'Never'],
  )
})
