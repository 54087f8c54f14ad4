import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { openDatabase } from '#server/database/open.ts'
import { indexOrders } from './order-search.ts'

test('an order that waits for the index is indexed with the goods of the edit under way (postgres)', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 50 } })
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 20 }] })
  const orderId = ('order' in placed && placed.order.orderId) || assert.fail('it was not placed')
  // An uncommitted edit.
  const edit = await holdRows(
    t,
    shop.config,
    `with edited as (update orders set address = address where order_id = $1 returning order_id)
      update order_items set code = 'PRD9999' where order_id in (select order_id from edited)`,
    [orderId],
  )
  const indexed = indexOrders(database)
  await edit.untilWaitedFor()
  await edit.commit()
  await indexed
  const { rows } = await sql`select goods from order_search where order_id = ${orderId}`.execute(database.db)
  assert.deepEqual(rows, [{ goods: ['PRD9999'] }])
})
