import assert from 'node:assert/strict'
import test from 'node:test'
import { counted } from './counted.ts'

test('one is one thing, and all other numbers are many', () => {
  assert.deepEqual(
    [0, 1, 2, 1_00_000].map((count) => counted(count, 'product')),
    ['0 products', '1 product', '2 products', '1,00,000 products'],
  )
  assert.equal(counted(2, 'category', 'categories'), '2 categories')
  assert.equal(counted(1, 'line is', 'lines are'), '1 line is')
})
