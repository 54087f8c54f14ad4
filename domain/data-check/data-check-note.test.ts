import assert from 'node:assert/strict'
import test from 'node:test'
import { dataCheckNote } from './data-check-note.ts'

/** Noon in India. */
const NOW = new Date('2026-11-20T06:30:00.000Z')
const TONIGHT = new Date('2026-11-19T22:30:00.000Z')
const before = (days: number) => new Date(TONIGHT.getTime() - days * 24 * 3_600_000)

test('a check without faults is a quiet line', () => {
  const note = (at: Date) => dataCheckNote({ last: { at, faults: 0 }, isLate: false }, NOW)
  assert.deepEqual(note(TONIGHT), { tone: 'plain', text: 'We checked the data today at 4:00 am and found no faults.' })
  assert.equal(note(before(1)).text, 'We checked the data yesterday at 4:00 am and found no faults.')
  assert.equal(note(before(5)).text, 'We checked the data on 15/11/2026 at 4:00 am and found no faults.')
  assert.equal(dataCheckNote({ isLate: false }, NOW).tone, 'plain')
})

test('faults are reported, however late the next check is', () => {
  const last = { at: TONIGHT, faults: 1_200 }
  for (const isLate of [true, false]) {
    assert.deepEqual(dataCheckNote({ last, isLate }, NOW), {
      tone: 'bad',
      text: 'We checked the data today at 4:00 am and found 1,200 faults.',
    })
  }
  const failed = { at: TONIGHT, reason: 'The disk cannot be read.' }
  assert.equal(dataCheckNote({ last: { at: before(1), faults: 1 }, failed, isLate: true }, NOW).tone, 'bad')
})

test('a failed or overdue check is reported with instructions', () => {
  const failed = { at: TONIGHT, reason: 'The disk cannot be read.' }
  assert.deepEqual(dataCheckNote({ failed, isLate: true }, NOW), {
    tone: 'warn',
    text: 'We could not check the data today at 4:00 am. The disk cannot be read. We have never checked the data.',
  })
  const late = dataCheckNote({ last: { at: before(3), faults: 0 }, isLate: true }, NOW)
  assert.equal(late.tone, 'warn')
  assert.match(late.text, /17\/11\/2026 at 4:00 am and found no faults\. A newer check is overdue\. Restart the shop/)
  assert.match(dataCheckNote({ isLate: true }, NOW).text, /never checked the data\. A check is overdue/)
})
