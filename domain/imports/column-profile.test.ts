import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { profileOf, scoreOfValues } from './column-profile.ts'

const profile = (...cells: (string | number | null)[]) => profileOf(gridOf(cells.map((cell) => [cell])).rows, 0)

test('a serial number counts, also restarting in each category, and is no price', () => {
  assert.equal(profile(1, 2, 3, 1, 2, 3, 4).serial, true)
  assert.equal(profile(20, 30, 40).serial, false)
  assert.equal(profile(1, 1, 1).serial, false)
  assert.ok(scoreOfValues('mrp', profile(1, 2, 3, 4)) < 0)
})

test('shares are of the filled cells', () => {
  const { filled, pieces, units, numbers } = profile('10 pcs', '1 Box', null, '₹ 20')
  assert.equal(filled, 0.75)
  assert.deepEqual(
    [pieces, units, numbers].map((share) => Math.round(share * 3)),
    [2, 1, 1],
  )
})

test('the median of a price is its digits, however the rupees are written', () => {
  for (const written of ['Rs. 1,250/-', 'Rs 1250', '₹1,250', '1250/-', '1,250.00', 1250]) {
    assert.equal(profile(written).median, 1_250, String(written))
  }
})

test('numbers in the digits of any script are numbers', () => {
  const rows = ['௧௦௦', '२००', '300'].map((cell, at) => ({ number: at + 1, cells: [cell] }))
  assert.deepEqual([profileOf(rows, 0).numbers, profileOf(rows, 0).median], [1, 200])
})
