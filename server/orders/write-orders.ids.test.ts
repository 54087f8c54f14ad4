import assert from 'node:assert/strict'
import test from 'node:test'
import { testSystem } from '#test/shop/open-test-shop.ts'
import { openOrderIds } from './write-orders.ts'

const many = (newOrderId: () => string, count: number) => Array.from({ length: count }, newOrderId)

test('§9 an id is ORD, 14 digits of Indian time and three of chance', () => {
  const newOrderId = openOrderIds(testSystem({ randomInteger: () => 7 }))
  assert.equal(newOrderId(), 'ORD20261028120000007')
})

test('the same random number twice in a second makes two ids', () => {
  const newOrderId = openOrderIds(testSystem({ randomInteger: () => 999 }))
  assert.deepEqual(many(newOrderId, 2), ['ORD20261028120000999', 'ORD20261028120000000'])
})

test('5,000 orders in one second have 5,000 ids, of the last seconds and none of the future', () => {
  const ids = many(openOrderIds(testSystem()), 5_000)
  assert.equal(new Set(ids).size, 5_000)
  assert.ok(ids.every((id) => /^ORD\d{17}$/.test(id) && id < 'ORD20261028120001'))
  assert.ok(
    ids.every((id) => id >= 'ORD20261028115954'),
    'six seconds are enough',
  )
})

test('a quiet second later, ids bear that second again', () => {
  const system = testSystem()
  const newOrderId = openOrderIds(system)
  many(newOrderId, 2_000)
  system.advance(1)
  assert.match(newOrderId(), /^ORD20261028120001/)
})

test('old ids are forgotten, so memory is bounded', () => {
  const system = testSystem({ randomInteger: () => 1 })
  const newOrderId = openOrderIds(system)
  const first = newOrderId()
  for (let second = 0; second < 2_000; second += 1) {
    system.advance(1)
    newOrderId()
  }
  system.advance(-2_000)
  assert.equal(newOrderId(), first, 'the write of the order finds that it is taken and draws again')
})

test('no id is drawn twice when the clock is set back by a day', () => {
  const system = testSystem({ randomInteger: () => 7 })
  const newOrderId = openOrderIds(system)
  for (let second = 0; second < 700; second += 1) {
    system.advance(1)
    newOrderId()
  }
  system.setClock(-86_400)
  assert.equal(new Set(many(newOrderId, 500)).size, 500)
})
