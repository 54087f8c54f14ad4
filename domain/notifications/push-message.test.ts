import assert from 'node:assert/strict'
import test from 'node:test'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { newOrderMessage, testMessage } from './push-message.ts'

const order = testOrder()

test('one order is shown with its sum and opens in the back office', () => {
  const message = newOrderMessage(1, order)
  assert.match(message.title, /^New order: ₹[\d,]+/)
  assert.equal(message.url, `/admin/orders?order=${order.orderId}`)
})

test('several orders are shown as one message, in the place of the earlier one', () => {
  const [first, more] = [newOrderMessage(1, order), newOrderMessage(12, order)]
  assert.equal(more.title, '12 new orders')
  assert.match(more.body, /^Newest: ₹[\d,]+/)
  assert.equal(more.url, '/admin/orders')
  assert.equal(more.tag, first.tag)
})

test('a locked screen shows no customer data', () => {
  const { name, mobile, address, district } = order.customer
  const shown = JSON.stringify([newOrderMessage(1, order), newOrderMessage(2, order)])
  for (const text of [name, mobile, address, district]) assert.ok(!shown.includes(text), text)
})

test('a test message is shown beside new orders', () => {
  assert.notEqual(testMessage('Sri Vinayaga Crackers').tag, newOrderMessage(1, order).tag)
})
