import assert from 'node:assert/strict'
import test from 'node:test'
import { countKind, countText } from './report-counts.ts'

test('orders are orders, sales are sales, and both together are called so', () => {
  assert.equal(countText(27, countKind('channels', 'online', true)), '27 orders')
  assert.equal(countText(1, countKind('channels', 'counter', true)), '1 sale')
  assert.equal(countText(52, countKind('channels', undefined, true)), '52 orders and sales')
  assert.equal(countText(52, countKind('days', '2026-11-26', true)), '52 orders and sales')
  assert.equal(countText(1, countKind('days', '2026-11-26', false)), '1 order')
  assert.equal(countText(1, countKind('days', undefined, true)), '1 order or sale')
  assert.equal(countText(3, countKind('states', 'Tamil Nadu', true)), '3 orders')
  assert.equal(countText(1, countKind('products', 'p1', true)), '1 piece')
})
