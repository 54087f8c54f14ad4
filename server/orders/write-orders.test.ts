// Which orders can be saved together, and that those that can are: or every group would be begun in vain, and nothing would tell.
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { readCheckout } from '#domain/checkout/checkout-form.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '../database/open.ts'
import { type CheckedOrder, openOrderWriter } from './write-orders.ts'
import { takeStock } from '../stock/move-stock.ts'

const checked = readCheckout(lakshmi, demoSettings)
assert.ok('customer' in checked)
const { customer } = checked

function order(id: string, quantity: number, more: Partial<CheckedOrder> = {}): CheckedOrder {
  return { key: newKey(), fingerprint: 'f', customer, items: [{ id, quantity }], ...more }
}

async function openBooks(t: TestContext) {
  const shop = await openTestShop(t, 'sqlite')
  const { pots, crackers } = await stockUp(shop, {
    pots: { ...goods.flowerPots, stock: 30 },
    crackers: { ...goods.lakshmiCrackers, stock: 900 },
  })
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const { writeTogether } = openOrderWriter({ system: shop.system, settings: () => demoSettings, takeStock })
  const saveAll = (orders: CheckedOrder[]) => database.transaction((trx) => writeTogether(trx, orders))
  return { shop, pots, crackers, saveAll }
}

test('plain orders are saved together, each with its own lines and the remaining stock', async (t) => {
  const { shop, pots, crackers, saveAll } = await openBooks(t)
  const both = [
    { id: crackers.id, quantity: 100 },
    { id: pots.id, quantity: 8 },
  ]
  const saved = await saveAll([order(pots.id, 10), order(pots.id, 9, { items: both }), order(crackers.id, 200)])
  assert.ok(saved)
  const orders = saved.map((one) => ('order' in one ? one.order : assert.fail('refused')))
  assert.deepEqual(
    orders.map(({ items }) => items.map(({ productId, quantity }) => [productId, quantity])),
    [
      [[pots.id, 10]],
      [
        [crackers.id, 100],
        [pots.id, 8],
      ],
      [[crackers.id, 200]],
    ],
  )
  assert.deepEqual(
    saved.map((one) => 'stock' in one && one.stock),
    [{ [pots.id]: 12 }, { [crackers.id]: 600, [pots.id]: 12 }, { [crackers.id]: 600 }],
  )
  for (const one of orders) assert.deepEqual(await shop.orders.find(one.orderId), one)
  assert.equal((await shop.products.find(pots.id))?.stock, 12)
})

test('more orders than go into one statement are saved whole', async (t) => {
  const { shop, crackers, saveAll } = await openBooks(t)
  await shop.products.changeStock(crackers.id, 2_000)
  const saved = await saveAll(Array.from({ length: 60 }, () => order(crackers.id, 40)))
  assert.equal(saved?.length, 60)
  for (const one of saved) assert.ok('order' in one && (await shop.orders.find(one.order.orderId))?.items.length === 1)
  assert.equal((await shop.products.find(crackers.id))?.stock, 2_900 - 60 * 40)
})

test('a group with one that is gone, too small, short, a replacement, repeated or above its shown total is not saved together', async (t) => {
  const { pots, crackers, saveAll } = await openBooks(t)
  const repeated = order(pots.id, 8)
  assert.ok(await saveAll([repeated]))
  const special = {
    gone: order('gone', 8),
    'too small': order(pots.id, 1),
    short: order(pots.id, 23),
    replacement: order(pots.id, 8, { supersedes: [newKey()] }),
    repeated,
    dearer: order(pots.id, 8, { seenTotalPaise: 1_999_99 }),
  }
  for (const [what, one] of Object.entries(special)) {
    assert.equal(await saveAll([order(crackers.id, 40), one]), undefined, what)
  }
})
