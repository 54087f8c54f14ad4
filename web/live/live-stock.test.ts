import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLiveStock } from './live-stock.ts'

test('the latest update of a product counts, other products keep theirs', () => {
  const stock = createLiveStock()
  stock.update({ p1: 9, p2: 5 })
  stock.update({ p1: 8 })
  assert.equal(stock.get('p1'), 8)
  assert.equal(stock.get('p2'), 5)
  assert.equal(stock.get('p3'), undefined)
})

test('a page load clears stock published before it began, not during it', () => {
  const stock = createLiveStock()
  stock.update({ p1: 9, p2: 5 })
  const began = stock.version()
  stock.update({ p2: 4 })
  stock.clearUntil(began)
  assert.equal(stock.get('p1'), undefined)
  assert.equal(stock.get('p2'), 4)
})

test('a subscriber is called on every change', () => {
  const stock = createLiveStock()
  let calls = 0
  const stop = stock.subscribe(() => (calls += 1))
  stock.update({ p1: 1 })
  stock.clearUntil(stock.version())
  stop()
  stock.update({ p1: 2 })
  assert.equal(calls, 2)
})

test('a number that is published again has a new version', () => {
  const stock = createLiveStock()
  stock.update({ p1: 5 })
  const before = stock.versionOf('p1')
  stock.update({ p1: 8 })
  stock.update({ p1: 5 })
  assert.notEqual(stock.versionOf('p1'), before)
  assert.equal(stock.versionOf('p2'), undefined)
})
