import assert from 'node:assert/strict'
import { test } from 'node:test'
import { doneSteps, type RecordedStep } from '../steps/steps.ts'
import { balanceOf } from './balance.ts'
import { nextAction } from './next-action.ts'
import type { Payment } from './payment.ts'

const TOTAL = 2_500_00
const order = { isReplaced: false }
const noted = { at: '2026-11-20T10:00:00.000Z' }

function payment(amountPaise: number, extra: Partial<Payment> = {}): Payment {
  const id = String(amountPaise)
  return { id, orderId: 'ORD1', method: 'upi', amountPaise, receivedOn: '2026-11-20', noted, note: '', ...extra }
}

const seen = { seen: noted }
const after = (...steps: RecordedStep[]) => doneSteps(steps.map((step) => ({ kind: 'step', step })))
const money = (payments: readonly Payment[] = [], asked = TOTAL) => ({
  payments,
  balance: balanceOf(asked, payments),
  isBefore: false,
})

test('an order is confirmed, paid, packed, dispatched and delivered', () => {
  const paid = money([payment(TOTAL, seen)])
  assert.deepEqual(nextAction(order, after(), money()), { kind: 'step', step: 'confirmed' })
  assert.deepEqual(nextAction(order, after('confirmed'), paid), { kind: 'step', step: 'paid' })
  assert.deepEqual(nextAction(order, after('confirmed', 'paid'), paid), { kind: 'step', step: 'packed' })
  assert.deepEqual(nextAction(order, after('confirmed', 'paid', 'packed'), paid), { kind: 'dispatch' })
  const gone = after('confirmed', 'paid', 'packed', 'dispatched')
  assert.deepEqual(nextAction(order, gone, paid), { kind: 'step', step: 'delivered' })
  assert.equal(nextAction(order, after('confirmed', 'paid', 'delivered'), paid), undefined)
})

test('a payment is recorded, and seen in the bank, before an order is marked as paid', () => {
  const confirmed = after('confirmed')
  assert.deepEqual(nextAction(order, confirmed, money()), { kind: 'payment' })
  assert.deepEqual(nextAction(order, confirmed, money([payment(1_000_00, seen)])), { kind: 'payment' })
  const said = payment(1_500_00)
  assert.deepEqual(nextAction(order, confirmed, money([payment(1_000_00, seen), said])), {
    kind: 'seen',
    payment: said,
  })
  const mistake = payment(500_00, { takenBack: { ...noted, reason: 'mistake' } })
  assert.deepEqual(nextAction(order, confirmed, money([mistake, payment(TOTAL, seen)])), { kind: 'step', step: 'paid' })
})

test('the money of a packed order comes before its lorry', () => {
  assert.deepEqual(nextAction(order, after('confirmed', 'packed'), money()), { kind: 'payment' })
})

test('money for a cancelled order is given back, once the bank has seen it', () => {
  const cancelled = after('confirmed', 'cancelled')
  assert.deepEqual(nextAction(order, cancelled, money([payment(TOTAL, seen)], 0)), { kind: 'refund' })
  assert.equal(nextAction(order, cancelled, money([payment(TOTAL)], 0)), undefined)
  assert.equal(nextAction(order, cancelled, money([], 0)), undefined)
  const overpaid = money([payment(TOTAL + 100, seen)])
  assert.deepEqual(nextAction(order, after('confirmed', 'paid', 'delivered'), overpaid), { kind: 'refund' })
})

test('a trial has only its steps; nothing is next for an order that was replaced, erased, or paid before records', () => {
  const trial = { ...order, kind: 'trial' } as const
  assert.deepEqual(nextAction(trial, after('confirmed'), money()), { kind: 'step', step: 'paid' })
  assert.deepEqual(nextAction(trial, after('paid', 'packed', 'confirmed'), money()), {
    kind: 'step',
    step: 'dispatched',
  })
  assert.equal(nextAction({ isReplaced: true }, after(), money()), undefined)
  assert.equal(nextAction({ ...order, erased: 'age' }, after(), money()), undefined)
  assert.equal(nextAction(order, after('confirmed', 'delivered'), { ...money(), isBefore: true }), undefined)
})
