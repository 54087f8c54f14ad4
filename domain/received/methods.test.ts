import assert from 'node:assert/strict'
import test from 'node:test'
import { BANK_UTR_WRONG, readMethod, readUtr, UPI_UTR_WRONG, utrsIn } from './methods.ts'

test('28.4 a UTR of UPI is 12 digits, however it is typed', () => {
  for (const typed of ['432156789012', '4321 5678 9012', '4321-5678-9012', 'UTR: 432156789012', '௪௩௨௧௫௬௭௮௯௦௧௨']) {
    assert.deepEqual(readUtr('upi', typed), { utr: '432156789012' }, typed)
  }
  for (const typed of ['', '43215678901', '4321567890123', 'T2411251234567890', 'x'.repeat(200)]) {
    assert.deepEqual(readUtr('upi', typed), { error: UPI_UTR_WRONG }, typed)
  }
})

test('28.4 a reference of the bank is 12 to 22 letters and digits, or none; cash has none', () => {
  assert.deepEqual(readUtr('bank', 'sbin5 2411 2345 678'), { utr: 'SBIN524112345678' })
  assert.deepEqual(readUtr('bank', ' '), { utr: '' })
  assert.deepEqual(readUtr('bank', 'SBIN52'), { error: BANK_UTR_WRONG })
  assert.deepEqual(readUtr('bank', 'PAIDBYMYBROTHER'), { error: BANK_UTR_WRONG })
  assert.deepEqual(readUtr('cash', '432156789012'), { utr: '' })
})

test('28.4 the words of a statement are searched for what may be a UTR', () => {
  assert.deepEqual(utrsIn('UPI/432156789012/PAYMENT FROM PH/lakshmi@okaxis/State Bank'), ['432156789012'])
  assert.deepEqual(utrsIn('UPI-LAKSHMI-9876543210@YBL-SBIN0000123-432156789012-PAY 0000432156789012'), ['432156789012'])
  assert.deepEqual(utrsIn('NEFT CR-SBIN0000001-M MURUGAN-SBIN524112345678'), ['SBIN524112345678'])
  assert.deepEqual(utrsIn('CASH DEPOSIT SIVAKASI BRANCH'), [])
})

test('28.4 a method is one of three', () => {
  assert.equal(readMethod('upi'), 'upi')
  assert.equal(readMethod('card'), undefined)
  assert.equal(readMethod(null), undefined)
})
