/** Tests of the file that a customer receives. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { kavitha, testOrder } from '#test/fixtures/sample-order.ts'
import { toSpecOrder } from '../spec-shape.ts'
import { customerData, customerDataFileName } from './customer-data.ts'

test('26.5 the file holds each order whole, with its customer, and says what else there is', () => {
  const now = new Date('2026-11-23T12:00:00Z')
  const order = testOrder()
  const data = JSON.parse(
    customerData({ mobile: kavitha.mobile, orders: [order], shop: { name: 'A' }, now }),
  ) as unknown
  const { about, ...rest } = data as { about: string }
  assert.deepEqual(rest, {
    shop: 'A',
    mobile: '9876543210',
    at: '2026-11-23T12:00:00.000Z',
    orders: [{ placedAt: order.placedAt, ...toSpecOrder(order) }],
  })
  assert.match(about, /a random key of each order, with a fingerprint/)
  assert.equal(customerDataFileName(kavitha.mobile), 'Customer_9876543210.json')
})
