import assert from 'node:assert/strict'
import { test } from 'node:test'
import { discountOn, discountText, discountTyped, readDiscount } from './discount.ts'

const read = (unit: 'rupees' | 'percent', text: string) => readDiscount({ unit, text }, 1_000_00)

test('a discount is read in rupees or per cent, in digits of any script', () => {
  assert.deepEqual(read('rupees', ' 250 '), { discount: { paise: 250_00 } })
  assert.deepEqual(read('rupees', '₹99.50'), { discount: { paise: 99_50 } })
  assert.deepEqual(read('percent', '௧௦'), { discount: { percent: 10 } })
  assert.deepEqual(read('percent', '2.5 %'), { discount: { percent: 2.5 } })
  for (const none of ['', ' ', '0']) assert.deepEqual(read('percent', none), { discount: undefined })
  assert.deepEqual(read('rupees', '0'), { discount: undefined })
  for (const wrong of ['-1', '101', 'ten', '1e2', '5.125']) {
    assert.deepEqual(read('percent', wrong), { error: 'Enter a discount from 0 to 100 %, with at most two decimals.' })
  }
  assert.deepEqual(read('rupees', 'ten'), { error: 'Enter a discount in ₹, for example 250 or 99.50.' })
  assert.deepEqual(read('rupees', '1,000.01'), {
    error: 'The discount of ₹1,000.01 is higher than the price of the goods, ₹1,000.',
  })
})

test('a discount is taken off the goods in whole paise, and never more than they cost', () => {
  assert.equal(discountOn(1_000_00, undefined), 0)
  assert.equal(discountOn(999_99, { percent: 2.5 }), 25_00)
  assert.equal(discountOn(1_000_00, { percent: 100 }), 1_000_00)
  assert.equal(discountOn(100_00, { paise: 250_00 }), 100_00)
})

test('a discount is shown as it was granted, and is in its field again', () => {
  assert.deepEqual([undefined, { percent: 2.5 }, { paise: 1_250_50 }].map(discountText), ['', '2.5 %', '₹1,250.50'])
  assert.deepEqual(discountTyped({ paise: 1_250_50 }), { unit: 'rupees', text: '1250.50' })
  assert.deepEqual(discountTyped({ percent: 10 }), { unit: 'percent', text: '10' })
  assert.deepEqual(discountTyped(undefined), { unit: 'rupees', text: '' })
})
