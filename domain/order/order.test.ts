import { demoSettings } from '../settings/shop-settings.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { itemTotal, orderId, orderItem, orderTotals, toggledCompletion, toggledVerification } from './order.ts'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'

test('§9 order id prefix ORD + 14-digit timestamp + 3-digit random', () => {
  const at = new Date('2026-11-20T17:15:20Z')
  assert.equal(orderId(at, 123), 'ORD20261120224520123')
  assert.equal(orderId(at, 7), 'ORD20261120224520007')
  assert.equal(orderId(at, 0), 'ORD20261120224520000')
  assert.match(orderId(at, 999), /^ORD\d{14}\d{3}$/)
})

test('chance of another length is a bug', () => {
  for (const number of [-1, 1000, 0.5, Number.NaN]) assert.throws(() => orderId(new Date(0), number), RangeError)
})

test('§4 Unverified <-> Verified toggled by one click; absent counts as Unverified', () => {
  assert.equal(toggledVerification('Unverified'), 'Verified')
  assert.equal(toggledVerification('Verified'), 'Unverified')
  assert.equal(toggledVerification(undefined), 'Verified')
})

test('§4 Pending <-> Complete toggled the same way; absent counts as Pending', () => {
  assert.equal(toggledCompletion('Pending'), 'Complete')
  assert.equal(toggledCompletion('Complete'), 'Pending')
  assert.equal(toggledCompletion(undefined), 'Complete')
})

test('§3 items are copies of the products, with the quantity', () => {
  assert.deepEqual(orderItem(lakshmiCrackers, 10), {
    productId: 'lakshmi',
    code: 'PRD0042',
    name: '4" Lakshmi',
    imageUrl: '/media/image/upload/lakshmi.png',
    unit: '1pkt',
    category: 'One sound crackers',
    mrpPaise: 180_00,
    pricePaise: 45_00,
    discount: 75,
    quantity: 10,
  })
})

test('§3 totalItems is the sum of the quantities, totalAmount quantity times our price', () => {
  const items = [orderItem(lakshmiCrackers, 10), orderItem(giftBox, 2)]
  assert.deepEqual(items.map(itemTotal), [450_00, 1799_00])
  assert.deepEqual(orderTotals(items, demoSettings), { totalItems: 12, totalPaise: 2249_00 })
  assert.deepEqual(orderTotals([], demoSettings), { totalItems: 0, totalPaise: 0 })
})
