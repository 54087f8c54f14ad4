import assert from 'node:assert/strict'
import test from 'node:test'
import { groupedUtr, readSaidUtr } from './said-payment.ts'

test('a UTR is 12 digits, however people copy it', () => {
  for (const text of [
    '432156789012',
    ' 4321 5678 9012 ',
    'UTR: 4321-5678-9012',
    'UPI Ref No. 432156789012',
    '௪௩௨௧௫௬௭௮௯௦௧௨',
  ])
    assert.equal(readSaidUtr(text), '432156789012', text)
  for (const text of [
    '',
    '43215678901',
    '4321567890123',
    'paid by GPay',
    '9876543210',
    'SBIN524112345678',
    '4'.repeat(900),
  ])
    assert.equal(readSaidUtr(text), undefined, text)
  assert.equal(groupedUtr('432156789012'), '4321 5678 9012')
})
