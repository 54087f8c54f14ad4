import assert from 'node:assert/strict'
import test from 'node:test'
import { demoProducts } from '#server/demo/catalogue.ts'
import { liveStock } from '#web/live/live-stock.ts'
import { productsOf } from './use-packs.ts'

const rocket = { ...demoProducts[0]!, id: 'rocket', imageUrl: '', videoUrl: '', pricePaise: 10_00, stock: 9 }

test('a product has the price and stock of the answer, until a newer message has another stock', () => {
  liveStock.update({ rocket: 4 })
  const answer = { packs: [], goods: { rocket: [12_00, 7] as const }, stockVersion: liveStock.version() }
  const read = () => productsOf(answer, [rocket])('rocket')
  assert.deepEqual([read()?.pricePaise, read()?.stock], [12_00, 7], 'the message is older than the answer')
  liveStock.update({ rocket: 2 })
  assert.equal(read()?.stock, 2)
  assert.equal(productsOf(answer, [])('rocket'), undefined, 'the page does not have it yet')
  assert.equal(productsOf(answer, [rocket])('other'), undefined)
})
