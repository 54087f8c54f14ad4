import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderSteps } from '../steps/steps.ts'
import { isConfirmed, isCounted } from './counted-order.ts'

test('a trial, a replaced and a cancelled order are not counted, any other order is', () => {
  assert.equal(isCounted({}), true)
  assert.equal(isCounted({ kind: 'trial' }), false)
  assert.equal(isCounted({ supersededBy: 'ORD20261120224520123' }), false)
  assert.equal(isCounted({ step: 'cancelled' }), false)
  assert.equal(isCounted({ step: 'packed' }), true)
})

test('an order is confirmed when it is Verified, or was paid, packed or sent without that', () => {
  assert.equal(isConfirmed({}), false)
  assert.equal(isConfirmed({ verified: 'Verified', step: 'cancelled' }), true)
  const unverified = orderSteps.filter((step) => isConfirmed({ verified: 'Unverified', step }))
  assert.deepEqual(unverified, ['confirmed', 'paid', 'packed', 'dispatched', 'delivered'])
})
