import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from './settings-json.ts'

test('numbers and lists are read as people type them', () => {
  const read = readShopSettings({
    minimumOrder: '₹ 3,000.50',
    rating: '',
    packing: { unit: 'rupees', amount: '௧௦௦' },
    otherPhones: '+91 55555 01998\n\n04562 555555\n',
    blockedPincodes: '11\n600001',
  })
  assert.ok('settings' in read)
  const { minimumOrderPaise, rating, packing, otherPhones, blockedPincodes } = read.settings
  assert.deepEqual([minimumOrderPaise, rating, packing.amount], [3000_50, undefined, 100])
  assert.deepEqual(otherPhones, ['+91 55555 01998', '04562 555555'])
  assert.deepEqual(blockedPincodes, ['11', '600001'])
})
