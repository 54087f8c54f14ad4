import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { OrderEdit } from '#domain/revisions/order-edit.ts'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { openDatabase } from '#server/database/open.ts'
import type { OrderRow } from '#server/database/tables.ts'
import { cleanup } from '#test/cleanup.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const who = 'ravi@example.com'

/** Goods of ₹2,000, without a packing charge unless `percent`. */
async function openWithOrder(t: TestContext, kind: DatabaseKind, percent = 0) {
  const shop = await openTestShop(t, kind)
  const { db, close } = await openDatabase(shop.config, shop.system.now)
  cleanup(t, close)
  const { pots } = await stockUp(shop, { pots: goods.flowerPots })
  const charge = async (amount: number, unit = 'percent') => {
    shop.system.advance(1)
    const change = { edited: { packing: { unit, amount } }, seen: settingsJson(shop.settings) }
    assert.equal((await shop.settingsVersions.save(change, { key: newKey(), who })).outcome, 'saved')
  }
  if (percent > 0) await charge(percent)
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 8 }] })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const sums = async () => {
    const order = await shop.orders.find(orderId)
    return [order?.totalPaise, order?.discountPaise, order?.packingPaise]
  }
  let revision = 0
  const save = async (quantity: number, changes: Partial<OrderEdit> = {}) => {
    const texts = { discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' } as const
    const edit = { revision, lines: [{ id: pots.id, quantity }], ...texts, ...changes }
    const result = await shop.orders.revisions.save(orderId, edit, { who, key: newKey() })
    if (result.outcome === 'done') revision = result.revision
    return result
  }
  const newest = async () => (await shop.orders.steps.read(orderId)).at(-1)?.note
  const imported = (values: Partial<OrderRow>) =>
    db.updateTable('orders').set(values).where('order_id', '=', orderId).execute()
  const addLine = async () => {
    const line = await db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('order_items')
      .values({ ...line, line: line.line + 1, price_paise: line.price_paise - 1_00 })
      .execute()
  }
  return { shop, orderId, addLine, charge, sums, save, newest, imported }
}

onEachDatabase('an order of the former shop keeps its discount through an edit', async (kind, t) => {
  const { shop, orderId, charge, sums, save, newest, imported } = await openWithOrder(t, kind)
  await imported({ discount_paise: 200_00, total_paise: 1_800_00 })
  await charge(3)
  assert.equal((await save(8, { discount: '200', packingNote: 'two cartons' })).outcome, 'done')
  assert.deepEqual([await sums(), await newest()], [[1_800_00, 200_00, undefined], 'Packing note: two cartons'])
  const [asPlaced] = await shop.orders.revisions.list(orderId)
  assert.deepEqual(asPlaced?.discount, { paise: 200_00 })
  await save(8, { packingNote: 'two cartons' })
  assert.deepEqual(
    [await sums(), await newest()],
    [[2_000_00, undefined, undefined], 'Discount removed\nTotal Amount: was ₹1,800, now ₹2,000'],
  )
})

onEachDatabase('an order of the former shop with one product at two prices says so', async (kind, t) => {
  const { save, sums, addLine } = await openWithOrder(t, kind)
  await addLine()
  const [refused, before] = [await save(8, { packingNote: 'two cartons' }), await sums()]
  assert.match(
    'message' in refused ? refused.message : '',
    /came from the old shop with Flower Pots Special at two prices/,
  )
  assert.deepEqual(await sums(), before)
})

onEachDatabase('a note changes no sum, and other goods pay the packing charge of their order', async (kind, t) => {
  const { charge, sums, save, newest } = await openWithOrder(t, kind, 3)
  await charge(5)
  await save(8, { packingNote: 'two cartons' })
  assert.deepEqual([await sums(), await newest()], [[2_060_00, undefined, 60_00], 'Packing note: two cartons'])
  await save(4, { packingNote: 'two cartons' })
  assert.deepEqual(await sums(), [1_030_00, undefined, 30_00])
  assert.match(
    (await newest()) ?? '',
    /: was 8, now 4\nPacking charge: was ₹60, now ₹30\nTotal Amount: was ₹2,060, now/,
  )
})

onEachDatabase('other goods pay a charge of the unit in which their order was placed', async (kind, t) => {
  const { charge, sums, save } = await openWithOrder(t, kind, 3)
  await charge(75, 'rupees')
  await save(4)
  assert.deepEqual(await sums(), [1_030_00, undefined, 30_00])
})
