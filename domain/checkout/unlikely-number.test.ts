import assert from 'node:assert/strict'
import test from 'node:test'
import { mobileWarning, pincodeWarning } from './unlikely-number.ts'

test('numbers that cannot be an Indian mobile are questioned, and no others', () => {
  for (const number of ['0000000000', '9999999999', '1234567890', '0987654321', '5555501999']) {
    assert.ok(mobileWarning(number), number)
  }
  for (const number of ['6000000001', '7012345678', '8765432109', '9876543210'])
    assert.equal(mobileWarning(number), undefined)
})

test('a pincode that begins with 0 has a warning', () => {
  assert.equal(pincodeWarning('000000'), 'Indian pincodes do not begin with 0.')
  for (const pincode of ['110001', '625001', '900056']) assert.equal(pincodeWarning(pincode), undefined)
})
