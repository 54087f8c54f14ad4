import assert from 'node:assert/strict'
import test from 'node:test'
import { giftBox, lakshmiCrackers, testOrder } from '#test/fixtures/sample-order.ts'
import { orderItem } from '../order/order.ts'
import { MAX_QUANTITY } from '../product/stock.ts'
import { readSharedHash } from './cart-link.ts'
import { hashOfGoods, orderedBefore } from './ordered-before.ts'

test('the link of an order offers its goods; a product on two lines comes once', () => {
  const { items } = testOrder({
    items: [orderItem(lakshmiCrackers, 9), orderItem(giftBox, 2), orderItem(giftBox, 3)],
  })
  assert.deepEqual(readSharedHash(hashOfGoods(items) ?? ''), [
    { code: lakshmiCrackers.code, quantity: 9 },
    { code: giftBox.code, quantity: 5 },
  ])
})

test('an order with more of a product than one order may have today offers as many as may be', () => {
  const items = [orderItem(giftBox, MAX_QUANTITY), orderItem(giftBox, 1)]
  assert.deepEqual(readSharedHash(hashOfGoods(items) ?? ''), [{ code: giftBox.code, quantity: MAX_QUANTITY }])
})

test('an order without goods has no link', () => {
  assert.equal(hashOfGoods([]), undefined)
})

test('names, prices and the day travel beside the link, and nothing of the customer', () => {
  const order = testOrder()
  const before = orderedBefore(order)
  assert.deepEqual(before.goods[giftBox.code], { name: giftBox.name, pricePaise: giftBox.pricePaise })
  assert.equal(before.date, order.orderDate)
  for (const text of Object.values(order.customer))
    assert.ok(text === '' || !JSON.stringify(before).includes(String(text)), String(text))
})
