import assert from 'node:assert/strict'
import test from 'node:test'
import { balanceOf } from './balance.ts'
import { payments as paymentWords } from '../words/en/office/money/payments.ts'
import { aboveDue, readPaymentForm, usedUtrText } from './payment-form.ts'

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
  assert.deepEqual(wrong({ method: 'card' }), [paymentWords.chooseMethod])
  assert.deepEqual(wrong({ utr: '' }), [paymentWords.upiUtrWrong])
  for (const amount of ['', '0', '-5', 'all', '1e5'])
    assert.deepEqual(wrong({ amount }), [paymentWords.amountWrong], amount)
  assert.deepEqual(wrong({ amount: '1,00,00,001' }), ['Enter an amount of up to ₹1,00,00,000.'])
  assert.deepEqual(wrong({ receivedOn: '20/11/2026' }), [paymentWords.dayWrong])
  assert.deepEqual(wrong({ receivedOn: '2026-11-21' }), [paymentWords.dayAhead])
  assert.deepEqual(wrong({ receivedOn: '2025-11-18' }), [paymentWords.dayOld])
  assert.deepEqual(wrong({ note: 'x'.repeat(301) }), ['Enter a note of up to 300 characters.'])
})

test('a payment above the due amount has its sentence and a way to go on', () => {
  const due = balanceOf(5_000_00, [{ amountPaise: 4_000_00 }])
  assert.equal(aboveDue(1_000_00, due), undefined)
  assert.match(
    aboveDue(1_500_00, due) ?? '',
    /^₹1,000 is due, and ₹500 would be overpaid\. .*tick “The customer paid more”/,
  )
  assert.match(aboveDue(1_00, balanceOf(5_000_00, [{ amountPaise: 5_000_00 }])) ?? '', /^This order is already paid/)
  assert.match(
    aboveDue(1_00, balanceOf(0, [])) ?? '',
    /^No amount is due for this order, and you would have to refund ₹1\./,
  )
})

test('a UTR used twice is refused with the other order named', () => {
  const used = { orderId: 'ORD20261120224520123', amountPaise: 500_00, receivedOn: '2026-11-20' }
  assert.equal(
    usedUtrText('432156789012', used, 'ORD1'),
    'The UTR 432156789012 is already recorded for the order ORD20261120224520123, with ₹500 on 20/11/2026.',
  )
  assert.match(usedUtrText('432156789012', used, used.orderId), /already recorded for this order, with ₹500/)
})
