import assert from 'node:assert/strict'
import test from 'node:test'
import { recentSince, UNCONFIRMED_AT_LEAST, unconfirmedOrders, unconfirmedText } from './unconfirmed.ts'

test('three orders in thirty days with none confirmed are marked; two, or one confirmed, are not', () => {
  assert.equal(UNCONFIRMED_AT_LEAST, 3)
  assert.equal(unconfirmedOrders({ recent: 3, confirmed: 0 }), 3)
  assert.equal(unconfirmedOrders({ recent: 2, confirmed: 0 }), undefined)
  assert.equal(unconfirmedOrders({ recent: 9, confirmed: 1 }), undefined)
  assert.equal(recentSince(new Date('2026-10-28T06:30:00Z')), '2026-09-28T06:30:00.000Z')
})

test('the mark shows the number of orders', () => {
  assert.equal(unconfirmedText(5), '5 orders, none confirmed')
})
