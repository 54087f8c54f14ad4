import assert from 'node:assert/strict'
import test from 'node:test'
import { readShopSettings } from './settings-json.ts'

function faultsOf(json: unknown): unknown {
  const read = readShopSettings(json)
  return 'faults' in read ? Object.fromEntries(read.faults.map(({ path, sentence }) => [path, sentence])) : {}
}

test('each date of the season has its own sentence', () => {
  assert.deepEqual(
    faultsOf({ bookingOpens: '2026-02-30', dispatchPromises: [{ bookedUntil: '1 May', promise: '' }] }),
    {
      bookingOpens: 'Enter a date for Booking opens',
      'dispatchPromises.0.bookedUntil': 'Enter a date for Booked until',
      'dispatchPromises.0.promise': 'Fill in Promise',
    },
  )
  assert.deepEqual(faultsOf({ bookingOpens: '2026-11-02', bookingCloses: '2026-11-01' }), {
    bookingCloses: 'The closing date must not be before the opening date',
  })
})
