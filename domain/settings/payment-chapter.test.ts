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
    'bank.accountName': 'Fill in Account name, or leave all bank details empty',
    'bank.accountNumber': 'An account number has 6 to 18 digits',
    'bank.ifsc': 'An IFSC has 11 characters, like ABCD0123456',
  })
})

test('a bank alone is no account', () => {
  const bank = { accountName: '', accountNumber: '', ifsc: '', bankName: 'A Bank', branch: '' }
  assert.deepEqual(faultsOf({ bank }), {
    'bank.accountName': 'Fill in Account name, or leave all bank details empty',
    'bank.accountNumber': 'Fill in Account number, or leave all bank details empty',
    'bank.ifsc': 'Fill in IFSC, or leave all bank details empty',
  })
})

test('a shop without UPI has an empty UPI ID', () => {
  const read = readShopSettings({ ...ownIdentity, upiId: '' })
  assert.equal('settings' in read && read.settings.upiId, '')
})

test('codes typed in groups or in small letters are completed', () => {
  const bank = {
    accountName: 'Murugan',
    accountNumber: '0012 3456 7890',
    ifsc: 'abcd 0123456',
    bankName: '',
    branch: '',
  }
  const read = readShopSettings({ bank })
  assert.ok('settings' in read)
  assert.deepEqual([read.settings.bank.accountNumber, read.settings.bank.ifsc], ['001234567890', 'ABCD0123456'])
})
