import assert from 'node:assert/strict'
import test from 'node:test'
import { settingsAt } from './booking.ts'
import { demoSettings } from './shop-settings.ts'

const season = { ...demoSettings, bookingOpens: '2026-09-01', bookingCloses: '2026-11-05' }
const at = (utc: string) => new Date(`${utc}Z`)

test('booking opens and closes at midnight in India', () => {
  assert.equal(settingsAt(season, at('2026-08-31T18:29:59')).takingOrders, false)
  assert.equal(settingsAt(season, at('2026-08-31T18:30:00')), season)
  assert.equal(settingsAt(season, at('2026-11-05T18:29:59')), season)
  assert.equal(settingsAt(season, at('2026-11-05T18:30:00')).takingOrders, false)
  assert.equal(settingsAt(demoSettings, at('2026-12-01T00:00:00')), demoSettings)
})

test('visitors read the reason: the owner’s sentence, or when booking opens', () => {
  const before = at('2026-08-01T06:00:00')
  assert.equal(settingsAt(season, before).closedSentence, 'Booking opens on 1 September 2026.')
  assert.equal(settingsAt(season, at('2026-12-01T06:00:00')).closedSentence, 'Booking has closed. Please call us.')
  assert.equal(settingsAt({ ...season, bookingSentence: 'Soon!' }, before).closedSentence, 'Soon!')
})

test('Tamil pages read the Tamil reason, and no sentence that the owner wrote for a shop closed by hand', () => {
  const before = at('2026-08-01T06:00:00')
  const closedByHand = { ...season, tamilClosedSentence: 'திங்கள் திறக்கும்.' }
  assert.equal(settingsAt(closedByHand, before).tamilClosedSentence, '')
  assert.equal(
    settingsAt({ ...closedByHand, tamilBookingSentence: 'விரைவில்!' }, before).tamilClosedSentence,
    'விரைவில்!',
  )
})

test('a shop that is closed by hand keeps its own sentence', () => {
  const closed = { ...season, takingOrders: false, closedSentence: 'Back on Monday.' }
  assert.equal(settingsAt(closed, at('2026-12-01T06:00:00')), closed)
})

test('a shop for viewing only takes no orders', () => {
  assert.equal(settingsAt({ ...demoSettings, viewOnly: true }, at('2026-10-01T06:00:00')).takingOrders, false)
})
