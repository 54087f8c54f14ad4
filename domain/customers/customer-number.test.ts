import assert from 'node:assert/strict'
import test from 'node:test'
import { customerDataFileName, readCustomerNumber } from './customer-number.ts'

test('a number is ten digits however it is typed, and an imported one that is none stays', () => {
  assert.equal(readCustomerNumber('+91 98765-43210'), '9876543210')
  assert.equal(readCustomerNumber(' 98765 /  43211 '), '98765 / 43211')
  assert.equal(readCustomerNumber(' '), '')
})

test('the file is named by the number', () => {
  assert.equal(customerDataFileName('9876543210'), 'Customer_9876543210.json')
  assert.equal(customerDataFileName('+1 (555) 0199/2'), 'Customer_-1-555-0199-2.json')
})
