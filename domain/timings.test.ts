import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import * as timings from './timings.ts'

test('§9 Upload delay random 5-10 s', () => {
  assert.equal(timings.uploadDelayMs(0), 5000)
  assert.equal(timings.uploadDelayMs(0.5), 7500)
  assert.equal(timings.uploadDelayMs(1), 10_000)
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (random) => {
      const delay = timings.uploadDelayMs(random)
      assert.ok(Number.isInteger(delay) && delay >= 5000 && delay <= 10_000)
    }),
  )
})

test('§9 notifications 5 s; scroll lock 100 ms; password panel 2000 ms', () => {
  assert.equal(timings.NOTICE_MS, 5000)
  assert.equal(timings.SCROLL_LOCK_MS, 100)
  assert.equal(timings.PASSWORD_PANEL_CLOSE_MS, 2000)
})

test('§9 WhatsApp toast delay 5 s, hide after 10 min, confetti 1000 particles', () => {
  assert.equal(timings.WHATSAPP_TOAST_DELAY_MS, 5000)
  assert.equal(timings.WHATSAPP_TOAST_PROGRESS_MS, 5000)
  assert.equal(timings.WHATSAPP_TOAST_HIDE_MS, 600_000)
  assert.equal(timings.CONFETTI_PARTICLES, 1000)
})

test('§9 Banner scroll speed 50', () => {
  assert.equal(timings.BANNER_SPEED, 50)
})
