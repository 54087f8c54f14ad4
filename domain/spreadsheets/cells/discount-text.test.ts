import assert from 'node:assert/strict'
import { test } from 'node:test'
import { discountsIn, isOfAll, namesDiscount } from './discount-text.ts'

test('the percentage of a tax, an advance or a charge is no discount', () => {
  assert.deepEqual(discountsIn('GST 18% extra. Discount: contact us'), [])
  assert.deepEqual(discountsIn('80% discount, 18% GST, packing @ 3%, 50% advance'), [80])
  assert.deepEqual(discountsIn('Discount for all crackers is 80 %'), [80])
})

test('two percentages are both found', () => {
  assert.deepEqual(discountsIn('Flat 80% + 5% discount'), [80, 5])
  assert.deepEqual(discountsIn('Flat 80+5% discount'), [80, 5])
  for (const text of ['80 & 85%', '80-85%', '80/85%']) assert.deepEqual(discountsIn(text), [80, 85], text)
  assert.deepEqual(discountsIn('80% discount, yes 80%'), [80])
  assert.deepEqual(discountsIn('80% + GST'), [80])
})

test('a discount that the rates include is not applied again', () => {
  assert.equal(isOfAll('Flat 80% discount'), true)
  for (const text of ['80% discount already given', 'Rates after 80% discount', 'Up to 90% discount', 'GST 18%'])
    assert.equal(isOfAll(text), false, text)
  assert.equal(namesDiscount('Rate after 80% discount'), true)
})
