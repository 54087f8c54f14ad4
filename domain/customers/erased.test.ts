import assert from 'node:assert/strict'
import test from 'node:test'
import { kavitha, testOrder } from '#test/fixtures/sample-order.ts'
import { customerName, withShownCustomer } from './erased.ts'

test('an erased customer is named by the reason', () => {
  assert.equal(customerName('', 'request'), 'Erased at the customer’s request')
  assert.equal(customerName('', 'age'), 'Erased because the order is old')
  assert.equal(customerName('Kavitha', undefined), 'Kavitha')
})

test('a paper shows that reason, and no sample in the place of erased data', () => {
  const blank = { ...kavitha, name: '', mobile: '', district: '', pincode: '', address: '' }
  const { customer } = withShownCustomer(testOrder({ customer: blank, erased: 'request' }))
  assert.deepEqual(
    [customer.name, customer.mobile, customer.address, customer.district, customer.pincode, customer.state],
    ['Erased at the customer’s request', '-', '-', '-', '-', 'Tamil Nadu'],
  )
  const order = testOrder()
  assert.equal(withShownCustomer(order), order)
})
