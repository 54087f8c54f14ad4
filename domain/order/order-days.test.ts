import assert from 'node:assert/strict'
import test from 'node:test'
import { readOrderDays } from './order-days.ts'

/** Half past one in the night of 21 November, in India. */
const night = new Date('2026-11-20T20:00:00Z')
const days = (query: string) => readOrderDays(new URLSearchParams(query), night)

test('§9 today and yesterday begin and end at midnight in India', () => {
  assert.deepEqual(days('day=today'), { from: '2026-11-20T18:30:00.000Z', until: '2026-11-21T18:30:00.000Z' })
  assert.deepEqual(days('day=yesterday'), { from: '2026-11-19T18:30:00.000Z', until: '2026-11-20T18:30:00.000Z' })
})

test('from one day to another, both included, also the wrong way round, and with one end open', () => {
  const twoDays = { from: '2026-11-18T18:30:00.000Z', until: '2026-11-20T18:30:00.000Z' }
  assert.deepEqual(days('from=2026-11-19&to=2026-11-20'), twoDays)
  assert.deepEqual(days('day=range&from=2026-11-20&to=2026-11-19'), twoDays)
  assert.deepEqual(days('from=2026-11-19'), { from: twoDays.from })
  assert.deepEqual(days('to=2026-11-20'), { until: twoDays.until })
})

test('an invalid day limits nothing', () => {
  for (const query of ['', 'day=tomorrow', 'from=2026-13-01', 'to=2026-02-30', 'from=20.11.2026', 'to=9999-12-31'])
    assert.deepEqual(days(query), {}, query)
})
