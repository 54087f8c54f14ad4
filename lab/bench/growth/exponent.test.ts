import assert from 'node:assert/strict'
import test from 'node:test'
import { exponentOf, growthRow } from './exponent.ts'

const sizes = [100, 1_000, 10_000]
const growing = (msAt: (count: number) => number) => sizes.map((count) => ({ count, times: [msAt(count)] }))

test('flat is 0, the root is a half, linear is 1, and the square is 2', () => {
  for (const power of [0, 0.5, 1, 2]) {
    const fitted = exponentOf(sizes.map((count) => ({ count, ms: 3 * count ** power })))
    assert.ok(Math.abs(fitted - power) < 1e-9, `${fitted} for ${power}`)
  }
})

test('logarithmic growth is flatter than the limit, linear growth is not', () => {
  const logarithmic = growing((count) => 2 + Math.log2(count))
  assert.equal(growthRow('list', logarithmic, 0.3).verdict, 'kept')
  const linear = growing((count) => 0.05 * count)
  assert.equal(growthRow('list', linear, 0.3).verdict, 'missed')
})

test('a row shows the best time at each size, and how far the exponents of the others lie apart', () => {
  const row = growthRow(
    '/admin/orders',
    [
      { count: 10, times: [1.26, 1.26, 1.26, 1.26] },
      { count: 100, times: [12.6, 12.6, 25.2, 25.2] },
    ],
    0.3,
  )
  assert.equal(row.what, '/admin/orders')
  assert.equal(row.figure, '1.3, 13 ms')
  assert.equal(row.ratio, 'n^1 ± 0.15')
  assert.equal(row.limit, '≤ n^0.3')
})
