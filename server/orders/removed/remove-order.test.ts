import assert from 'node:assert/strict'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '#server/database/open.ts'
import { untilPublished } from '#test/live/published-stock.ts'
import type { LiveEvent } from '#server/live/live.ts'

const stockOf = async (shop: TestShop, id: string) => (await shop.products.find(id))?.stock

async function place(shop: TestShop, quantities: Record<string, number>) {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }))
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items })
  if ('order' in placed) return placed.order.orderId
  return ('orderId' in placed && placed.orderId) || assert.fail('the order was not saved')
}

onEachDatabase(
  'a deleted order returns its goods when the admin chooses so, and an event is published',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { flowerPots, skyShots } = await stockUp(shop, goods)
    const orderId = await place(shop, { [flowerPots.id]: 4, [skyShots.id]: 2 })
    const heard: unknown[] = []
    t.after(shop.live.subscribe((event) => heard.push(event)))
    assert.deepEqual(await shop.orders.remove(orderId, { returnGoods: true }), { returned: 6 })
    assert.deepEqual([await stockOf(shop, flowerPots.id), await stockOf(shop, skyShots.id)], [10, 3])
    await untilPublished(heard, { [flowerPots.id]: 10, [skyShots.id]: 3 })
    assert.ok(heard.some((event) => (event as LiveEvent).topic === 'orders'))
    assert.equal(await shop.orders.find(orderId), undefined)
  },
)

onEachDatabase('goods that have left the shop stay away', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const orderId = await place(shop, { [skyShots.id]: 2 })
  assert.deepEqual(await shop.orders.remove(orderId), { returned: 0 })
  assert.equal(await stockOf(shop, skyShots.id), 1)
})

onEachDatabase(
  'goods sent off since the question was asked do not go back, unless they are known to be away',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { skyShots } = await stockUp(shop, goods)
    const orderId = await place(shop, { [skyShots.id]: 2 })
    await shop.orders.steps.take(orderId, 'delivered')
    assert.deepEqual(await shop.orders.remove(orderId, { returnGoods: 'unless away' }), { leftAt: 'delivered' })
    assert.ok(await shop.orders.find(orderId))
    assert.deepEqual(await shop.orders.restorable(), [])
    assert.equal(await stockOf(shop, skyShots.id), 1)
    assert.deepEqual(await shop.orders.remove(orderId, { returnGoods: true }), { returned: 2 })
    assert.equal(await stockOf(shop, skyShots.id), 3)
  },
)

onEachDatabase('a deleted order’s key keeps none of its contents', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const orderId = await place(shop, { [skyShots.id]: 2 })
  const database = await openDatabase(shop.config, shop.now)
  t.after(database.close)
  const fingerprint = async () => {
    const keys = database.db.selectFrom('order_keys').select('fingerprint').where('order_id', '=', orderId)
    return (await keys.executeTakeFirst())?.fingerprint
  }
  assert.match((await fingerprint()) ?? '', /^[\w-]{43}$/)
  await shop.orders.remove(orderId)
  assert.equal(await fingerprint(), '')
})

onEachDatabase('an order that took nothing returns nothing', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const orderId = await place(shop, { [flowerPots.id]: 4, [skyShots.id]: 5 })
  assert.deepEqual(await shop.orders.remove(orderId, { returnGoods: true }), { returned: 0 })
  assert.deepEqual([await stockOf(shop, flowerPots.id), await stockOf(shop, skyShots.id)], [10, 3])
})

onEachDatabase('a product that is no longer sold takes nothing back, the others do', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const orderId = await place(shop, { [flowerPots.id]: 4, [skyShots.id]: 2 })
  await shop.products.remove(skyShots.id)
  assert.deepEqual(await shop.orders.remove(orderId, { returnGoods: true }), { returned: 4 })
  assert.equal(await stockOf(shop, flowerPots.id), 10)
})

onEachDatabase('goods come back once, however often the deletion is sent', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const orderId = await place(shop, { [skyShots.id]: 2 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.orders.remove(orderId, { returnGoods: true })),
  )
  assert.equal(answers.filter((answer) => answer !== undefined).length, 1)
  assert.equal(await stockOf(shop, skyShots.id), 3)
})
