import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { orderMatches, sortOrders } from '#domain/order-list.ts'
import { goods, lakshmi, murugan } from '#test/characters.ts'
import { onEachDatabase } from '#test/databases.ts'
import { newKey, openTestShop, stockUp } from '#test/open-test-shop.ts'

const people = [
  lakshmi,
  murugan,
  { ...lakshmi, name: 'ANNAMALAI 100% _raja_', mobile: '7000000001', alternateMobile: undefined },
  { ...lakshmi, name: 'Élodie O’Brien \\', mobile: '7000000002', alternateMobile: '9000000000' },
]

const filters = fc.record({
  search: fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      'lakshmi',
      'LAKSHMI',
      'முரு',
      '98765',
      '700000000',
      '9000000000',
      '%',
      '_',
      '\\',
      'é',
      'zzz',
    ),
    fc.string({ maxLength: 4 }),
  ),
  verified: fc.constantFrom('', 'Verified', 'Unverified'),
  completion: fc.constantFrom('', 'Complete', 'Pending'),
  sort: fc.constantFrom('newest', 'oldest'),
})

onEachDatabase('§5 the database finds and sorts the same orders as the rule does', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 1_000 } })
  for (const customer of [...people, ...people]) {
    shop.world.advance(90)
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: flowerPots.id, quantity: 8 }] })
    assert.ok('order' in placed, JSON.stringify(placed))
    if (placed.order.orderId.endsWith('1') || customer === murugan)
      await shop.orders.verify(placed.order.orderId, 'Verified')
    if (customer === lakshmi) await shop.orders.complete(placed.order.orderId, 'Complete')
  }
  const { orders: all } = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'oldest' })
  assert.equal(all.length, 8)

  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const expected = sortOrders(
        all.filter((order) => orderMatches(order, filter)),
        filter.sort,
      )
      const found = await shop.orders.list(filter)
      assert.deepEqual(
        found.orders.map((order) => order.orderId),
        expected.map((order) => order.orderId),
      )
      assert.equal(found.total, expected.length)
    }),
    { numRuns: 150 },
  )
})

onEachDatabase('only as many orders are read as asked for, and all are counted', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 1_000 } })
  for (let n = 0; n < 4; n += 1) {
    shop.world.advance(1)
    await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 + n }] })
  }
  const { orders, total } = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' }, 2)
  assert.equal(total, 4)
  assert.deepEqual(
    orders.map((order) => order.totalItems),
    [11, 10],
  )
  assert.deepEqual(
    orders.map((order) => order.items.length),
    [1, 1],
  )
})
