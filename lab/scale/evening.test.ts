import assert from 'node:assert/strict'
import test from 'node:test'
import { DEEPAVALI, drawVisits, type Evening, expectedVisits } from './evening.ts'

/** A hundredth of the evening. */
const small: Evening = {
  ...DEEPAVALI,
  visits: 10_000,
  seconds: 600,
  quietVisits: 8,
  peakVisits: 40,
  staySeconds: 30,
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

test('a million visitors come within six hours, and the busiest minute has 2,000 orders', () => {
  const expected = expectedVisits(DEEPAVALI)
  assert.equal(expected.length, 21_600)
  assert.ok(Math.abs(sum(expected) / 1_000_000 - 1) < 0.001, `${sum(expected)}`)
  const orders = expected.map((visits) => visits * DEEPAVALI.orderShare)
  const busiest = Math.max(...orders.map((_, second) => sum(orders.slice(second, second + 60))))
  assert.ok(Math.abs(busiest / 2_000 - 1) < 0.01, `${busiest}`)
})

test('drawn visits follow the expected ones, and the same seed draws the same', () => {
  const visits = [...drawVisits(small, 'one')]
  assert.ok(Math.abs(visits.length / sum(expectedVisits(small)) - 1) < 0.05, `${visits.length}`)
  assert.deepEqual(visits, [...drawVisits(small, 'one')])
  assert.notEqual(visits.length, [...drawVisits(small, 'two')].length)
  const shares = [visits.filter(({ lines }) => lines > 0), visits.filter(({ isFirst }) => isFirst)]
  const [ordering, first] = shares.map(({ length }) => length / visits.length)
  assert.ok(Math.abs(ordering! - 0.2) < 0.02 && Math.abs(first! - 0.6) < 0.02, `${ordering}, ${first}`)
})

test('visitors come in order, leave after they came, and order from 40 to 60 lines or nothing', () => {
  let last = 0
  for (const { at, leavesAt, lines } of drawVisits(small, 'one')) {
    assert.ok(at >= last && leavesAt >= at)
    assert.ok(lines === 0 || (lines >= 40 && lines <= 60))
    last = at
  }
})
