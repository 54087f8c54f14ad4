import assert from 'node:assert/strict'
import test from 'node:test'
import { minimumOrder } from './below-minimum.ts'
import { MINIMUM_ORDER_PAISE } from './minimum-order.ts'

const least = (totalPaise: number, minimumPaise = MINIMUM_ORDER_PAISE, callItEnquiry = false) =>
  minimumOrder(totalPaise, minimumPaise, { callItEnquiry })

test('§9 Minimum order: Rs.2,000', () => {
  assert.equal(MINIMUM_ORDER_PAISE, 200_000)
  assert.deepEqual(least(2000_00), { met: true })
  assert.equal(least(1999_99).met, false)
})

test('§8 Minimum order amount is ₹{minimum}. Add ₹{remaining} more to proceed.', () => {
  assert.deepEqual(least(1500_00, 2000_00), {
    met: false,
    warning: 'Minimum order amount is ₹2,000. Add ₹500 more to proceed.',
    button: 'Minimum order ₹2,000 required',
  })
})

test('the warning is exact to the paisa', () => {
  const refused = least(1999_99)
  assert.ok(!refused.met)
  assert.equal(refused.warning, 'Minimum order amount is ₹2,000. Add ₹0.01 more to proceed.')
})

test("a shop's own minimum counts, and none lets everything pass", () => {
  assert.equal(least(2000_00, 3000_00).met, false)
  assert.equal(least(0, 0).met, true)
})

test('a shop that takes enquiries has a minimum enquiry', () => {
  const refused = least(1500_00, 2000_00, true)
  assert.ok(!refused.met)
  assert.equal(refused.warning, 'Minimum enquiry amount is ₹2,000. Add ₹500 more to proceed.')
  assert.equal(refused.button, 'Minimum enquiry ₹2,000 required')
})
