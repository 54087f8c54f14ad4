import assert from 'node:assert/strict'
import test from 'node:test'
import { accountNumbers, findUtrs } from './utrs.ts'

const UTR = '432156789012'

test('the words of a statement are searched for UTRs', () => {
  for (const words of [
    `UPI/${UTR}/PAYMENT FROM PH/lakshmi@okaxis/State Bank`,
    `UPI-LAKSHMI-9876543210@YBL-SBIN0000123-${UTR}-PAY 0000${UTR}`,
    `UPIAR/${UTR}/CR/RAVI`,
    `UPIAR${UTR}CR`,
    `CR${UTR}`,
    `IMPS${UTR}RAVI`,
    `UPI-${UTR}`,
    `MMT/IMPS/${UTR}/ok`,
    `UTR No. ${UTR}`,
    `UPI/CR/4321\n56789012/RAVI`,
    `UPI/CR/43215678\n 9012`,
    `BY TRANSFER-UPI/CR/${UTR}/RAVI TRANSFER FROM 4897736162097`,
    `A/C NO. 123412341234 UPI/${UTR}`,
    `UPI/123412341234@ybl/${UTR}`,
  ]) {
    assert.equal(findUtrs(words).only, UTR, words)
    assert.ok(findUtrs(words).all.includes(UTR), words)
  }
  assert.equal(findUtrs('NEFT CR-SBIN0000001-M MURUGAN-SBIN524112345678').only, 'SBIN524112345678')
  assert.equal(findUtrs('NEFT-IDIBN52026112012-M MURUGAN').only, 'IDIBN52026112012')
  assert.deepEqual(findUtrs('CASH DEPOSIT SIVAKASI BRANCH'), { all: [] })
})

test('two numbers that may be a UTR are none, and that of the account is not one', () => {
  assert.equal(findUtrs('UPI/432156789012/987654321098').only, undefined)
  const accounts = accountNumbers('Account Number : 987654321098 IFSC SBIN0000123')
  assert.equal(findUtrs('UPI/432156789012/987654321098', accounts).only, '432156789012')
})
