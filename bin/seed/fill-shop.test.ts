import { demoSettings } from '#domain/settings/shop-settings.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { orderTotals } from '#domain/order/order.ts'
import { productDefaults } from '#domain/product/product.ts'
import type { Database } from '#server/database/open.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { openShopAndDatabase } from '#test/shop/open-shop-and-database.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { besideTheDemo } from './beside-the-demo.ts'
import { fillShop } from './fill-shop.ts'

const now = new Date('2026-11-06T12:00:00Z')
const NO_FAULTS = { faults: { counts: {}, sentences: [] } }
const filling = { products: 60, orders: 250, minimumPaise: 2_000_00, now }

async function countOf({ db }: Database, table: 'products' | 'orders' | 'order_items' | 'order_keys') {
  const { n } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

onEachDatabase('an empty shop is brought to the wanted numbers, and the shop reads every order', async (kind, t) => {
  const { place, database, shop } = await openShopAndDatabase(kind, t)
  assert.deepEqual(await fillShop(database, filling), { products: 60, orders: 250 })
  assert.equal((await shop.products.all()).length, 60)
  const { total, orders } = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  assert.equal(total, 250)
  assert.ok(orders.length > 10)
  for (const { orderId } of orders) {
    const found = await shop.orders.find(orderId)
    assert.ok(found)
    assert.deepEqual(orderTotals(found.items, demoSettings), {
      totalItems: found.totalItems,
      totalPaise: found.totalPaise,
    })
  }
  assert.equal(await countOf(database, 'order_keys'), 250)
  assert.deepEqual(await checkPlace(place), NO_FAULTS)
})

test('existing data stay: a second run adds only the missing ones', async (t) => {
  const { place, database, shop } = await openShopAndDatabase('sqlite', t)
  const { lakshmiCrackers } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [{ id: lakshmiCrackers.id, quantity: 50 }],
  })
  assert.ok('order' in placed)
  assert.deepEqual(await fillShop(database, filling), { products: 56, orders: 249 })
  assert.deepEqual(await fillShop(database, filling), { products: 0, orders: 0 })
  assert.deepEqual(await fillShop(database, { ...filling, products: 70, orders: 300 }), { products: 10, orders: 50 })
  assert.deepEqual(await fillShop(database, { ...filling, products: 0, orders: 0 }), { products: 0, orders: 0 })
  assert.equal(await countOf(database, 'products'), 70)
  assert.equal(await countOf(database, 'orders'), 300)
  assert.deepEqual((await shop.orders.find(placed.order.orderId))?.customer, lakshmi)
  assert.equal((await shop.products.find(lakshmiCrackers.id))?.stock, 950)
  assert.deepEqual(await checkPlace(place), NO_FAULTS)
})

test('only the demo counts as nothing', async (t) => {
  const { database, shop } = await openShopAndDatabase('sqlite', t)
  const [first] = demoProducts
  assert.ok(first)
  const { code, ...draft } = first
  await shop.products.create({ ...productDefaults, ...draft, imageUrl: '' }, { code })
  assert.deepEqual(await besideTheDemo(database), [])
  await database.db.updateTable('products').set({ name: 'Renamed' }).execute()
  assert.deepEqual(await besideTheDemo(database), ['1 product'])
  await fillShop(database, { ...filling, products: 3, orders: 2 })
  await shop.videos.create({ title: 'Ours', videoUrl: '/media/video/upload/ours.mp4' })
  assert.deepEqual(await besideTheDemo(database), ['3 products', '2 orders', '1 video'])
})
