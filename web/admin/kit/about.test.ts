import assert from 'node:assert/strict'
import { test } from 'node:test'
import { named, pair, personInRole, soldSale, typed } from './about.ts'

const form = (fields: Record<string, string>) => (name: string) => fields[name] ?? ''

test('an audit entry names an order by its id, a product by its name in the database', () => {
  const toggled = form({ orderId: 'ORD20261120224520123', state: 'Verified' })
  assert.deepEqual(pair('orderId', 'state')(toggled), { text: 'ORD20261120224520123: Verified' })
  assert.deepEqual(typed('orderId', 'amount')(toggled), { text: 'ORD20261120224520123' })
  assert.deepEqual(named('product')(form({ id: 'p1' })), { what: 'product', id: 'p1' })
  assert.deepEqual(personInRole(form({ id: 'a1', role: 'packer' })), { what: 'person', id: 'a1', text: 'packer' })
  assert.deepEqual(soldSale(form({ sale: '{"saleId":"CTR12"}' })), { text: 'CTR12' })
})
