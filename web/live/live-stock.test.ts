// What the shop tells about stock stands over the page until the page has been read anew.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLiveStock } from './live-stock.ts'

test('the last word counts, other products keep theirs', () => {
  const stock = createLiveStock()
  stock.update({ p1: 9, p2: 5 })
  stock.update({ p1: 8 })
  assert.equal(stock.get('p1'), 8)
  assert.equal(stock.get('p2'), 5)
  assert.equal(stock.get('p3'), undefined)
})

test('a new reading of the page wipes what was told before it began, not what came meanwhile', () => {
  const stock = createLiveStock()
  stock.update({ p1: 9, p2: 5 })
  const began = stock.version()
  stock.update({ p2: 4 })
  stock.clearUntil(began)
  assert.equal(stock.get('p1'), undefined)
  assert.equal(stock.get('p2'), 4)
})

test('who watches hears of every change', () => {
  const stock = createLiveStock()
  let heard = 0
  const stop = stock.subscribe(() => (heard += 1))
  stock.update({ p1: 1 })
  stock.clearUntil(stock.version())
  stop()
  stock.update({ p1: 2 })
  assert.equal(heard, 2)
})

test('a number that is told again is news', () => {
  const stock = createLiveStock()
  stock.update({ p1: 5 })
  const before = stock.versionOf('p1')
  stock.update({ p1: 8 })
  stock.update({ p1: 5 })
  assert.notEqual(stock.versionOf('p1'), before)
  assert.equal(stock.versionOf('p2'), undefined)
})
