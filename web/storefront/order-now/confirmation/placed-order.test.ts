import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lakshmi } from '#test/fixtures/sample-data.ts'
import { wholeOrder } from './placed-order.ts'

const item = {
  productId: 'p1',
  code: 'PRD0001',
  name: 'Rocket',
  unit: '1box',
  mrpPaise: 100,
  pricePaise: 50,
  quantity: 2,
}
const order = {
  orderId: 'ORD20261120224520001',
  placedAt: '2026-11-20T17:15:20.000Z',
  orderDate: '20/11/2026',
  orderTime: '10:45:20 pm',
  totalItems: 2,
  totalPaise: 100,
  customer: lakshmi,
  items: [item],
}

test('a stored order is read unchanged', () => {
  assert.equal(wholeOrder(order), order)
})

for (const [name, kept] of Object.entries({
  nothing: undefined,
  'an item without its numbers': { ...order, items: [{ productId: 'p1' }] },
  'a null item': { ...order, items: [null] },
  'no customer': { ...order, customer: undefined },
  'a customer without a number': { ...order, customer: { ...lakshmi, mobile: undefined } },
  'no moment': { ...order, placedAt: undefined },
  'a total that is text': { ...order, totalPaise: '100' },
})) {
  test(`a stored order with ${name} is dropped`, () => {
    assert.equal(wholeOrder(kept), undefined)
  })
}
