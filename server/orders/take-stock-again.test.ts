import assert from 'node:assert/strict'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { untilPublished } from '#test/live/published-stock.ts'
import type { LiveEvent } from '../live/live.ts'

const stockOf = async (shop: TestShop, id: string) => (await shop.products.find(id))?.stock

/** Four sky shots and six flower pots, of three and ten in stock. */
async function shortOrder(shop: TestShop) {
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const key = newKey()
  const items = [
    { id: flowerPots.id, quantity: 6 },
    { id: skyShots.id, quantity: 4 },
  ]
  const placed = await shop.orders.place(key, { customer: lakshmi, items })
  assert.ok('orderId' in placed && placed.orderId)
  return { orderId: placed.orderId, key, items, flowerPots, skyShots }
}

onEachDatabase('§4 the stock of an order that ran short is taken once the goods are there', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId, flowerPots, skyShots, key, items } = await shortOrder(shop)
  await shop.products.changeStock(skyShots.id, 2)
  const heard: unknown[] = []
  t.after(shop.live.subscribe((event) => heard.push(event)))
  assert.deepEqual(await shop.orders.takeStockAgain(orderId), { outcome: 'taken' })
  assert.deepEqual([await stockOf(shop, flowerPots.id), await stockOf(shop, skyShots.id)], [4, 1])
  await untilPublished(heard, { [flowerPots.id]: 4, [skyShots.id]: 1 })
  assert.ok(heard.some((event) => (event as LiveEvent).topic === 'orders'))
  assert.equal((await shop.orders.find(orderId))?.stockDeducted, true)
  assert.equal(await shop.orders.countShort(), 0)

  const repeated = await shop.orders.place(key, { customer: lakshmi, items })
  assert.equal(repeated.outcome, 'repeated', 'the browser that asks again hears that its order stands')
})

onEachDatabase('§4 all or none: the products still short are named, nothing is taken', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId, flowerPots, skyShots } = await shortOrder(shop)
  await shop.products.changeStock(flowerPots.id, -8)
  const lacking = [
    { productId: flowerPots.id, name: 'Flower Pots Special', ordered: 6, inStock: 2 },
    { productId: skyShots.id, name: '120 Shots Colour Rain', ordered: 4, inStock: 3 },
  ]
  assert.deepEqual(await shop.orders.takeStockAgain(orderId), { outcome: 'short', lacking })
  assert.deepEqual([await stockOf(shop, flowerPots.id), await stockOf(shop, skyShots.id)], [2, 3])
  const order = await shop.orders.find(orderId)
  assert.equal(order?.stockDeducted, false)
  assert.deepEqual(await shop.orders.shortagesNow(order?.items ?? []), lacking)
})

onEachDatabase('a product that is no longer sold is named too', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId, skyShots } = await shortOrder(shop)
  await shop.products.remove(skyShots.id)
  assert.deepEqual(await shop.orders.takeStockAgain(orderId), {
    outcome: 'short',
    lacking: [{ productId: skyShots.id, name: '120 Shots Colour Rain', ordered: 4, inStock: undefined }],
  })
})

onEachDatabase('an order that a later one replaced takes nothing any more', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId, key, skyShots } = await shortOrder(shop)
  const mended = { customer: lakshmi, items: [{ id: skyShots.id, quantity: 3 }], supersedes: key }
  const later = await shop.orders.place(newKey(), mended)
  assert.ok('order' in later)
  await shop.products.changeStock(skyShots.id, 20)
  assert.deepEqual(await shop.orders.takeStockAgain(orderId), {
    outcome: 'replaced',
    supersededBy: later.order.orderId,
  })
  assert.equal(await stockOf(shop, skyShots.id), 20)
})

onEachDatabase('a deleted order is reported as gone', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId } = await shortOrder(shop)
  await shop.orders.remove(orderId)
  assert.deepEqual(await shop.orders.takeStockAgain(orderId), { outcome: 'gone' })
})

onEachDatabase('ten tries at the same moment take the goods once, and each succeeds', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { orderId, flowerPots, skyShots } = await shortOrder(shop)
  await shop.products.changeStock(skyShots.id, 30)
  const answers = await Promise.all(Array.from({ length: 10 }, () => shop.orders.takeStockAgain(orderId)))
  assert.ok(answers.every(({ outcome }) => outcome === 'taken'))
  assert.deepEqual([await stockOf(shop, flowerPots.id), await stockOf(shop, skyShots.id)], [4, 29])
})
