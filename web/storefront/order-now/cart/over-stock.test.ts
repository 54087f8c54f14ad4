import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartLine } from '#domain/cart.ts'
import { overStockSentence } from './over-stock-sentence.ts'
import { lineOverStock, stockChangeSentence } from './over-stock.ts'

const line = (stock: number, quantity: number) => ({ product: { stock }, quantity }) as CartLine

test('§5 a line above the stock says how many are left', () => {
  assert.equal(lineOverStock(line(3, 3)), undefined)
  assert.equal(lineOverStock(line(3, 4)), 'Only 3 items available in stock!')
  assert.equal(lineOverStock(line(0, 1)), 'This product is out of stock!')
})

test('the sentence counts the lines that block the order', () => {
  assert.equal(overStockSentence([line(3, 3), line(9, 1)]), undefined)
  assert.match(overStockSentence([line(3, 4), line(9, 1)]) ?? '', /^1 product is/)
  assert.match(overStockSentence([line(3, 4), line(0, 1)]) ?? '', /^2 products are/)
})

const named = (name: string, stock: number, quantity = 5) =>
  ({ product: { id: name, name, stock }, quantity }) as CartLine

test('sufficient stock is not announced', () => {
  assert.equal(stockChangeSentence([named('Rocket', 20)], [named('Rocket', 5)]), undefined)
})

test('§5 stock that fell below the quantity is announced with the product', () => {
  assert.equal(
    stockChangeSentence([named('Rocket', 20)], [named('Rocket', 3)]),
    'Rocket: Only 3 items available in stock!',
  )
  assert.equal(
    stockChangeSentence([named('Rocket', 20)], [named('Rocket', 0)]),
    'Rocket: This product is out of stock!',
  )
})

test('a sentence is not repeated', () => {
  assert.equal(stockChangeSentence([named('Rocket', 3)], [named('Rocket', 3)]), undefined)
  assert.equal(
    stockChangeSentence([named('Rocket', 3)], [named('Rocket', 2)]),
    'Rocket: Only 2 items available in stock!',
  )
})

test('many simultaneous changes are summarized', () => {
  const names = ['Rocket', 'Wala', 'Bomb', 'Pencil']
  assert.match(
    stockChangeSentence(
      names.map((name) => named(name, 20)),
      names.map((name) => named(name, 0)),
    ) ?? '',
    /^Rocket: .+ Wala: .+ And 2 more\.$/,
  )
})
