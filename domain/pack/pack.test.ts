import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { hasSameGoods, packLines, packPieces, packPrice, packStock, soldOut } from './pack.ts'

const sparklers = { id: 'sparklers', pricePaise: 20_00, stock: 37 }
const rockets = { id: 'rockets', pricePaise: 75_50, stock: 9 }
const lines = [
  { product: sparklers, quantity: 3 },
  { product: rockets, quantity: 2 },
]

test('a pack costs the sum of its goods today', () => {
  assert.equal(packPrice(lines), 3 * 20_00 + 2 * 75_50)
  assert.equal(packPieces(lines), 5)
})

test('the scarcest of its goods says how many packs there are', () => {
  assert.equal(packStock(lines), 4)
  assert.deepEqual(soldOut(lines), [])
  const empty = [...lines, { product: { ...rockets, id: 'bomb', stock: 1 }, quantity: 2 }]
  assert.equal(packStock(empty), 0)
  assert.deepEqual(
    soldOut(empty).map(({ id }) => id),
    ['bomb'],
  )
  assert.equal(packStock([]), 0, 'a pack of nothing is no pack')
})

test('so many packs can be sold, and not one more', () => {
  const line = fc.record({
    product: fc.record({ pricePaise: fc.nat(), stock: fc.nat(10_000) }),
    quantity: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (some) => {
      const packs = packStock(some)
      assert.ok(some.every(({ product, quantity }) => packs * quantity <= product.stock))
      assert.ok(some.some(({ product, quantity }) => (packs + 1) * quantity > product.stock))
      assert.equal(soldOut(some).length === 0, packs > 0)
    }),
  )
})

test('goods that the shop does not have are named, not left out silently', () => {
  const goods = [
    { productId: 'sparklers', quantity: 3 },
    { productId: 'gone', quantity: 1 },
  ]
  const found = packLines(goods, (id) => (id === 'sparklers' ? sparklers : undefined))
  assert.deepEqual(found, { lines: [{ product: sparklers, quantity: 3 }], missing: ['gone'] })
})

test('the order of goods makes no other pack, their number does', () => {
  const one = [
    { productId: 'a', quantity: 1 },
    { productId: 'b', quantity: 2 },
  ]
  assert.ok(hasSameGoods(one, one.toReversed()))
  assert.ok(!hasSameGoods(one, one.slice(1)))
  assert.ok(!hasSameGoods(one, [one[0]!, { productId: 'b', quantity: 3 }]))
  assert.ok(!hasSameGoods(one, [one[0]!, { productId: 'c', quantity: 2 }]))
})
