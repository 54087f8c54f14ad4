import assert from 'node:assert/strict'
import test from 'node:test'
import { testSystem } from '#test/shop/open-test-shop.ts'
import { openOrderIds } from './order-ids.ts'

const many = (newOrderId: () => string, count: number) => Array.from({ length: count }, newOrderId)

test('§9 an id is ORD, 14 digits of Indian time and three of chance', () => {
  const newOrderId = openOrderIds(testSystem({ randomInteger: () => 7 }))
  assert.equal(newOrderId(), 'ORD20261028120000007')
})

test('a smaller number in the same second is passed over, and the last one leads to the next second', () => {
  const numbers = [998, 0, 3, 0, 3, 0]
  const newOrderId = openOrderIds(testSystem({ randomInteger: () => numbers.shift() ?? 0 }))
  assert.deepEqual(many(newOrderId, 3), ['ORD20261028120000998', 'ORD20261028120000999', 'ORD20261028120001000'])
})

test('5,000 orders in one second have 5,000 ids, of this second and the next ones', () => {
  const ids = many(openOrderIds(testSystem()), 5_000)
  assert.equal(new Set(ids).size, 5_000)
  assert.ok(ids.every((id) => /^ORD\d{17}$/.test(id) && id >= 'ORD20261028120000' && id < 'ORD20261028120030'))
})

test('after a rush, ids bear their second again once the clock has caught up', () => {
  const system = testSystem()
  const newOrderId = openOrderIds(system)
  many(newOrderId, 2_000)
  system.advance(30)
  assert.match(newOrderId(), /^ORD20261028120030/)
})

test('no id is drawn twice when the clock is set back', () => {
  for (const secondsBack of [60, 86_400]) {
    const system = testSystem({ randomInteger: () => 3 })
    const newOrderId = openOrderIds(system)
    const ids = []
    for (let second = 0; second < 700; second += 1) {
      system.advance(1)
      ids.push(newOrderId())
    }
    system.setClock(-secondsBack)
    ids.push(...many(newOrderId, 500))
    assert.equal(new Set(ids).size, 1_200)
  }
})

test('a clock that was a year ahead leaves no ids of that year', () => {
  const system = testSystem()
  const newOrderId = openOrderIds(system)
  system.setClock(365 * 86_400)
  assert.match(newOrderId(), /^ORD2027/)
  system.setClock(-365 * 86_400)
  assert.match(newOrderId(), /^ORD2026/)
})
