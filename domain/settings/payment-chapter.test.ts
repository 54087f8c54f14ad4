import assert from 'node:assert/strict'
import test from 'node:test'
import { ownIdentity } from '#test/fixtures/sample-data.ts'
import { readShopSettings } from './settings-json.ts'

function faultsOf(json: unknown): unknown {
  const read = readShopSettings(json)
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ path, sentence }) => [path, sentence])) : {}
}

test('each part of the bank details has its own sentence', () => {
  const bank = { accountName: '', accountNumber: '12', ifsc: 'abc', bankName: '', branch: '' }
  assert.deepEqual(faultsOf({ bank }), {
    'bank.accountName': 'Account name is required for bank details',
    'bank.accountNumber': 'Account number must be 6 to 18 digits, or empty',
    'bank.ifsc': 'IFSC must be the 11 characters of an IFSC, or empty',
  })
})

test('a bank alone is no account', () => {
  const bank = { accountName: '', accountNumber: '', ifsc: '', bankName: 'A Bank', branch: '' }
  assert.deepEqual(faultsOf({ bank }), {
    'bank.accountName': 'Account name is required for bank details',
    'bank.accountNumber': 'Account number is required for bank details',
    'bank.ifsc': 'IFSC is required for bank details',
  })
})

test('a shop without UPI has an empty UPI ID', () => {
  const read = readShopSettings({ ...ownIdentity, upiId: '' })
  assert.equal('settings' in read && read.settings.upiId, '')
})
