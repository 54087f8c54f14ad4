import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failedSentence } from './send-order.ts'

test('§8 the general sentence names the reason', () => {
  assert.equal(
    failedSentence('Insufficient stock for product Lakshmi'),
    'Failed to submit order: Insufficient stock for product Lakshmi. Please try again.',
  )
})

test('a reason that ends a sentence or advises to try again is not doubled', () => {
  assert.equal(failedSentence('Add ₹500 more.'), 'Failed to submit order: Add ₹500 more. Please try again.')
  assert.equal(
    failedSentence('Too many orders. Please try again in 20 seconds.'),
    'Failed to submit order: Too many orders. Please try again.',
  )
})
