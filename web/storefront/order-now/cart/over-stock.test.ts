// A cart whose stock went down says so line by line, as a whole, and once to the visitor.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartLine } from '#domain/cart.ts'
import { overStockSentence } from './over-stock-sentence.ts'
import { lineOverStock, stockChangeSentence } from './over-stock.ts'

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

const named = (name: string, stock: number, quantity = 5) =>
  ({ product: { id: name, name, stock }, quantity }) as CartLine

test('a stock that still suffices is no news', () => {
  assert.equal(stockChangeSentence([named('Rocket', 20)], [named('Rocket', 5)]), undefined)
})

test('§5 a stock that fell below the quantity is said with the product', () => {
  assert.equal(
    stockChangeSentence([named('Rocket', 20)], [named('Rocket', 3)]),
    'Rocket: Only 3 items available in stock!',
  )
  assert.equal(
    stockChangeSentence([named('Rocket', 20)], [named('Rocket', 0)]),
    'Rocket: This product is out of stock!',
  )
})

test('what was said already is not said again', () => {
  assert.equal(stockChangeSentence([named('Rocket', 3)], [named('Rocket', 3)]), undefined)
  assert.equal(
    stockChangeSentence([named('Rocket', 3)], [named('Rocket', 2)]),
    'Rocket: Only 2 items available in stock!',
  )
})

test('many changes at once are summed up', () => {
  const names = ['Rocket', 'Wala', 'Bomb', 'Pencil']
  assert.match(
    stockChangeSentence(
      names.map((name) => named(name, 20)),
      names.map((name) => named(name, 0)),
    ) ?? '',
    /^Rocket: .+ Wala: .+ And 2 more\.$/,
  )
})
