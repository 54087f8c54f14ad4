import assert from 'node:assert/strict'
import { test } from 'node:test'
import { median, quantile, slopeOf, spread } from './statistics.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test('the median is in the middle, whatever the order', () => {
  assert.equal(median([3, 1, 2]), 2)
  assert.equal(median([9, 1, 5]), 5)
  assert.equal(median(hundred), 50)
})

test('the 99th of a hundred is all but the worst', () => {
  assert.equal(quantile(hundred, 0.99), 99)
  assert.equal(quantile(hundred, 1), 100)
  assert.equal(quantile([7], 0.99), 7)
})

test('the spread leaves the outer quarters out, so that one wild sample does not widen it', () => {
  assert.equal(spread(hundred), 25)
  assert.equal(spread([10, 11, 12, 13, 900]), 1)
  assert.equal(spread([7]), 0)
})

test('nothing measured is no number', () => {
  assert.ok(Number.isNaN(quantile([], 0.5)))
  assert.ok(Number.isNaN(median([])))
})

test('a line through points has their slope, and is the less sure the more they scatter', () => {
  const line = hundred.map((x) => ({ x, y: 3 * x + 7 }))
  assert.deepEqual(Object.values(slopeOf(line)).map(Math.round), [3, 0])
  const scattered = line.map(({ x, y }) => ({ x, y: y + (x % 2 ? 100 : -100) }))
  const { slope, within } = slopeOf(scattered)
  assert.ok(within > 0.5 && Math.abs(slope - 3) < within, `${slope} ± ${within}`)
  assert.ok(Number.isNaN(slopeOf(line.slice(0, 1)).slope))
})
