import assert from 'node:assert/strict'
import test from 'node:test'
import { onEachDatabase } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const who = 'ravi@example.com'

onEachDatabase('editors of an order see each other until they leave or are silent for long', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [{ id: flowerPots.id, quantity: 8 }],
  })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const { revisions } = shop.orders
  const { editors } = revisions
  assert.equal(await editors.open(orderId, { tab: 'one', who }), true)
  assert.equal(await editors.open(orderId, { tab: 'one', who }), true)
  assert.equal(await editors.open(orderId, { tab: 'two', who: 'priya@example.com' }), true)
  assert.deepEqual(await editors.list(orderId, 'two'), [who])
  assert.deepEqual(await editors.list(orderId), ['priya@example.com', who])
  await editors.close(orderId, 'two')
  assert.deepEqual(await editors.list(orderId, 'one'), [])
  shop.system.advance(61)
  assert.deepEqual(await editors.list(orderId), [])
  assert.equal(await editors.open('ORD00000000000000000', { tab: 'one', who }), false)
})

test('a beat of the editor of an order that is being deleted finds it gone (postgres)', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const { flowerPots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const { editors } = shop.orders.revisions
  assert.equal(await editors.open(orderId, { tab: 'one', who }), true)
  const deletion = await holdRows(t, shop.config, 'delete from orders where order_id = $1', [orderId])
  const beat = editors.open(orderId, { tab: 'one', who })
  await deletion.untilWaitedFor()
  await deletion.commit()
  assert.equal(await beat, false)
})
