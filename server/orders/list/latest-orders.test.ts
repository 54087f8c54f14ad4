import assert from 'node:assert/strict'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

onEachDatabase('the latest orders are those since a moment and in the minute before it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const latest = async (since?: string) => (await shop.orders.latest(shop.now(), since)).orders
  assert.deepEqual(await latest(), [])
  assert.deepEqual(await latest(''), [])
  const { skyShots } = await stockUp(shop, { skyShots: { ...goods.skyShots, stock: 500 } })
  const place = async () => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
    assert.ok('order' in placed)
    return { orderId: placed.order.orderId, placedAt: placed.order.placedAt }
  }
  const first = await place()
  shop.system.advance(61)
  const second = await place()
  shop.system.advance(30)
  const third = await place()
  assert.deepEqual(await latest(), [third, second, first])
  assert.deepEqual(await latest(third.placedAt), [third, second])
  for (const from of [second, first]) {
    const found = await latest(from.placedAt)
    assert.deepEqual(found, from === second ? [third, second] : [third, second, first])
  }
  for (const since of ['', 'yesterday', '-271821-04-20T00:00:00.000Z'])
    assert.deepEqual(await latest(since), [third, second, first])

  for (let number = 0; number < 100; number += 1) await place()
  const many = await latest(first.placedAt)
  assert.equal(many.length, 99)
  assert.deepEqual(
    many,
    many.toSorted((one, other) => (one.orderId < other.orderId ? 1 : -1)),
  )
})

onEachDatabase('after a clock that was ahead is set right, a new order is among the latest', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, { skyShots: { ...goods.skyShots, stock: 500 } })
  const place = async () => {
    const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
    assert.ok('order' in placed)
    return placed.order.orderId
  }
  const look = async (since?: string) => {
    const { orders, since: next } = await shop.orders.latest(shop.now(), since)
    return { ids: orders.map(({ orderId }) => orderId), next, newest: (await shop.orders.newest(shop.now()))?.orderId }
  }
  const early = await place()
  shop.system.setClock(3600)
  for (let number = 0; number < 99; number += 1) await place()
  const { next } = await look()
  shop.system.setClock(-3600)
  shop.system.advance(120)
  const fresh = await place()
  const found = await look(next)
  assert.deepEqual([found.ids[0], found.newest, found.ids.includes(early)], [fresh, fresh, false])
  shop.system.advance(90)
  const second = await place()
  const again = await look(found.next)
  assert.deepEqual([again.ids.slice(0, 2), again.newest], [[second, fresh], second])
})
