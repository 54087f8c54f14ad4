import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OrderFilter, sortOrders } from '#domain/order/order-list.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { type OrderRow, orderRow } from '../order-row.ts'
import {
  afterChange,
  afterLookup,
  afterReading,
  firstRows,
  shownRows,
  type StableRows,
  unreadIds,
  waitingRows,
} from '#web/admin/kit/stable-rows/stable-rows.ts'
import { orderListRule } from './list-rule.ts'

const unverified: OrderFilter = { search: '', verified: 'Unverified', completion: '', sort: 'newest' }

function row(number: number, states: Partial<OrderRow> = {}): OrderRow {
  return {
    ...orderRow(testOrder({ orderId: `ORD${number}`, placedAt: `2026-11-20T10:00:0${number}.000Z` })),
    ...states,
  }
}

const rule = orderListRule(unverified)
const page = sortOrders([row(1), row(2), row(3)], 'newest')

function seen(rows: StableRows<OrderRow>, read: readonly OrderRow[], filter = unverified): string[] {
  return shownRows(rows, read, orderListRule(filter)).map(
    ({ row: { orderId, verified }, gone }) => `${orderId} ${gone ?? verified}`,
  )
}

test('§4 a row that leaves the filter stays in its place, marked', () => {
  const without2 = page.filter(({ orderId }) => orderId !== 'ORD2')
  const changed = afterChange(firstRows(page, rule), 'ORD2', { verified: 'Verified' })
  const rows = afterReading(changed, without2, false, rule)
  assert.deepEqual(seen(rows, without2), ['ORD3 Unverified', 'ORD2 left', 'ORD1 Unverified'])
  const back = afterReading(rows, page, false, rule)
  assert.deepEqual(
    seen(back, page),
    ['ORD3 Unverified', 'ORD2 Unverified', 'ORD1 Unverified'],
    'after an undo it is in the list',
  )
})

test('a row that someone else changed or deleted is marked after a lookup', () => {
  const without = [row(1)]
  const rows = afterReading(firstRows(page, rule), without, false, rule)
  assert.deepEqual(seen(rows, without), ['ORD3 Unverified', 'ORD2 Unverified', 'ORD1 Unverified'])
  const asked = unreadIds(rows, without, rule)
  assert.deepEqual(asked, ['ORD3', 'ORD2'])
  const looked = afterLookup(rows, asked, [row(2, { verified: 'Verified' })], rule)
  assert.deepEqual(seen(looked, without), ['ORD3 deleted', 'ORD2 left', 'ORD1 Unverified'])
  assert.deepEqual(unreadIds(looked, without, rule), ['ORD2'], 'what is deleted is not asked for again')
})

test('a row that new ones push onto the next page stays unmarked', () => {
  const read = sortOrders([row(4), row(3), row(2)], 'newest')
  const rows = afterLookup(afterReading(firstRows(page, rule), read, true, rule), ['ORD1'], [row(1)], rule)
  assert.deepEqual(seen(rows, read), ['ORD4 Unverified', 'ORD3 Unverified', 'ORD2 Unverified', 'ORD1 Unverified'])
})

test('new rows wait during activity, and are then inserted among the rows that stay', () => {
  const read = sortOrders([row(4), row(3), row(1)], 'newest')
  const busy = afterReading(afterChange(firstRows(page, rule), 'ORD2', { verified: 'Verified' }), read, false, rule)
  assert.equal(waitingRows(busy, read, rule), 1)
  assert.deepEqual(seen(busy, read), ['ORD3 Unverified', 'ORD2 left', 'ORD1 Unverified'])
  const calm = afterReading(busy, read, true, rule)
  assert.equal(waitingRows(calm, read, rule), 0)
  assert.deepEqual(seen(calm, read), ['ORD4 Unverified', 'ORD3 Unverified', 'ORD2 left', 'ORD1 Unverified'])
})

test('without a filter no row leaves', () => {
  const all: OrderFilter = { ...unverified, verified: '' }
  const changed = afterChange(firstRows(page, rule), 'ORD2', { verified: 'Verified' })
  assert.deepEqual(seen(changed, page, all), ['ORD3 Unverified', 'ORD2 Verified', 'ORD1 Unverified'])
})
