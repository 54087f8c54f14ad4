import assert from 'node:assert/strict'
import test from 'node:test'
import { dispatchTexts, isRecorded, mergeDispatch, readDispatchForm } from './dispatch-form.ts'
import type { Dispatch } from './dispatched.ts'

const filled = { officeId: 'kpn', lr: ' MDU  4711 ', cases: '௩', freight: 'to pay' }

function errorsOf(input: object) {
  const read = readDispatchForm({ ...input })
  return 'errors' in read ? read.errors : {}
}

test('office, LR, cases, weight, freight and photo are read as they are typed', () => {
  assert.deepEqual(
    readDispatchForm({ ...filled, weight: '42.5 kg', freightAmount: '₹ 1,450', receiptUrl: '/media/r.jpg' }),
    {
      draft: {
        office: { id: 'kpn' },
        details: {
          lr: 'MDU 4711',
          cases: 3,
          weightGrams: 42_500,
          freight: 'to pay',
          freightPaise: 1_450_00,
          receiptUrl: '/media/r.jpg',
        },
      },
    },
  )
  const typed = readDispatchForm({ ...filled, officeId: 'typed', officeName: 'ABT', officeBranch: 'Theni' }, '625531')
  assert.deepEqual('draft' in typed && typed.draft.office, {
    typed: { name: 'ABT', branch: 'Theni', phone: '', places: '625' },
  })
})

test('each fault of a dispatch has its sentence, at its input', () => {
  assert.deepEqual(errorsOf({}), {
    officeId: 'Choose a transport office, or add another one.',
    lr: 'Enter the LR number from the lorry receipt.',
    cases: 'Enter the number of cases, from 1 to 999.',
    freight: 'Choose who pays the lorry charge.',
  })
  assert.deepEqual(errorsOf({ ...filled, officeId: 'typed', officePhone: 'no' }), {
    officeName: 'Enter the name of the transport office.',
    officeBranch: 'Enter the branch, the place where the customer collects the parcel.',
    officePhone: 'Enter a number with 6 to 15 digits. Put a comma between two numbers.',
  })
  for (const weight of ['heavy', '0', '-1', '1.25', '20001']) {
    assert.equal(
      errorsOf({ ...filled, weight }).weight,
      'Enter the weight in kg with one decimal at most, for example 42.5.',
    )
  }
  for (const cases of ['0', '1000', '2.5', '-1']) assert.ok(errorsOf({ ...filled, cases }).cases, cases)
  assert.equal(
    errorsOf({ ...filled, freightAmount: 'much' }).freightAmount,
    'Enter the lorry charge in rupees, or leave it empty.',
  )
  assert.equal(
    errorsOf({ ...filled, receiptUrl: 'javascript:alert(1)' }).receiptUrl,
    'Please select a valid image file',
  )
})

test('a recorded value is shown as it was typed', () => {
  const texts = {
    ...filled,
    lr: '4711',
    cases: '3',
    weight: '42.5',
    freightAmount: '450',
    receiptUrl: '',
    officeName: '',
    officeBranch: '',
    officePhone: '',
  }
  const read = readDispatchForm(texts)
  assert.ok('draft' in read)
  const office = { name: 'KPN', branch: 'Madurai', phone: '' }
  const dispatch = { ...read.draft.details, orderId: 'ORD1', officeId: 'kpn', office, at: '', version: 1 }
  assert.deepEqual(dispatchTexts(dispatch), texts)
})

test('a correction is merged a part at a time, the office with its name and phone', () => {
  const recorded: Dispatch = {
    orderId: 'ORD1',
    officeId: 'kpn',
    office: { name: 'KPN', branch: 'Madurai', phone: '' },
    lr: '4712',
    cases: 3,
    freight: 'to pay',
    receiptUrl: '',
    at: '2026-11-20T17:15:20.000Z',
    version: 2,
  }
  const now = dispatchTexts(recorded)
  const seen = { ...now, lr: '4711' }
  assert.deepEqual(mergeDispatch({ seen, edited: { ...seen, cases: '4' } }, recorded), {
    merged: { ...now, cases: '4' },
  })
  const office = { ...seen, officeId: 'typed', officeName: 'ABT', officeBranch: 'Theni' }
  const moved = { ...recorded, officeId: 'abt' }
  assert.deepEqual(mergeDispatch({ seen, edited: office }, moved), { conflicts: ['office'] })
  assert.deepEqual(mergeDispatch({ seen, edited: office }, undefined), { merged: office }, 'nothing was recorded')
})

const typed = (branch: string) => ({ typed: { name: 'kpn parcel', branch, phone: '', places: '' } })

test('a draft is recorded if the dispatch has its office and its details', () => {
  const details = { lr: '4711', cases: 3, freight: 'to pay', receiptUrl: '' } as const
  const office = { name: 'KPN Parcel', branch: 'Madurai', phone: '0452 234567' }
  const recorded: Dispatch = { ...details, orderId: 'ORD1', officeId: 'kpn', office, at: '', version: 1 }
  for (const choice of [{ id: 'kpn' }, typed('Madurai')]) {
    assert.equal(isRecorded({ office: choice, details }, recorded), true)
    for (const changes of [{ lr: '4712' }, { cases: 4 }, { weightGrams: 500 }, { freight: 'paid' as const }]) {
      assert.equal(isRecorded({ office: choice, details: { ...details, ...changes } }, recorded), false)
    }
  }
  for (const choice of [{ id: 'abt' }, typed('Theni')])
    assert.equal(isRecorded({ office: choice, details }, recorded), false)
  const { officeId: _removed, ...orphan } = recorded
  assert.equal(isRecorded({ office: { id: 'kpn' }, details }, orphan), true, 'its office was removed since')
})
