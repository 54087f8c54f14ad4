import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { openBoth } from '#test/shop/open-shop-and-database.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { addOrders, addProducts } from './filling.ts'

onEachDatabase('a shop grows in steps, and reads what has grown as its own', async (kind, t) => {
  const { database, shop } = await openBoth(kind, t)
  await addProducts(database, 0, 100, NOON)
  await addProducts(database, 100, 230, NOON)
  const products = await shop.products.all()
  assert.equal(products.length, 230)
  assert.equal(new Set(products.map(({ category }) => category)).size, 22)

  await addOrders(database, 0, 1_000, NOON)
  await addOrders(database, 1_000, 2_500, NOON)
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
