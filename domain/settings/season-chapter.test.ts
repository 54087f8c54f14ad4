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
      bookingOpens: 'Booking opens must be a date, or empty',
      'dispatchPromises.0.bookedUntil': 'Booked until must be a date',
      'dispatchPromises.0.promise': 'Promise must be a text of 1 to 200 characters',
    },
  )
  assert.deepEqual(faultsOf({ bookingOpens: '2026-11-02', bookingCloses: '2026-11-01' }), {
    bookingCloses: 'Booking closes must be a day after booking opens',
  })
})
