import assert from 'node:assert/strict'
import test from 'node:test'
import {
  correctionNote,
  type Dispatch,
  dispatchNote,
  foldLr,
  freightText,
  lrTaken,
  secondDispatch,
  weightText,
} from './dispatched.ts'

const dispatch: Dispatch = {
  orderId: 'ORD1',
  office: { name: 'KPN Parcel', branch: 'Madurai', phone: '' },
  lr: 'MDU 4711',
  cases: 3,
  freight: 'to pay',
  freightPaise: 450_00,
  receiptUrl: '',
  at: '2026-10-28T06:30:00.000Z',
  version: 1,
}

test('the history names the parcel, and the changes of a correction', () => {
  assert.equal(dispatchNote(dispatch), 'LR MDU 4711, KPN Parcel, Madurai, 3 cases, lorry charge to pay: ₹450')
  const { freightPaise: _, ...rest } = dispatch
  const corrected = { ...rest, lr: 'MDU 4712', cases: 1, weightGrams: 42_500, receiptUrl: '/media/r.jpg' }
  assert.equal(
    correctionNote(dispatch, corrected),
    'LR: was MDU 4711, now MDU 4712\nCases: was 3 cases, now 1 case\nWeight: was none, now 42.5 kg\nLorry charge: was To pay: ₹450, now To pay\nNew receipt photo',
  )
  assert.equal(correctionNote(dispatch, { ...dispatch }), '')
  assert.equal(correctionNote({ ...dispatch, receiptUrl: '/a' }, dispatch), 'Receipt photo removed')
})

test('a second dispatch and a second use of an LR name the first', () => {
  assert.equal(
    secondDispatch('This order is already dispatched.', dispatch),
    'This order is already dispatched. It went with LR MDU 4711 by KPN Parcel, Madurai.',
  )
  assert.equal(secondDispatch('Already.', undefined), 'Already.')
  assert.equal(
    lrTaken('4711', dispatch),
    'LR 4711 of this office belongs to order ORD1, dispatched on 28/10/2026 12:00:00 pm. Check the receipt.',
  )
})

test('weights, charges and LR numbers are read in each spelling', () => {
  assert.deepEqual([42_500, 1_000, 12_34_000, 300].map(weightText), ['42.5 kg', '1 kg', '1,234 kg', '0.3 kg'])
  assert.equal(freightText({ freight: 'paid' }), 'Paid')
  assert.equal(foldLr('Mdu/04 711'), foldLr('MDU-04711'))
  assert.notEqual(foldLr('4711'), foldLr('04711'))
})
