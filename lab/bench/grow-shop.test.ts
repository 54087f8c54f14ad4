import assert from 'node:assert/strict'
import { openShop } from '#server/shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { NOON, testConfig } from '#test/shop/open-test-shop.ts'
import { growShop } from './grow-shop.ts'

onEachDatabase('a shop grows in steps, and reads the added rows as its own', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await growShop(place, { products: 100, orders: 1_000 }, NOON)
  await growShop(place, { products: 230, orders: 2_500 }, NOON)
  const shop = await openShop(testConfig(place))
  cleanup(t, shop.close)
  const products = await shop.products.all()
  assert.equal(products.length, 230)
  assert.equal(new Set(products.map(({ category }) => category)).size, 22)
  assert.equal(new Set(products.map(({ imageUrl }) => imageUrl)).size, 230)

  const filter = { search: '', verified: '', completion: '', sort: 'newest' } as const
  const { total, orders } = await shop.orders.list(filter)
  assert.equal(total, 2_500)
  assert.equal((await shop.orders.list({ ...filter, verified: 'Unverified' })).total, 1_002)
  assert.equal((await shop.orders.list({ ...filter, search: 'selvi 11' })).total > 0, true)
  const [newest] = orders
  assert.equal(newest?.placedAt, NOON.toISOString())
  const found = await shop.orders.find(newest?.orderId ?? '')
  assert.equal(found?.items.length, 3)
  assert.ok(found?.items.every(({ productId }) => products.some(({ id }) => id === productId)))
})

onEachDatabase('a catalogue shrinks to the size that is measured next', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await growShop(place, { products: 60, orders: 0 })
  await growShop(place, { products: 40, orders: 10 })
  const shop = await openShop(testConfig(place))
  cleanup(t, shop.close)
  assert.equal((await shop.products.all()).length, 40)
})
