import assert from 'node:assert/strict'
import test from 'node:test'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { untilPublished } from '#test/live/published-stock.ts'
import { idOf, liveIds, openReplacing, stockOf } from '#test/shop/replacing-orders.ts'

onEachDatabase('an order whose answer was lost is replaced, and its goods go back once', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const { flowerPots, skyShots } = products
  const [a, b] = [newKey(), newKey()]
  const lost = idOf(await send(a, { flowerPots: 8, skyShots: 1 }))
  const heard: unknown[] = []
  t.after(shop.live.subscribe((event) => heard.push(event)))
  const second = await send(b, { flowerPots: 9 }, a)
  assert.ok(second.outcome === 'placed')
  assert.equal(second.order.supersedes, lost)
  assert.deepEqual(await shop.orders.find(second.order.orderId), second.order)
  assert.deepEqual(await stockOf(shop, products), [1, 3])
  await untilPublished(heard, { [flowerPots.id]: 1, [skyShots.id]: 3 })
  const replaced = await shop.orders.find(lost)
  assert.deepEqual([replaced?.supersededBy, replaced?.stockDeducted], [second.order.orderId, false])
  const { today } = await shop.dashboard()
  const short = await shop.orders.countShort()
  assert.deepEqual([today.asked, short], [{ count: 1, paise: second.order.totalPaise }, 0])

  assert.deepEqual(await shop.orders.takeStockAgain(lost), { outcome: 'replaced', supersededBy: second.order.orderId })
  const late = await send(a, { flowerPots: 8, skyShots: 1 })
  const another = { ...second, outcome: 'repeated', isAnother: true }
  assert.deepEqual(late, another, 'the earlier key is answered with what stands')
  assert.deepEqual(await send(b, { flowerPots: 9 }, a), { ...second, outcome: 'repeated' })
  assert.deepEqual(await shop.orders.remove(lost, { returnGoods: true }), { returned: 0 })
  assert.deepEqual(await stockOf(shop, products), [1, 3])
})

onEachDatabase('the new order may take the goods of the one it replaces', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  await send(a, { skyShots: 3 })
  assert.equal((await send(b, { skyShots: 3 }, a)).outcome, 'placed')
  assert.deepEqual(await stockOf(shop, products), [10, 0])
})

onEachDatabase('a request that arrives after the one that replaces it places nothing', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  const second = await send(b, { skyShots: 2 }, a)
  assert.ok(second.outcome === 'placed')
  assert.equal(second.order.supersedes, undefined)
  for (const quantity of [1, 3]) {
    const late = await send(a, { skyShots: quantity })
    assert.deepEqual(late, { ...second, outcome: 'repeated', isAnother: true })
  }
  assert.deepEqual(await stockOf(shop, products), [10, 1])
  assert.deepEqual(await liveIds(shop), [second.order.orderId])
})

onEachDatabase(
  'three attempts, whichever of the first two arrived, and arrived late: one order is live',
  async (kind, t) => {
    const { shop, products, send } = await openReplacing(t, kind)
    for (const arrived of ['A', 'B', 'AB', 'BA', 'ABA', '']) {
      const [a, b, c] = [newKey(), newKey(), newKey()]
      const sendA = () => send(a, { flowerPots: 8 })
      const sendB = () => send(b, { skyShots: 1 }, a)
      for (const one of arrived) await (one === 'A' ? sendA() : sendB())
      const last = await send(c, { skyShots: 2 }, [b, a])
      assert.equal(last.outcome, 'placed', arrived)
      for (const late of [sendA, sendB]) assert.equal(idOf(await late()), idOf(last), arrived)
      assert.deepEqual(await liveIds(shop), [idOf(last)], arrived)
      assert.deepEqual(await stockOf(shop, products), [10, 1], arrived)
      // Each deletion reactivates the order before.
      for (let [live] = await liveIds(shop); live !== undefined; [live] = await liveIds(shop)) {
        await shop.orders.remove(live, { returnGoods: true })
      }
    }
  },
)

onEachDatabase('each attempt may name only the one before it, as long as it arrived', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const keys = Array.from({ length: 5 }, newKey)
  for (const [index, key] of keys.entries()) await send(key, { skyShots: 1 + (index % 3) }, keys[index - 1])
  assert.equal((await liveIds(shop)).length, 1)
  assert.deepEqual(await stockOf(shop, products), [10, 1])
})

for (const state of ['verified', 'completed'] as const) {
  onEachDatabase(`an order that the shop has ${state} is the answer, and no second one is stored`, async (kind, t) => {
    const { shop, products, send } = await openReplacing(t, kind)
    const [a, b, never] = [newKey(), newKey(), newKey()]
    const first = await send(a, { flowerPots: 8 })
    const set = (done: boolean) =>
      state === 'verified'
        ? shop.orders.steps.verify(idOf(first), done ? 'Verified' : 'Unverified')
        : shop.orders.steps.complete(idOf(first), done ? 'Complete' : 'Pending')
    await set(true)
    const order = await shop.orders.find(idOf(first))
    const earlier = { ...first, outcome: 'repeated', order, isChanged: true, isAnother: true }
    for (const _ of [1, 2]) assert.deepEqual(await send(b, { skyShots: 2 }, [never, a]), earlier)
    assert.deepEqual(await stockOf(shop, products), [2, 3])
    await set(false)
    for (const key of [b, never]) assert.equal(idOf(await send(key, { skyShots: 2 }, [a])), idOf(first))
    assert.deepEqual(await liveIds(shop), [idOf(first)])
  })
}

onEachDatabase('a new order that is short leaves the earlier one its goods, and nothing behind', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b, c] = [newKey(), newKey(), newKey()]
  const first = await send(a, { flowerPots: 8 })
  const short = { outcome: 'refused', message: 'Insufficient stock for product 120 Shots Colour Rain' }
  assert.deepEqual(await send(b, { flowerPots: 10, skyShots: 4 }, a), short)
  assert.deepEqual(await stockOf(shop, products), [2, 3])
  assert.deepEqual(await liveIds(shop), [idOf(first)])
  const third = await send(c, { flowerPots: 10, skyShots: 3 }, [b, a])
  assert.equal(third.outcome, 'placed')
  assert.deepEqual(await stockOf(shop, products), [0, 0])
  assert.deepEqual(await liveIds(shop), [idOf(third)])
})

onEachDatabase('when neither has its goods, the new one is stored short and replaces the earlier', async (kind, t) => {
  const { shop, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  const first = await send(a, { skyShots: 5 })
  await shop.orders.steps.verify(idOf(first), 'Verified')
  const second = await send(b, { skyShots: 4 }, a)
  assert.ok('orderId' in second)
  assert.equal((await shop.orders.find(idOf(first)))?.supersededBy, idOf(second))
  assert.equal(idOf(await send(a, { skyShots: 5 })), idOf(second))
  assert.deepEqual(await liveIds(shop), [idOf(second)])
})

onEachDatabase('an earlier order that the shop has deleted is no hindrance', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  await shop.orders.remove(idOf(await send(a, { skyShots: 1 })), { returnGoods: true })
  assert.equal((await send(b, { skyShots: 2 }, a)).outcome, 'placed')
  assert.deepEqual(await stockOf(shop, products), [10, 1])
})

onEachDatabase('an order whose replacement was deleted can get its goods, and is live again', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b, c] = [newKey(), newKey(), newKey()]
  const first = await send(a, { skyShots: 2 })
  const second = await send(b, { skyShots: 3 }, a)
  await shop.orders.remove(idOf(second), { returnGoods: true })
  const removed = await send(a, { skyShots: 2 })
  assert.ok('message' in removed && removed.message.includes('removed it since'))
  for (const _ of [1, 2]) assert.deepEqual(await shop.orders.takeStockAgain(idOf(first)), { outcome: 'taken' })
  assert.deepEqual(await stockOf(shop, products), [10, 1])
  assert.deepEqual(await liveIds(shop), [idOf(first)])

  const third = await send(c, { skyShots: 3 }, [b, a])
  assert.equal(third.outcome, 'placed')
  assert.deepEqual(await liveIds(shop), [idOf(third)])
  assert.deepEqual(await stockOf(shop, products), [10, 0])
})

onEachDatabase('a replaced order that is not live again is replaced again by the next attempt', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b, c] = [newKey(), newKey(), newKey()]
  const first = await send(a, { skyShots: 2 })
  await shop.orders.remove(idOf(await send(b, { skyShots: 3 }, a)), { returnGoods: true })
  const third = await send(c, { skyShots: 1 }, [b, a])
  assert.equal((await shop.orders.find(idOf(first)))?.supersededBy, idOf(third))
  assert.deepEqual(await shop.orders.takeStockAgain(idOf(first)), { outcome: 'replaced', supersededBy: idOf(third) })
  assert.deepEqual(await stockOf(shop, products), [10, 2])
})

for (const step of ['placed', 'confirmed'] as const) {
  onEachDatabase(`another customer on the same device replaces no order that is ${step}`, async (kind, t) => {
    const { shop, products, send } = await openReplacing(t, kind)
    const [a, b] = [newKey(), newKey()]
    const first = await send(a, { flowerPots: 8 })
    if (step === 'confirmed') await shop.orders.steps.verify(idOf(first), 'Verified')
    const items = [{ id: products.skyShots.id, quantity: 2 }]
    const neighbour = { ...lakshmi, name: 'Bala', mobile: '92222 22222' }
    const second = await shop.orders.place(b, { customer: neighbour, items, supersedes: a })
    assert.ok(second.outcome === 'placed')
    assert.equal(second.order.supersedes, undefined)
    assert.equal((await shop.orders.find(idOf(first)))?.supersededBy, undefined)
    assert.deepEqual(await stockOf(shop, products), [2, 1])
    const ofFirst = await send(a, { flowerPots: 8 })
    assert.equal(idOf(ofFirst), idOf(first), 'each key answers with the order of its customer')
  })
}

onEachDatabase('a number written in another way is the same customer', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  const first = await send(a, { flowerPots: 8 })
  const items = [{ id: products.flowerPots.id, quantity: 9 }]
  const customer = { ...lakshmi, mobile: `+91 (0) ${lakshmi.mobile.slice(0, 5)}-${lakshmi.mobile.slice(5)}` }
  const second = await shop.orders.place(b, { customer, items, supersedes: a })
  assert.equal(second.outcome === 'placed' && second.order.supersedes, idOf(first))
})

onEachDatabase('a request under a key of another customer’s order learns nothing about it', async (kind, t) => {
  const { shop, products, send } = await openReplacing(t, kind)
  const [a, b] = [newKey(), newKey()]
  const items = [{ id: products.skyShots.id, quantity: 2 }]
  const neighbour = { ...lakshmi, name: 'Bala', mobile: '9222222222' }
  await shop.orders.place(b, { customer: neighbour, items, supersedes: a })
  const message = 'You already sent this order with other items. Please send it again.'
  assert.deepEqual(await send(a, { flowerPots: 8 }), { outcome: 'refused', message })
  assert.equal((await send(newKey(), { flowerPots: 8 })).outcome, 'placed')
})

for (const ordersInWorker of [false, true]) {
  test(`in a group each order is independent (${ordersInWorker ? 'on the thread' : 'here'})`, async (t) => {
    const shop = await openTestShop(t, 'sqlite', { ordersInWorker })
    const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 100 } })
    const keys = Array.from({ length: 4 }, () => [newKey(), newKey()] as const)
    const send = (key: string, quantity: number, supersedes?: string) =>
      shop.orders.place(key, { customer: lakshmi, items: [{ id: pots.id, quantity }], supersedes })
    const placed = await Promise.all([
      ...keys.flatMap(([a, b]) => [send(a, 10), send(b, 9, a)]),
      send(newKey(), 8),
      send(newKey(), 900, keys[0]![0]),
    ])
    assert.equal(placed.filter(({ outcome }) => outcome === 'placed').length, 9)
    assert.equal((await liveIds(shop)).length, 5)
    assert.equal((await shop.products.find(pots.id))?.stock, 100 - 4 * 9 - 8)
  })
}
