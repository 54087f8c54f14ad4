import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterLook } from './use-new-order-count.ts'

const at = (minute: number, orderId = `ORD${minute}`) => ({
  orderId,
  placedAt: new Date(Date.UTC(2026, 9, 20, 12, minute)).toISOString(),
})
const first = afterLook(undefined, { orders: [at(5)] })

test('orders of the first load are not new', () => {
  assert.equal(first.count, 0)
  assert.equal(first.look.since, at(5).placedAt)
})

test('an order is counted once, also one that was placed earlier and stored later', () => {
  const second = afterLook(first.look, { orders: [at(6), at(5, 'ORDlate'), at(5)] })
  assert.equal(second.count, 2)
  assert.equal(afterLook(second.look, { orders: [at(6), at(5, 'ORDlate'), at(5)] }).count, 0)
})

test('the first order of a shop is counted', () => {
  const empty = afterLook(undefined, { orders: [] })
  assert.equal(empty.look.since, '')
  assert.equal(afterLook(empty.look, { orders: [at(6)] }).count, 1)
})

test('when the newest is deleted, older orders are not new', () => {
  const { look, count } = afterLook(first.look, { orders: [] })
  assert.deepEqual([look.since, count], [at(5).placedAt, 0])
})
