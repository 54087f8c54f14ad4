import assert from 'node:assert/strict'
import test from 'node:test'
import { balanceOf } from './balance.ts'
import { UPI_UTR_WRONG } from './methods.ts'
import {
  aboveDue,
  AMOUNT_TOO_LARGE,
  AMOUNT_WRONG,
  DAY_AHEAD,
  DAY_OLD,
  DAY_WRONG,
  METHOD_REQUIRED,
  PAYMENT_NOTE_TOO_LONG,
  readPaymentForm,
  usedUtrText,
} from './payment-form.ts'

/** Half past midnight in India, still the day before in UTC. */
const NOW = new Date('2026-11-19T19:00:00.000Z')
const fields = {
  method: 'upi',
  utr: '4321 5678 9012',
  amount: '₹ 2,500.50',
  receivedOn: '2026-11-20',
  seen: '',
  note: ' from her son ',
}

test('a payment is read from its form', () => {
  assert.deepEqual(readPaymentForm(fields, NOW), {
    draft: {
      method: 'upi',
      utr: '432156789012',
      amountPaise: 2_500_50,
      receivedOn: '2026-11-20',
      isSeen: false,
      note: 'from her son',
    },
  })
  const cash = readPaymentForm({ ...fields, method: 'cash' }, NOW)
  assert.ok('draft' in cash)
  assert.deepEqual([cash.draft.utr, cash.draft.isSeen], ['', true])
})

const wrong = (changes: Partial<typeof fields>) => {
  const read = readPaymentForm({ ...fields, ...changes }, NOW)
  return 'errors' in read ? Object.values(read.errors) : []
}

test('each fault of the form has its sentence', () => {
  assert.deepEqual(wrong({ method: 'card' }), [METHOD_REQUIRED])
  assert.deepEqual(wrong({ utr: '' }), [UPI_UTR_WRONG])
  for (const amount of ['', '0', '-5', 'all', '1e5']) assert.deepEqual(wrong({ amount }), [AMOUNT_WRONG], amount)
  assert.deepEqual(wrong({ amount: '1,00,00,001' }), [AMOUNT_TOO_LARGE])
  assert.deepEqual(wrong({ receivedOn: '20/11/2026' }), [DAY_WRONG])
  assert.deepEqual(wrong({ receivedOn: '2026-11-21' }), [DAY_AHEAD])
  assert.deepEqual(wrong({ receivedOn: '2025-11-18' }), [DAY_OLD])
  assert.deepEqual(wrong({ note: 'x'.repeat(301) }), [PAYMENT_NOTE_TOO_LONG])
})

test('a payment above the due amount has its sentence and a way to go on', () => {
  const due = balanceOf(5_000_00, [{ amountPaise: 4_000_00 }])
  assert.equal(aboveDue(1_000_00, due), undefined)
  assert.match(
    aboveDue(1_500_00, due) ?? '',
    /^₹1,000 is due, so ₹500 would be overpaid\. .*tick “The customer paid more”/,
  )
  assert.match(aboveDue(1_00, balanceOf(5_000_00, [{ amountPaise: 5_000_00 }])) ?? '', /^It is paid already/)
  assert.match(
    aboveDue(1_00, balanceOf(0, [])) ?? '',
    /^Nothing is due for this order, so you would have to refund ₹1\./,
  )
})

test('a UTR used twice is refused with the other order named', () => {
  const used = { orderId: 'ORD20261120224520123', amountPaise: 500_00, receivedOn: '2026-11-20' }
  assert.equal(
    usedUtrText('432156789012', used, 'ORD1'),
    'The UTR 432156789012 was recorded already for the order ORD20261120224520123: ₹500 on 20/11/2026.',
  )
  assert.match(usedUtrText('432156789012', used, used.orderId), /already for this order: ₹500/)
})
