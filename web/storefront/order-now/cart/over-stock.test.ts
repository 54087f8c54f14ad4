// A cart whose stock went down says so, line by line and as a whole.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartLine } from '#domain/cart.ts'
import { lineOverStock, overStockSentence } from './over-stock.ts'

const line = (stock: number, quantity: number) => ({ product: { stock }, quantity }) as CartLine

test('§5 a line beyond the stock says what is left', () => {
  assert.equal(lineOverStock(line(3, 3)), undefined)
  assert.equal(lineOverStock(line(3, 4)), 'Only 3 items available in stock!')
  assert.equal(lineOverStock(line(0, 1)), 'This product is out of stock!')
})

test('the whole order waits for its lines', () => {
  assert.equal(overStockSentence([line(3, 3), line(9, 1)]), undefined)
  assert.match(overStockSentence([line(3, 4), line(9, 1)]) ?? '', /^1 product is/)
  assert.match(overStockSentence([line(3, 4), line(0, 1)]) ?? '', /^2 products are/)
})
