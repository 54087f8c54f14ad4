import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { lakshmi, goods, murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { untilPublished } from '#test/live/published-stock.ts'

const stockOf = async (shop: Awaited<ReturnType<typeof openTestShop>>, id: string) =>
  (await shop.products.find(id))?.stock

onEachDatabase('§4 an order is saved with the shop’s own names and prices, and its stock is taken', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, lakshmiCrackers } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [
      { id: flowerPots.id, quantity: 4, ourPrice: 1 },
      { id: lakshmiCrackers.id, quantity: 20 },
      { id: flowerPots.id, quantity: 2 },
    ],
    totalAmount: 1,
    verified: 'Verified',
  })
  assert.equal(placed.outcome, 'placed')
  assert.ok('order' in placed)
  const { order } = placed
  assert.match(order.orderId, /^ORD20261028120000\d{3}$/)
  assert.equal(order.totalPaise, 6 * 250_00 + 20 * 50_00)
  assert.equal(order.totalItems, 26)
  assert.deepEqual([order.verified, order.completion, order.stockDeducted], ['Unverified', 'Pending', true])
  assert.deepEqual([order.orderDate, order.orderTime], ['28/10/2026', '12:00:00 pm'])
  assert.deepEqual(
    order.items.map(({ name, quantity, pricePaise }) => [name, quantity, pricePaise]),
    [
      ['Flower Pots Special', 6, 250_00],
      ['4" Lakshmi', 20, 50_00],
    ],
  )
  assert.deepEqual(await shop.orders.find(order.orderId), order)
  assert.equal(await stockOf(shop, flowerPots.id), 4)
  assert.equal(await stockOf(shop, lakshmiCrackers.id), 980)
})

onEachDatabase('§5 faults of the form are reported by field, and nothing is saved', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), {
    customer: { ...lakshmi, pincode: '62500', mobile: '' },
    items: [{ id: skyShots.id, quantity: 1 }],
  })
  assert.deepEqual(placed, {
    outcome: 'refused',
    errors: { pincode: 'Pincode must be 6 digits', mobile: 'Mobile number is required' },
  })
  assert.equal((await shop.orders.list(everything)).total, 0)
})

onEachDatabase('§9 the minimum order counts to the paisa, on the shop’s own prices', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { almost, enough } = await stockUp(shop, {
    almost: { ...goods.skyShots, pricePaise: 1_999_99 },
    enough: { ...goods.skyShots, pricePaise: 2_000_00 },
  })
  const order = (id: string) => shop.orders.place(newKey(), { customer: murugan, items: [{ id, quantity: 1 }] })
  assert.deepEqual(await order(almost.id), {
    outcome: 'refused',
    message: 'Minimum order amount is ₹2,000. Add ₹0.01 more to proceed.',
  })
  assert.equal((await order(enough.id)).outcome, 'placed')
})

onEachDatabase('a product that is no longer sold is refused and nothing is saved', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  await shop.products.remove(skyShots.id)
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  assert.ok('message' in placed && placed.message.includes('no longer sold'))
  assert.equal((await shop.orders.list(everything)).total, 0)
})

onEachDatabase('a product that was switched off is refused by its name, until it is on again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots, flowerPots } = await stockUp(shop, goods)
  const items = [
    { id: flowerPots.id, quantity: 1 },
    { id: skyShots.id, quantity: 1 },
  ]
  const place = () => shop.orders.place(newKey(), { customer: lakshmi, items })
  await shop.products.edit(skyShots.id, { ...goods.skyShots, enabled: false }, goods.skyShots)
  assert.deepEqual(await place(), {
    outcome: 'refused',
    message: '120 Shots Colour Rain is no longer sold. Please remove it and send again.',
  })
  assert.equal((await shop.orders.list(everything)).total, 0)
  assert.equal((await shop.products.find(flowerPots.id))?.stock, 10)
  await shop.products.edit(skyShots.id, goods.skyShots, { ...goods.skyShots, enabled: false })
  assert.equal((await place()).outcome, 'placed')
})

onEachDatabase('§4 a shortage keeps the order, takes nothing, and names the product', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [
      { id: flowerPots.id, quantity: 10 },
      { id: skyShots.id, quantity: 4 },
    ],
  })
  assert.ok('message' in placed)
  assert.equal(placed.message, 'Insufficient stock for product 120 Shots Colour Rain')
  const saved = await shop.orders.find(placed.orderId ?? '')
  assert.equal(saved?.stockDeducted, false)
  assert.equal(await stockOf(shop, flowerPots.id), 10)
  assert.equal(await stockOf(shop, skyShots.id), 3)
})

onEachDatabase('the order sent after a shortage supersedes the earlier one, visibly', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const order = (key: string, quantity: number, supersedes?: string) =>
    shop.orders.place(key, { customer: lakshmi, items: [{ id: skyShots.id, quantity }], supersedes })
  const [firstKey, secondKey] = [newKey(), newKey()]
  const short = await order(firstKey, 4)
  assert.ok('orderId' in short)
  const mended = await order(secondKey, 3, firstKey)
  assert.ok('order' in mended)
  assert.equal(mended.order.supersedes, short.orderId)
  assert.equal((await shop.orders.find(short.orderId ?? ''))?.supersededBy, mended.order.orderId)
  assert.deepEqual(await shop.orders.find(mended.order.orderId), mended.order)
})

onEachDatabase('a closed shop refuses orders with a sentence', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  Object.assign(shop.settings, { takingOrders: false })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  assert.ok('message' in placed && placed.message.startsWith('We are not taking orders'))
})

onEachDatabase('verification, completion and deletion change the one order', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const place = () => shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  const [one, other] = [await place(), await place()]
  assert.ok('order' in one && 'order' in other)
  await shop.orders.steps.verify(one.order.orderId, 'Verified')
  await shop.orders.steps.complete(one.order.orderId, 'Complete')
  const changed = await shop.orders.find(one.order.orderId)
  assert.deepEqual([changed?.verified, changed?.completion], ['Verified', 'Complete'])
  assert.ok(await shop.orders.remove(one.order.orderId))
  assert.equal(await shop.orders.remove(one.order.orderId), undefined)
  assert.deepEqual(await shop.orders.steps.verify(one.order.orderId, 'Verified'), { outcome: 'gone' })
  const { items: _items, ...listed } = other.order
  assert.deepEqual((await shop.orders.list(everything)).orders, [listed])
})

onEachDatabase('two different changes of one order at the same time both succeed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const toggle = (round: number) => [
    shop.orders.steps.verify(orderId, round % 2 === 0 ? 'Verified' : 'Unverified'),
    shop.orders.steps.complete(orderId, round % 2 === 0 ? 'Complete' : 'Pending'),
  ]
  for (let round = 0; round <= 10; round += 1) await Promise.all(toggle(round))
  const order = await shop.orders.find(orderId)
  assert.deepEqual([order?.verified, order?.completion], ['Verified', 'Complete'])
})

onEachDatabase('screens receive an order and the remaining stock', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const heard: unknown[] = []
  t.after(shop.live.subscribe((event) => heard.push(event)))
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  const told = [{ topic: 'orders' }, { topic: 'stock', stock: { [skyShots.id]: 2 } }]
  if (kind === 'sqlite') return assert.deepEqual(heard, told)
  // There the products may be published too.
  assert.deepEqual(
    heard.filter((event) => isDeepStrictEqual(event, told[0])),
    [told[0]],
  )
  await untilPublished(heard, { [skyShots.id]: 2 })
})

const everything = { search: '', verified: '', completion: '', sort: 'newest' } as const
