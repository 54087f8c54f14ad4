import assert from 'node:assert/strict'
import test from 'node:test'
import { isBalance, isOpening, isSummary, isTotal, notDone } from './row-words.ts'

test('totals and balances are known by their words, and a customer whose name begins like one is neither', () => {
  const totals = [
    'Total',
    '** Grand Total (INR) **',
    'TRANSACTION TOTAL DR/CR',
    'Total as on 30-Nov-2026',
    'Page total:',
    'Closing balance as on 30/11/2026',
    'Net available bal',
    'Carried forward',
    'C/F',
    'Statement Summary',
  ]
  assert.deepEqual(
    totals.filter((text) => !isTotal(text)),
    [],
  )
  const customers = ['TOTAL GAS AGENCY', 'NET BANKING/BALAJI', 'CURRENT A/C BALU', 'CLEARING BALAN', 'BF TRADERS']
  assert.deepEqual(
    customers.filter((text) => isTotal(text)),
    [],
  )
})

test('a balance carried over may open the next page', () => {
  assert.deepEqual([isBalance('Opening Balance'), isOpening('Opening Balance')], [true, true])
  assert.deepEqual([isBalance('C/F'), isOpening('C/F'), isBalance('UPI/RAVI')], [true, false, false])
  assert.deepEqual([isSummary('Statement Summary'), isSummary('UPI/CR/LAKSHMI')], [true, false])
})

const status = (text: string) => notDone({ number: 1, cells: ['A', text] }, { status: [1], width: 2 })

test('a payment that failed, or was only begun, is known by its status', () => {
  for (const text of ['FAILED', 'Payment failure', 'Pending', 'declined', 'Under process', 'Refunded', 'created'])
    assert.equal(status(text), text)
  for (const text of ['SUCCESS', 'Completed', 'Processed', 'CREDIT', 'Settled', 'Paid', '', 'Tamil Nadu'])
    assert.equal(status(text), undefined)
})
