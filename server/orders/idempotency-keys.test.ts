import assert from 'node:assert/strict'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { openLinkedOrder } from '#test/shop/linked-order.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

onEachDatabase('the same key with another cart or another customer is refused', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const key = newKey()
  const order = (quantity: number, customer = lakshmi) =>
    shop.orders.place(key, { customer, items: [{ id: skyShots.id, quantity }] })
  assert.equal((await order(1)).outcome, 'placed')
  for (const other of [await order(2), await order(1, murugan)]) {
    assert.ok('message' in other && other.message.startsWith('You already sent this order with other items'))
  }
  assert.equal((await shop.products.find(skyShots.id))?.stock, 2)
})

onEachDatabase('the same order with its lines and fields in another order is the same order', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots, flowerPots } = await stockUp(shop, goods)
  const key = newKey()
  const items = [
    { id: skyShots.id, quantity: 1 },
    { id: flowerPots.id, quantity: 1 },
  ]
  const turned = Object.fromEntries(Object.entries(lakshmi).toReversed())
  assert.equal((await shop.orders.place(key, { customer: lakshmi, items })).outcome, 'placed')
  assert.equal((await shop.orders.place(key, { customer: turned, items: items.toReversed() })).outcome, 'repeated')
})

onEachDatabase('a repeated shortage gets the same answer, also when there is stock again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const key = newKey()
  const order = () => shop.orders.place(key, { customer: lakshmi, items: [{ id: skyShots.id, quantity: 4 }] })
  const first = await order()
  await shop.products.changeStock(skyShots.id, 100)
  assert.deepEqual(await order(), first)
  assert.equal((await shop.products.find(skyShots.id))?.stock, 103)
})

onEachDatabase('a late repeat of an order that the shop deleted is not placed again', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const key = newKey()
  const order = () => shop.orders.place(key, { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  const placed = await order()
  assert.ok('order' in placed)
  await shop.orders.remove(placed.order.orderId)
  const repeated = await order()
  assert.ok('message' in repeated && repeated.message.includes('removed it since'))
  assert.equal((await shop.products.find(skyShots.id))?.stock, 2)
})

onEachDatabase('an order that could no longer be placed is still answered as when it was placed', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  const key = newKey()
  const { alternateMobile: _, ...customer } = lakshmi
  const order = () => shop.orders.place(key, { customer, items: [{ id: skyShots.id, quantity: 1 }] })
  const first = await order()
  assert.ok(first.outcome === 'placed')
  await shop.products.remove(skyShots.id)
  assert.deepEqual(await order(), { ...first, outcome: 'repeated' }, 'sold no more')
  Object.assign(shop.settings, { takingOrders: false })
  assert.deepEqual(await order(), { ...first, outcome: 'repeated' }, 'closed for orders')
  Object.assign(shop.settings, { takingOrders: true, alternateMobileRequired: true })
  assert.deepEqual(await order(), { ...first, outcome: 'repeated' }, 'a field more is asked for')
})

for (const change of ['taken', 'edited', 'paid'] as const) {
  onEachDatabase(`a late repeat of an order that was ${change} since says so`, async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { repeat, take, edit, pay } = await openLinkedOrder(shop)
    const isChanged = async () => {
      const answer = await repeat()
      assert.equal(answer.outcome, 'repeated')
      assert.ok(!('isAnother' in answer))
      return 'isChanged' in answer
    }
    assert.equal(await isChanged(), false)
    await { taken: () => take('confirmed'), edited: () => edit(3), paid: () => pay(500_00) }[change]()
    assert.equal(await isChanged(), true)
  })
}

onEachDatabase('a key that is none is refused', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { skyShots } = await stockUp(shop, goods)
  for (const key of ['', 'short', 'x'.repeat(10_000), 'with spaces in the middle', "'; drop table orders; --"]) {
    const placed = await shop.orders.place(key, { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
    assert.equal(placed.outcome, 'refused', key.slice(0, 20))
  }
})
