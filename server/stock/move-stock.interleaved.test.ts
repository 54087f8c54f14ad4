// Orders that wait for a row changed by another connection take all their goods or none (PostgreSQL).
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { readCheckout } from '#domain/checkout/checkout-form.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import type { Product } from '#domain/product/product.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { cleanup } from '#test/cleanup.ts'
import { takeByOldSnapshot } from '#test/controls/take-by-old-snapshot.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { semaphore } from '../semaphore.ts'
import { openGroupCommit } from '../orders/group-commit.ts'
import { type CheckedOrder, openOrderWriter, type Written } from '../orders/write-orders.ts'
import { takeStock, type TakeStock } from './move-stock.ts'

type Setting = { shop: TestShop; database: Database; pots: Product; shots: Product; take: TakeStock }
type Line = { id: string; quantity: number }

const checked = readCheckout(lakshmi, demoSettings)
assert.ok('customer' in checked)
const { customer } = checked
const toSave = (items: Line[]) => ({ key: newKey(), fingerprint: 'f', customer, items })

/** All ten pots, and one shot, which lacks until restocked. */
const items = ({ pots, shots }: Setting) => [
  { id: pots.id, quantity: 10 },
  { id: shots.id, quantity: 1 },
]
/** Two orders, to be written as a group. */
const twoOrders = ({ pots, shots }: Setting) => [
  toSave([{ id: pots.id, quantity: 8 }]),
  toSave([
    { id: pots.id, quantity: 2 },
    { id: shots.id, quantity: 1 },
  ]),
]
const writerOf = ({ shop, take }: Setting) =>
  openOrderWriter({ system: shop.system, settings: () => demoSettings, takeStock: take })

/** Returns true if everything was taken. `prepare` runs before the row is locked. */
type Way = { prepare?(setting: Setting): Promise<string>; run(setting: Setting, prepared: string): Promise<boolean> }

const ways: Record<string, Way> = {
  'an order': {
    run: async (setting) =>
      (await setting.shop.orders.place(newKey(), { customer: lakshmi, items: items(setting) })).outcome === 'placed',
  },
  'a group written in savepoints': {
    run: async (setting) => {
      const { write } = writerOf(setting)
      const database = {
        ...setting.database,
        commitLanes: [{ connections: semaphore({ permits: 1 }), largestGroup: 2 }],
      }
      const groups: number[] = []
      const committed = (group: Written[]) => void groups.push(group.length)
      const { submit } = openGroupCommit<CheckedOrder, Written>({ database, write, committed })
      const written = await Promise.all(twoOrders(setting).map(submit))
      assert.deepEqual(groups, [2], 'both in one transaction')
      return written.every((one) => 'stock' in one)
    },
  },
  'stock taken later for an order that was short': {
    async prepare(setting) {
      const placed = await setting.shop.orders.place(newKey(), { customer: lakshmi, items: items(setting) })
      return ('orderId' in placed && placed.orderId) || assert.fail('it was not stored')
    },
    run: async ({ shop }, orderId) => (await shop.orders.takeStockAgain(orderId)).outcome === 'taken',
  },
}

/** Runs `way` while another connection has an uncommitted change of the shots. */
async function interleave(
  t: TestContext,
  way: Way,
  change: string,
  { shotsBefore = 0, take = takeStock, held = (setting: Setting) => setting.shots } = {},
) {
  const shop = await openTestShop(t, 'postgres', { takeStock: take })
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const products = await stockUp(shop, { pots: goods.flowerPots, shots: { ...goods.skyShots, stock: 0 } })
  const setting: Setting = { shop, database, take, ...products }
  const prepared = (await way.prepare?.(setting)) ?? ''
  await shop.products.changeStock(products.shots.id, shotsBefore)
  const rows = await holdRows(t, shop.config, `${change} where id = $1`, [held(setting).id])
  const running = way.run(setting, prepared).catch((error: Error) => error)
  await rows.untilWaitedFor()
  await rows.commit()
  const taken = await running
  const left = await Promise.all([products.pots, products.shots].map(({ id }) => shop.products.find(id)))
  return { taken, left: left.map((product) => product?.stock), shop, ...products }
}

const restock = 'update products set stock = stock + 1'

for (const [name, way] of Object.entries(ways)) {
  test(`${name}: restocked while it waits, all is taken`, async (t) => {
    const { taken, left } = await interleave(t, way, restock)
    assert.deepEqual([taken, left], [true, [0, 0]])
  })

  test(`${name}: made short while it waits, none of the short product is taken`, async (t) => {
    const { taken, left } = await interleave(t, way, 'update products set stock = 0', { shotsBefore: 1 })
    // Of two orders in savepoints the first lacks nothing.
    assert.deepEqual([taken, left], [false, [name.includes('savepoints') ? 2 : 10, 0]])
  })

  test(`${name}: control: filtered by the old snapshot, the pots are taken without an order`, async (t) => {
    const { taken, left } = await interleave(t, way, restock, { take: takeByOldSnapshot })
    assert.notEqual(taken, true)
    assert.equal(left[0], 0, 'the pots are gone')
  })
}

const { 'an order': anOrder } = ways as { 'an order': Way }

test('a product that is deleted while an order waits is short, and the other keeps its stock', async (t) => {
  const { taken, left, shop } = await interleave(t, anOrder, 'delete from products', { shotsBefore: 1 })
  assert.deepEqual([taken, left], [false, [10, undefined]])
  assert.equal(await shop.orders.countShort(), 1)
})

test('a price that changes while an order waits is the next order’s; all goods are taken', async (t) => {
  const dearer = 'update products set price_paise = price_paise * 2'
  const { taken, left, shop } = await interleave(t, anOrder, dearer, { shotsBefore: 1 })
  assert.deepEqual([taken, left], [true, [0, 0]])
  const { orders } = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  assert.equal(orders[0]?.totalPaise, 10 * goods.flowerPots.pricePaise + goods.skyShots.pricePaise)
})

const held = ({ pots, shots }: Setting) => (pots.id < shots.id ? pots : shots)

test('the first product in id order may be the restocked one', async (t) => {
  const { taken, left } = await interleave(t, anOrder, restock, { shotsBefore: 1, held })
  assert.equal(taken, true)
  assert.equal(left[0]! + left[1]!, 1)
})
