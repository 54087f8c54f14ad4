import assert from 'node:assert/strict'
import test from 'node:test'
import { differenceText, methodText, readReason, stateText } from './payment.ts'

const seen = { at: '2026-11-20T17:15:20.000Z', who: 'ravi@example.com' }

test('“checked in the bank” differs from “not checked yet”', () => {
  assert.equal(stateText({ method: 'upi' }), 'Not checked yet')
  assert.equal(stateText({ method: 'upi', seen }), 'Checked in the bank, 20/11/2026 10:45:20 pm, ravi@example.com')
  assert.equal(stateText({ method: 'cash', seen: { at: seen.at } }), 'In the cash box, 20/11/2026 10:45:20 pm')
  assert.match(
    stateText({ method: 'upi', seen, takenBack: { ...seen, reason: 'returned' } }),
    /^Returned to the customer, 20\/11/,
  )
})

test('a different amount has its sentence', () => {
  assert.equal(
    differenceText({ saidPaise: 5_000_00, amountPaise: 500_00 }),
    'The customer said ₹5,000, the bank shows ₹500.',
  )
  assert.equal(differenceText({ saidPaise: 500_00, amountPaise: 500_00 }), undefined)
  assert.equal(differenceText({ amountPaise: 500_00 }), undefined)
})

test('a payment is named by its method and its UTR', () => {
  assert.equal(methodText({ method: 'upi', utr: '432156789012' }), 'UPI 432156789012')
  assert.equal(methodText({ method: 'cash' }), 'Cash')
  assert.equal(readReason('returned'), 'returned')
  assert.equal(readReason('other'), undefined)
})
