import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite, test } from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { realSystem } from '#server/system.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { contentsOf, importInto, reportOf, writeText } from '#test/shop/imported-shop.ts'

const order = {
  orderId: 'ORD20241102183000121',
  orderDate: '2/11/2024',
  verified: 'Unverified',
  items: [{ id: '0', productName: 'Rocket', quantity: 2, ourPrice: 5 }],
}
const { orderId: _, ...unnumbered } = order

suite('an order that was refused as a double stays refused in a later export', () => {
  const later: [what: string, orders: object][] = [
    ['the first has changed there', { K1: { ...order, verified: 'Verified' }, K2: order }],
    ['the first is gone there', { K2: order }],
    ['a third is the same', { K1: order, K3: order }],
  ]
  for (const [what, orders] of later)
    test(what, async (t) => {
      const place = await preparedPlace('sqlite', t)
      await (await openDatabase(place, realSystem.now)).close()
      const write = (value: object) => writeText(place.dataDir, JSON.stringify({ orders: value }))
      const first = await importInto(place, write({ K1: order, K2: order }), 'save')
      assert.deepEqual([first.orders.added, first.orders.refused], [1, 1])
      const before = await contentsOf(place)
      const path = write(orders)
      const { orders: again } = await importInto(place, path, 'save')
      assert.deepEqual([again.added, again.refused], [0, 1])
      assert.match(
        readFileSync(reportOf(path), 'utf8'),
        /refused\tIt is the same as orders\/K1, “ORD20241102183000121”/,
      )
      assert.deepEqual(await contentsOf(place), before)
    })
})

test('orders without a number that are alike are two, also in a later export', async (t) => {
  const place = await preparedPlace('sqlite', t)
  await (await openDatabase(place, realSystem.now)).close()
  const write = (value: object) => writeText(place.dataDir, JSON.stringify({ orders: value }))
  assert.equal((await importInto(place, write({ K1: unnumbered }), 'save')).orders.added, 1)
  assert.equal((await importInto(place, write({ K1: unnumbered, K2: unnumbered }), 'save')).orders.added, 1)
})
