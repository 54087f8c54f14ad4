import assert from 'node:assert/strict'
import test from 'node:test'
import { minimumFor } from './minimum-order.ts'

const settings = { minimumOrderPaise: 2000_00, minimumByState: [{ state: 'Karnataka', minimumPaise: 1500_00 }] }

test('a state has its own minimum, or the shop’s', () => {
  assert.equal(minimumFor(settings, 'Karnataka'), 1500_00)
  assert.equal(minimumFor(settings, 'Tamil Nadu'), 2000_00)
})

test('while the state is unknown, the lowest minimum counts', () => {
  assert.equal(minimumFor(settings, ''), 1500_00)
  assert.equal(minimumFor({ ...settings, minimumByState: [] }, ''), 2000_00)
})
