import assert from 'node:assert/strict'
import test from 'node:test'
import { exponentOf, growthRow } from './exponent.ts'

const sizes = [100, 1_000, 10_000]
const growing = (msAt: (count: number) => number) => sizes.map((count) => ({ count, ms: msAt(count) }))

test('flat is 0, the root is a half, linear is 1, and the square is 2', () => {
  for (const power of [0, 0.5, 1, 2]) {
    const fitted = exponentOf(growing((count) => 3 * count ** power))
    assert.ok(Math.abs(fitted - power) < 1e-9, `${fitted} for ${power}`)
  }
})

test('logarithmic growth is flatter than the limit, linear growth is not', () => {
  assert.ok(
    growthRow(
      'list',
      growing((count) => 2 + Math.log2(count)),
      0.3,
    ).passed,
  )
  assert.equal(
    growthRow(
      'list',
      growing((count) => 0.05 * count),
      0.3,
    ).passed,
    false,
  )
})

test('a row shows the time at each size', () => {
  const row = growthRow(
    '/admin/orders',
    [
      { count: 10, ms: 1.26 },
      { count: 100, ms: 12.6 },
    ],
    0.3,
  )
  assert.equal(row.what, '/admin/orders: 1.3, 13 ms')
  assert.equal(row.limit, '≤ 0.3')
})
