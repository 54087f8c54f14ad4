import assert from 'node:assert/strict'
import test from 'node:test'
import { noDelivery } from './delivery.ts'

const settings = { blockedStates: ['Delhi'], blockedPincodes: ['56', '626123'], blockedSentence: '' }

test('a state, a pincode and all that begin with some digits are blocked', () => {
  assert.equal(noDelivery(settings, { state: 'Delhi', pincode: '110001' })?.field, 'state')
  assert.equal(noDelivery(settings, { state: 'Karnataka', pincode: '560001' })?.field, 'pincode')
  assert.equal(noDelivery(settings, { state: 'Tamil Nadu', pincode: '626123' })?.field, 'pincode')
  assert.equal(noDelivery(settings, { state: 'Tamil Nadu', pincode: '626124' }), undefined)
  assert.equal(noDelivery(settings, { state: '', pincode: '' }), undefined)
})
