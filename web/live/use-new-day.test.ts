import assert from 'node:assert/strict'
import test from 'node:test'
import { followDay } from './use-new-day.ts'

test('a screen reads once after midnight in India, and when it is shown again', (t) => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  let now = Date.parse('2026-10-28T18:29:00Z')
  let reads = 0
  t.after(
    followDay(
      () => (reads += 1),
      page,
      () => now,
    ),
  )
  const lookAt = (moment: string) => {
    now = Date.parse(moment)
    page.dispatchEvent(new Event('visibilitychange'))
    return reads
  }
  assert.equal(lookAt('2026-10-28T18:30:10Z'), 0, 'the shop’s clock may be behind')
  assert.equal(lookAt('2026-10-28T18:30:30Z'), 1)
  assert.equal(lookAt('2026-10-29T12:00:00Z'), 1)
  page.visibilityState = 'hidden'
  assert.equal(lookAt('2026-10-30T12:00:00Z'), 1, 'a hidden tab loads nothing')
  page.visibilityState = 'visible'
  assert.equal(lookAt('2026-10-30T12:00:01Z'), 2)
})
