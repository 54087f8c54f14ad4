import assert from 'node:assert/strict'
import { test } from 'node:test'
import { callChoices, callText, readCallTime } from './calls.ts'

/** Noon in India. */
const NOON = new Date('2026-11-20T06:30:00.000Z')

test('a call is arranged for one of the usual times, or for any time to come', () => {
  assert.deepEqual(readCallTime('in 1 hour', NOON), { at: '2026-11-20T07:30:00.000Z' })
  assert.deepEqual(readCallTime('in 2 hours', NOON), { at: '2026-11-20T08:30:00.000Z' })
  assert.deepEqual(readCallTime('this evening', NOON), { at: '2026-11-20T12:30:00.000Z' })
  assert.deepEqual(readCallTime('tomorrow', NOON), { at: '2026-11-21T04:30:00.000Z' })
  assert.deepEqual(readCallTime('2026-11-22T18:45', NOON), { at: '2026-11-22T13:15:00.000Z' })
})

test('a time in the past, or none, has its sentence', () => {
  for (const text of ['', 'soon', '2026-02-30T10:00', '2026-11-22T25:00', '2026-11-22']) {
    assert.deepEqual(readCallTime(text, NOON), { error: 'Choose when to call again.' }, text)
  }
  assert.deepEqual(readCallTime('2026-11-20T11:59', NOON), { error: 'Choose a time in the future.' })
  assert.deepEqual(readCallTime('2028-11-20T11:59', NOON), { error: 'Choose a time within a year.' })
})

test('the evening is offered while it is an hour away', () => {
  assert.deepEqual(
    callChoices(NOON).map(({ label }) => label),
    ['In 1 hour (1:00 pm)', 'In 2 hours (2:00 pm)', 'This evening (6:00 pm)', 'Tomorrow (10:00 am)'],
  )
  assert.equal(callChoices(new Date('2026-11-20T11:45:00.000Z')).length, 3)
  for (const { value } of callChoices(NOON)) assert.ok('at' in readCallTime(value, NOON), value)
})

test('an arranged call is named by its day and hour', () => {
  assert.equal(callText('2026-11-20T12:30:00.000Z'), '20/11/2026, 6:00 pm')
})
