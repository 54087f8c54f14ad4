import assert from 'node:assert/strict'
import test from 'node:test'
import { holdRows } from '#test/database/hold-rows.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'

const YEAR = 365.25 * 86_400

test('an old order whose Delivered was undone at that moment is not erased (postgres)', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 500 } })
  const place = async (customer = lakshmi) => {
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: pots.id, quantity: 20 }] })
    return ('order' in placed && placed.order.orderId) || assert.fail('it was not placed')
  }
  const [old, control] = [await place(), await place()]
  for (const orderId of [old, control]) await shop.orders.steps.complete(orderId, 'Complete')
  for (let year = 0; year < 9; year += 1) {
    await place(murugan)
    shop.system.setClock(YEAR)
  }
  const opened = await holdRows(
    t,
    shop.config,
    "update orders set completion = 'Pending', step = 'confirmed' where order_id = $1",
    [old],
  )
  const erased = shop.customers.eraseOld()
  await opened.untilWaitedFor()
  await opened.commit()
  assert.equal(await erased, 1)
  assert.equal((await shop.orders.find(old))?.customer.name, lakshmi.name)
  assert.equal((await shop.orders.find(control))?.erased, 'age')
})
