import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { openShop } from '../shop.ts'
import { takeStock, type TakeStock } from '../stock/move-stock.ts'

const SEEN = 2_000_00
const RISEN = 2_400_00
const pots = { ...goods.flowerPots, stock: 30 }

/** The second process changes prices under the first. */
async function openTwo(kind: DatabaseKind, t: TestContext, take: TakeStock = takeStock) {
  const shop = await openTestShop(t, kind, { takeStock: take })
  const other = await openShop(shop.config, { system: shop.system })
  cleanup(t, other.close)
  const { product } = await stockUp(shop, { product: pots })
  const { id } = product
  const priced = (pricePaise: number) => other.products.edit(id, { ...pots, pricePaise }, pots)
  const body = (seenTotalPaise?: number) => ({
    customer: lakshmi,
    items: [{ id, quantity: 8 }],
    ...(seenTotalPaise !== undefined && { seenTotalPaise }),
  })
  return { shop, other, id, priced, body }
}

async function storedIn(shop: TestShop, id: string) {
  const { total } = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  return { orders: total, stock: (await shop.products.find(id))?.stock }
}

onEachDatabase(
  'an order whose price rose since the page showed it is refused with the total and the prices, and nothing is stored',
  async (kind, t) => {
    const { shop, other, id, priced, body } = await openTwo(kind, t)
    await priced(300_00)
    const key = newKey()
    for (const one of [shop, other, shop]) {
      assert.deepEqual(await one.orders.place(key, body(SEEN)), {
        outcome: 'refused',
        message:
          'The total is now ₹2,400, you saw ₹2,000. The order was not taken. Please look at the new prices and send it again.',
        higherTotal: { totalPaise: RISEN, pricesPaise: { [id]: 300_00 } },
      })
    }
    assert.deepEqual(await storedIn(shop, id), { orders: 0, stock: 30 })
    const agreed = await shop.orders.place(key, body(RISEN))
    assert.ok(agreed.outcome === 'placed', 'the key was not used up')
    assert.equal(agreed.order.totalPaise, RISEN)
    assert.deepEqual(await storedIn(shop, id), { orders: 1, stock: 22 })
  },
)

onEachDatabase('a total that is the same or lower, or of which nothing was seen, is taken', async (kind, t) => {
  const { shop, id, body } = await openTwo(kind, t)
  for (const seen of [SEEN, SEEN + 1, undefined]) {
    assert.equal((await shop.orders.place(newKey(), body(seen))).outcome, 'placed', String(seen))
  }
  assert.deepEqual(await storedIn(shop, id), { orders: 3, stock: 6 })
})

onEachDatabase('an order whose answer was lost is the same order, whatever it costs now', async (kind, t) => {
  const { shop, other, id, priced, body } = await openTwo(kind, t)
  const key = newKey()
  const placed = await shop.orders.place(key, body(SEEN))
  assert.ok(placed.outcome === 'placed')
  await priced(300_00)
  for (const one of [shop, other]) {
    for (const seen of [SEEN, RISEN, undefined]) {
      assert.deepEqual(await one.orders.place(key, body(seen)), { ...placed, outcome: 'repeated' })
    }
  }
  assert.deepEqual(await storedIn(shop, id), { orders: 1, stock: 22 })
})

onEachDatabase('charges that rose count as well: the total is compared', async (kind, t) => {
  const { shop, id, body } = await openTwo(kind, t)
  Object.assign(shop.settings, { packing: { unit: 'percent', amount: 5 } })
  const refused = await shop.orders.place(newKey(), body(SEEN))
  assert.deepEqual('higherTotal' in refused && refused.higherTotal, {
    totalPaise: 2_100_00,
    pricesPaise: { [id]: 250_00 },
  })
  assert.equal((await shop.orders.place(newKey(), body(2_100_00))).outcome, 'placed')
})

onEachDatabase('of concurrent orders only the one above its shown total is refused', async (kind, t) => {
  const { shop, id, body } = await openTwo(kind, t)
  const answers = await Promise.all([SEEN, SEEN - 1, undefined].map((seen) => shop.orders.place(newKey(), body(seen))))
  assert.deepEqual(
    answers.map(({ outcome }) => outcome),
    ['placed', 'refused', 'placed'],
  )
  assert.deepEqual(await storedIn(shop, id), { orders: 2, stock: 14 })
})

onEachDatabase('an order that was to be replaced stays when the one in its place costs more', async (kind, t) => {
  const { shop, id, priced, body } = await openTwo(kind, t)
  const first = newKey()
  const earlier = await shop.orders.place(first, body(SEEN))
  assert.ok(earlier.outcome === 'placed')
  await priced(300_00)
  const again = { ...body(SEEN), items: [{ id, quantity: 9 }], supersedes: first }
  const key = newKey()
  assert.equal((await shop.orders.place(key, again)).outcome, 'refused')
  assert.deepEqual(await shop.orders.find(earlier.order.orderId), earlier.order)
  assert.equal((await shop.orders.place(key, { ...again, seenTotalPaise: 2_700_00 })).outcome, 'placed')
  assert.equal((await shop.products.find(id))?.stock, 21)
})

onEachDatabase('a price that rises while the order is being written is not its price', async (kind, t) => {
  // On SQLite the change waits for the order.
  if (kind === 'sqlite') return
  const { promise: isStocked, resolve: stocked } = Promise.withResolvers<() => Promise<unknown>>()
  const { shop, priced, body } = await openTwo(kind, t, async (...taking) => {
    await (
      await isStocked
    )()
    return takeStock(...taking)
  })
  stocked(() => priced(300_00))
  const placed = await shop.orders.place(newKey(), { ...body(SEEN), customer: murugan })
  assert.ok(placed.outcome === 'placed')
  assert.deepEqual([placed.order.totalPaise, placed.order.items[0]?.pricePaise], [SEEN, 250_00])
  assert.deepEqual(await shop.orders.find(placed.order.orderId), placed.order)
})
