// A visitor whose cart can no longer be filled hears of it once.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CartLine } from '#domain/cart.ts'
import { stockChangeSentence } from './stock-changes.ts'

const line = (name: string, stock: number, quantity = 5) =>
  ({ product: { id: name, name, stock }, quantity }) as CartLine

test('a stock that still suffices is no news', () => {
  assert.equal(stockChangeSentence([line('Rocket', 20)], [line('Rocket', 5)]), undefined)
})

test('§5 a stock that fell below the quantity is said with the product', () => {
  assert.equal(
    stockChangeSentence([line('Rocket', 20)], [line('Rocket', 3)]),
    'Rocket: Only 3 items available in stock!',
  )
  assert.equal(stockChangeSentence([line('Rocket', 20)], [line('Rocket', 0)]), 'Rocket: This product is out of stock!')
})

test('what was said already is not said again', () => {
  assert.equal(stockChangeSentence([line('Rocket', 3)], [line('Rocket', 3)]), undefined)
  assert.equal(
    stockChangeSentence([line('Rocket', 3)], [line('Rocket', 2)]),
    'Rocket: Only 2 items available in stock!',
  )
})

test('many changes at once are summed up', () => {
  const names = ['Rocket', 'Wala', 'Bomb', 'Pencil']
  assert.match(
    stockChangeSentence(
      names.map((name) => line(name, 20)),
      names.map((name) => line(name, 0)),
    ) ?? '',
    /^Rocket: .+ Wala: .+ And 2 more\.$/,
  )
})
