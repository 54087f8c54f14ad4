import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoSettings } from '../settings/shop-settings.ts'
import { dispatchPromise } from './dispatch-promise.ts'

const dispatchPromises = [
  { bookedUntil: '2026-10-15', promise: 'Leaves by 20 October.' },
  { bookedUntil: '2026-10-31', promise: 'Leaves by 4 November.' },
]
const promised = (placedAt?: string) => dispatchPromise({ placedAt }, { dispatchPromises })

test('an order has the first promise whose day is not over in India', () => {
  assert.equal(promised('2026-10-01T06:00:00.000Z'), 'Leaves by 20 October.')
  // A minute before midnight, and midnight, in India.
  assert.equal(promised('2026-10-15T18:29:59.000Z'), 'Leaves by 20 October.')
  assert.equal(promised('2026-10-15T18:30:00.000Z'), 'Leaves by 4 November.')
  assert.equal(promised('2026-10-31T18:30:00.000Z'), '')
})

test('there is no promise without one, without a moment, or with an unreadable one', () => {
  assert.equal(dispatchPromise({ placedAt: '2026-10-01T06:00:00.000Z' }, demoSettings), '')
  assert.equal(dispatchPromise({ placedAt: '2026-10-01T06:00:00.000Z' }, {}), '')
  assert.equal(promised(), '')
  assert.equal(promised('yesterday'), '')
})
