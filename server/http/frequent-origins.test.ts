import assert from 'node:assert/strict'
import test from 'node:test'
import { openFrequentOrigins } from './frequent-origins.ts'

const SHOP = 'http://shop.in'

test('the first visitors of each name are kept; a name with an eighth of the visits as well', () => {
  const isFrequent = openFrequentOrigins()
  assert.equal(isFrequent(SHOP), true)
  assert.equal(isFrequent('http://www.shop.in'), true)
  for (let each = 0; each < 100; each += 1) isFrequent(SHOP)
  assert.equal(isFrequent('http://www.shop.in'), false)
  for (let each = 0; each < 12; each += 1) isFrequent('http://www.shop.in')
  assert.equal(isFrequent('http://www.shop.in'), true)
})

test('whatever names a stranger makes up, none of them is frequent, and the shop is', () => {
  const isFrequent = openFrequentOrigins()
  for (let each = 0; each < 50; each += 1) isFrequent(SHOP)
  for (let each = 0; each < 50_000; each += 1) {
    assert.equal(isFrequent(`http://${each}.test`), false)
    assert.equal(isFrequent(SHOP), true)
  }
})

test('a shop that gets another name is kept under it after a while', () => {
  const isFrequent = openFrequentOrigins()
  for (let each = 0; each < 100_000; each += 1) isFrequent(SHOP)
  let visits = 0
  while (!isFrequent('http://new.in')) visits += 1
  assert.ok(visits < 20_000, `${visits} visits`)
})
