import assert from 'node:assert/strict'
import test from 'node:test'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import { readMethod, readUtr } from './methods.ts'

test('a UTR of UPI is 12 digits, however it is typed', () => {
  for (const typed of ['432156789012', '4321 5678 9012', '4321-5678-9012', 'UTR: 432156789012', '௪௩௨௧௫௬௭௮௯௦௧௨']) {
    assert.deepEqual(readUtr('upi', typed), { utr: '432156789012' }, typed)
  }
  for (const typed of ['', '43215678901', '4321567890123', 'T2411251234567890', 'x'.repeat(200)]) {
    assert.deepEqual(readUtr('upi', typed), { error: paymentWords.upiUtrWrong }, typed)
  }
})

test('a reference of the bank is 12 to 22 letters and digits, or none; cash has none', () => {
  assert.deepEqual(readUtr('bank', 'sbin5 2411 2345 678'), { utr: 'SBIN524112345678' })
  assert.deepEqual(readUtr('bank', ' '), { utr: '' })
  assert.deepEqual(readUtr('bank', 'SBIN52'), { error: paymentWords.bankUtrWrong })
  assert.deepEqual(readUtr('bank', 'PAIDBYMYBROTHER'), { error: paymentWords.bankUtrWrong })
  assert.deepEqual(readUtr('cash', '432156789012'), { utr: '' })
})

test('a reference that begins with a bank whose letters are also a word is kept whole', () => {
  for (const utr of ['IDIBN52026112012', 'IDFB524112345678', 'NOSB524112345678'])
    assert.deepEqual(readUtr('bank', utr), { utr }, utr)
  assert.deepEqual(readUtr('bank', 'UTR No. IDIBN52026112012'), { utr: 'IDIBN52026112012' })
})

test('a method is one of three', () => {
  assert.equal(readMethod('upi'), 'upi')
  assert.equal(readMethod('card'), undefined)
  assert.equal(readMethod(null), undefined)
})
