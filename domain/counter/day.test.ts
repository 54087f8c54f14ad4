import assert from 'node:assert/strict'
import test from 'node:test'
import { cashDifference, closedText, dayClosedText, expectedCash, noMethodSums, soldMoment } from './day.ts'

test('the cash of a day is the cash sales less the refunds', () => {
  const sums = {
    ...noMethodSums(),
    cash: { sales: 3, soldPaise: 900_00, returns: 1, refundPaise: 50_00 },
    upi: { sales: 1, soldPaise: 400_00, returns: 0, refundPaise: 0 },
  }
  assert.equal(expectedCash(sums), 850_00)
  assert.equal(cashDifference(850_00, 850_00), 'The cash is right')
  assert.equal(cashDifference(850_00, 830_00), '₹20 short')
  assert.equal(cashDifference(850_00, 850_50), '₹0.50 extra')
})

const closed = (countedPaise: number) => closedText({ expectedPaise: 850_00, countedPaise })

test('a closed day shows it', () => {
  assert.equal(dayClosedText('2026-11-20T20:00:00Z'), 'The day of 21/11/2026 is closed. Open it again to sell.')
  assert.equal(closed(850_00), 'The day is closed. The cash is right.')
  assert.equal(closed(830_00), 'The day is closed. The cash is ₹20 short.')
  assert.equal(closed(850_50), 'The day is closed. There is ₹0.50 extra.')
})

test('a kept sale has the time of its device, unless that time is impossible', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  assert.equal(soldMoment('2026-11-19T12:00:00.000Z', now).toISOString(), '2026-11-19T12:00:00.000Z')
  assert.equal(soldMoment('2026-11-20T12:01:00.000Z', now).toISOString(), '2026-11-20T12:01:00.000Z')
  assert.equal(soldMoment('2026-11-21T12:00:00.000Z', now), now)
  assert.equal(soldMoment('2026-01-01T12:00:00.000Z', now), now)
})
