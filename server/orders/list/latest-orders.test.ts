import assert from 'node:assert/strict'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

onEachDatabase('the latest orders are those since a moment and in the minute before it', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  assert.deepEqual(await shop.orders.latest(), [])
  assert.deepEqual(await shop.orders.latest(''), [])
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
  assert.deepEqual(await shop.orders.latest(), [third, second])
  assert.deepEqual(await shop.orders.latest(third.placedAt), [third, second])
  for (const from of [second, first]) {
    const found = await shop.orders.latest(from.placedAt)
    assert.deepEqual(found, from === second ? [third, second] : [third, second, first])
  }
  for (const since of ['', 'yesterday', '-271821-04-20T00:00:00.000Z'])
    assert.deepEqual(await shop.orders.latest(since), [third, second, first])

  for (let number = 0; number < 100; number += 1) await place()
  const many = await shop.orders.latest(first.placedAt)
  assert.equal(many.length, 99)
  assert.deepEqual(
    many,
    many.toSorted((one, other) => (one.orderId < other.orderId ? 1 : -1)),
  )
})
