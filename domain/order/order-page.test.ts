import assert from 'node:assert/strict'
import test from 'node:test'
import { orderCursorText, readOrderCursor, shownOrders } from './order-page.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'

const order = testOrder()
const text = '2026-11-20T17:15:20.000Z_ORD20261120224520123'

test('§2 a page is named by the order before or after it', () => {
  assert.equal(orderCursorText(order), text)
  const { placedAt, orderId } = order
  assert.deepEqual(readOrderCursor(new URLSearchParams({ after: text })), { side: 'after', placedAt, orderId })
  assert.deepEqual(readOrderCursor(new URLSearchParams({ before: text })), { side: 'before', placedAt, orderId })
})

test('an address without a position, or with one that no order has, shows the first page', () => {
  assert.equal(readOrderCursor(new URLSearchParams()), undefined)
  for (const after of [
    '',
    '2',
    orderCursorText(order).slice(1),
    `${text}0`,
    `${text}' or 1=1 --`,
    '_ORD',
    'x'.repeat(9),
  ])
    assert.equal(readOrderCursor(new URLSearchParams({ after })), undefined, after)
})

test('of two places the first counts', () => {
  assert.equal(readOrderCursor(new URLSearchParams({ before: text, after: text }))?.side, 'after')
})

const said = (before: number, shown: number, total: number) => shownOrders({ before, shown, total })

test('§2 count of shown orders', () => {
  assert.equal(said(0, 0, 0), '0 orders')
  assert.equal(said(0, 1, 1), '1 order')
  assert.equal(said(0, 12, 12), '12 orders')
  assert.equal(said(0, 50, 50_000), '1–50 of 50,000 orders')
  assert.equal(said(1_00_000, 23, 1_00_023), '1,00,001–1,00,023 of 1,00,023 orders')
})

test('§2 a search with very many results shows that there are more', () => {
  const found = { shown: 50, total: 10_000, moreThanTotal: true }
  assert.equal(shownOrders({ ...found, before: 0 }), '1–50 of more than 10,000 orders')
  assert.equal(shownOrders({ ...found, before: 10_000, total: 10_050 }), '10,001–10,050 of more than 10,050 orders')
})
