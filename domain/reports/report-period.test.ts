import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReportPeriod, seasonBegin } from './report-period.ts'

/** A Wednesday; 00:30 of the next day in India. */
const now = new Date('2026-11-24T19:00:00Z')
const read = (query: string, bookingOpens = '') => readReportPeriod(new URLSearchParams(query), now, { bookingOpens })
const daysOf = (query: string, bookingOpens?: string) => {
  const period = read(query, bookingOpens)
  return 'fault' in period ? period.fault : [period.from, period.to, period.words]
}

const begins = (today: string, bookingOpens: string) => seasonBegin(today, { bookingOpens })

test('without parameters a report is about today, in India', () => {
  const today = ['2026-11-25', '2026-11-25', 'Wednesday, 25 November 2026']
  assert.deepEqual(daysOf(''), today)
  assert.deepEqual(daysOf('day=today&from=2026-11-01'), today)
  assert.deepEqual(daysOf('day=tomorrow'), today)
})

test('a report is about yesterday, or this week since Monday', () => {
  assert.deepEqual(daysOf('day=yesterday'), ['2026-11-24', '2026-11-24', 'Tuesday, 24 November 2026'])
  assert.deepEqual(daysOf('day=week'), ['2026-11-23', '2026-11-25', '23 November 2026 – 25 November 2026'])
})

test('the season begins when booking opened, else on 1 August, and shows which', () => {
  assert.deepEqual(daysOf('day=season', '2026-09-10').slice(0, 2), ['2026-09-10', '2026-11-25'])
  assert.deepEqual(
    begins('2026-11-25', '2026-09-10').note,
    'The season began when booking opened, on 10 September 2026.',
  )
  assert.deepEqual(begins('2026-11-25', ''), {
    from: '2026-08-01',
    note: 'Your settings do not say when booking opened. We count the season from 1 August 2026.',
  })
  assert.equal(begins('2026-07-31', '').from, '2025-08-01')
  assert.equal(begins('2026-08-01', '').from, '2026-08-01')
  assert.equal(begins('2026-11-25', '2027-08-15').from, '2026-08-01')
  assert.match(begins('2026-11-25', '2027-08-15').note, /^Booking opens later/)
  assert.equal(begins('2026-11-25', '2024-09-01').from, '2026-08-01', 'a day of a season before is forgotten')
})

test('a report is about any days, both included; one of the two may be missing', () => {
  assert.deepEqual(daysOf('day=range&from=2026-10-01&to=2026-10-31').slice(0, 2), ['2026-10-01', '2026-10-31'])
  assert.deepEqual(daysOf('from=2026-10-01').slice(0, 2), ['2026-10-01', '2026-11-25'])
  assert.deepEqual(daysOf('to=2026-10-31'), ['2000-01-01', '2026-10-31', 'Up to 31 October 2026'])
  assert.deepEqual(daysOf('from=1500-01-01&to=2026-10-31').slice(0, 2), ['2000-01-01', '2026-10-31'])
})

test('invalid days have a sentence each', () => {
  assert.match(String(daysOf('day=range')), /^Choose the first day/)
  assert.match(String(daysOf('day=range&from=2026-02-30')), /^Choose the first day/)
  assert.match(String(daysOf('from=2026-10-02&to=2026-10-01')), /first day is after the last/)
  assert.match(String(daysOf('from=2026-11-26&to=2026-12-01')), /in the future/)
})

test('days to come at the end of a period are left out', () => {
  assert.deepEqual(daysOf('from=2026-11-20&to=2027-01-01').slice(0, 2), ['2026-11-20', '2026-11-25'])
})
