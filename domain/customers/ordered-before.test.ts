import assert from 'node:assert/strict'
import test from 'node:test'
import { orderedBeforeText } from './ordered-before.ts'

test('earlier orders are listed with their sum and the day of the last one in India', () => {
  assert.equal(
    orderedBeforeText({ orders: 3, sumPaise: 1_23_450_00, lastAt: '2026-11-19T20:00:00.000Z' }),
    'Ordered before: 3 orders, ₹1,23,450, last on 20/11/2026',
  )
  assert.match(
    orderedBeforeText({ orders: 1, sumPaise: 0, lastAt: '2026-11-19T10:00:00.000Z' }),
    /^Ordered before: 1 order, ₹0/,
  )
})
