// What the shop tells about stock stands over the page until the page has been read anew.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLiveStock } from './live-stock.ts'

test('the last word counts, other products keep theirs', () => {
  const stock = createLiveStock()
  stock.tell({ p1: 9, p2: 5 })
  stock.tell({ p1: 8 })
  assert.equal(stock.of('p1'), 8)
  assert.equal(stock.of('p2'), 5)
  assert.equal(stock.of('p3'), undefined)
})

test('a new reading of the page wipes what was told before it began, not what came meanwhile', () => {
  const stock = createLiveStock()
  stock.tell({ p1: 9, p2: 5 })
  const began = stock.turn()
  stock.tell({ p2: 4 })
  stock.forgetUntil(began)
  assert.equal(stock.of('p1'), undefined)
  assert.equal(stock.of('p2'), 4)
})

test('who watches hears of every change', () => {
  const stock = createLiveStock()
  let heard = 0
  const stop = stock.subscribe(() => (heard += 1))
  stock.tell({ p1: 1 })
  stock.forgetUntil(stock.turn())
  stop()
  stock.tell({ p1: 2 })
  assert.equal(heard, 2)
})

test('a number that is told again is news', () => {
  const stock = createLiveStock()
  stock.tell({ p1: 5 })
  const before = stock.turnOf('p1')
  stock.tell({ p1: 8 })
  stock.tell({ p1: 5 })
  assert.notEqual(stock.turnOf('p1'), before)
  assert.equal(stock.turnOf('p2'), undefined)
})
