import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { dueAtFirst, dueOf } from '../payments/due.ts'
import { upiLimitNotice, upiLink } from './upi.ts'

const payment = { upiId: 'shop@bank', payeeName: 'Sri Vinayaga Crackers', due: dueAtFirst(2249_50), note: 'ORD1' }

test('§9 Payment: the UPI link names the payee and the amount in rupees', () => {
  assert.equal(upiLink(payment), 'upi://pay?pa=shop@bank&pn=Sri%20Vinayaga%20Crackers&am=2249.50&cu=INR&tn=ORD1')
})

test('the amount always has two decimals and no grouping', () => {
  for (const [paise, am] of [
    [5, '0.05'],
    [100, '1.00'],
    [1_23_456_78, '123456.78'],
  ] as const) {
    assert.equal(new URL(upiLink({ ...payment, due: dueAtFirst(paise) })).searchParams.get('am'), am)
  }
})

test('no name or note can change the payment', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const params = new URL(upiLink({ ...payment, payeeName: `${text}&am=1`, note: `${text}#&pa=eve@bank` }))
        .searchParams
      assert.deepEqual([...params.keys()], ['pa', 'pn', 'am', 'cu', 'tn'])
      assert.equal(params.get('pa'), 'shop@bank')
      assert.equal(params.get('am'), '2249.50')
    }),
  )
})

test('long names and notes are cut, so that the QR code stays readable', () => {
  const params = new URL(upiLink({ ...payment, payeeName: 'x'.repeat(500), note: 'y'.repeat(500) })).searchParams
  assert.equal(params.get('pn'), `${'x'.repeat(60)}…`)
  assert.equal(params.get('tn'), `${'y'.repeat(50)}…`)
})

test('an amount above ₹1,00,000 mentions UPI’s usual limit', () => {
  assert.equal(upiLimitNotice(1_00_000_00), undefined)
  assert.equal(
    upiLimitNotice(1_00_000_01),
    'UPI usually ends at ₹1,00,000 a day. When we call, we tell you how to pay a larger amount.',
  )
})

test('the link has the due amount, not the total', () => {
  const link = upiLink({ ...payment, due: dueOf(2_813_40, 1_000_00) })
  assert.equal(new URL(link).searchParams.get('am'), '1813.40')
})
