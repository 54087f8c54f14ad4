import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Order } from '#domain/order/order.ts'
import { orderRow } from './order-row.ts'

const order: Order = {
  orderId: 'ORD20261120101010123',
  placedAt: '2026-11-20T04:40:10.000Z',
  orderDate: '20/11/2026',
  orderTime: '10:10:10 am',
  totalItems: 3,
  totalPaise: 2500_00,
  verified: 'Unverified',
  completion: 'Pending',
  step: 'placed',
  stockDeducted: false,
  supersededBy: 'ORD20261120101112456',
  customer: {
    name: 'செல்வி',
    state: 'Tamil Nadu',
    stateType: 'State',
    district: 'Virudhunagar',
    pincode: '626123',
    mobile: '9876543210',
    address: '4/2 West Car Street',
  },
  items: [],
}

test('§2 a row has name, phones, total, date, states, item count and order id', () => {
  const { customer: _customer, items: _items, ...rest } = order
  assert.deepEqual(orderRow(order), { ...rest, name: 'செல்வி', mobile: '9876543210', alternateMobile: '' })
})

test('missing parts of an order are left out', () => {
  const { supersededBy: _supersededBy, ...plain } = order
  assert.deepEqual(
    Object.keys(orderRow(plain)).filter((key) => key.startsWith('supersede')),
    [],
  )
})

test('a row leaves out address and lines', () => {
  assert.doesNotMatch(JSON.stringify(orderRow(order)), /West Car Street|"items"/)
})
