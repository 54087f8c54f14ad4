import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addStored, averagePaise, discountPercent, noSums } from './report-sums.ts'

test('confirmed orders count as ordered too; other orders only as ordered', () => {
  const sums = noSums()
  addStored(sums, { confirmed: true, count: 2, paise: 5_000_00 })
  addStored(sums, { confirmed: false, count: 1, paise: 2_000_50 })
  assert.deepEqual(sums, { asked: { count: 3, paise: 7_000_50 }, confirmed: { count: 2, paise: 5_000_00 } })
})

test('the average is the sum by its orders, rounded to the paisa', () => {
  assert.equal(averagePaise({ count: 3, paise: 1_000_00 }), 333_33)
  assert.equal(averagePaise({ count: 3, paise: 2_000_00 }), 666_67)
  assert.equal(averagePaise({ count: 0, paise: 0 }), undefined)
})

test('the discount is a share of the M.R.P., not of the price', () => {
  assert.equal(discountPercent(80_00, 20_00), 80)
  assert.equal(discountPercent(0, 20_00), 0)
  assert.equal(discountPercent(0, 0), undefined)
})
