import assert from 'node:assert/strict'
import { test } from 'node:test'
import { orderDeleted } from './messages.ts'

test('a deletion reports the goods that went back to stock', () => {
  assert.equal(orderDeleted(0), 'Order deleted')
  assert.equal(orderDeleted(1), 'Order deleted. 1 item is back in stock.')
  assert.equal(orderDeleted(1_250), 'Order deleted. 1,250 items are back in stock.')
})
