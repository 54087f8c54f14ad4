import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { Client } from 'pg'
import type { Product } from '#domain/product/product.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { wordsOf } from '#domain/words/catalogue.ts'
import { orderRefusals } from '#domain/words/en/order-refusals.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp, type TestShop, testSystem } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { takeOneByOne } from '#test/controls/take-one-by-one.ts'
import type { LiveEvent } from '../live/live.ts'
import { inLanguage } from '#domain/words/in-language.ts'
import { openShop } from '../shop.ts'

const stocked = {
  few: { ...goods.skyShots, stock: 6 },
  some: { ...goods.flowerPots, stock: 60 },
  many: { ...goods.lakshmiCrackers, stock: 900 },
}
type Name = keyof typeof stocked
type Stocked = Record<Name, Product>

/** Complete orders, too small ones, too many pieces, missing products, repeated keys. */
const payloads = fc.array(
  fc.record({
    key: fc.integer({ min: 0, max: 30 }).map((key) => `a-key-of-the-test-${key}`),
    customer: fc.constantFrom(lakshmi, murugan, { ...lakshmi, pincode: '1' }),
    lines: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom<Name | 'gone'>('few', 'some', 'many', 'few', 'some', 'many', 'gone'),
        quantity: fc.integer({ min: 1, max: 12 }),
      }),
      { minLength: 1, maxLength: 4, selector: ({ name }) => name },
    ),
  }),
  { minLength: 40, maxLength: 120 },
)
type Payload = (typeof payloads extends fc.Arbitrary<infer List> ? List : never) extends (infer One)[] ? One : never

const bodyOf = ({ customer, lines }: Payload, products: Stocked) => ({
  customer,
  items: lines.map(({ name, quantity }) => ({ id: name === 'gone' ? 'gone' : products[name].id, quantity })),
})

const stockOf = async (shop: TestShop, products: Stocked) =>
  Promise.all(Object.values(products).map(async ({ id }) => (await shop.products.find(id))?.stock))

const firstOfEachKey = (list: readonly Payload[]) => [
  ...new Map(list.toReversed().map((payload) => [payload.key, payload])).values(),
]

test('orders placed together end as the same orders placed one by one', async (t) => {
  await fc.assert(
    fc.asyncProperty(payloads, async (list) => {
      const ended = []
      for (const together of [true, false]) {
        let number = 0
        const shop = await openTestShop(t, 'sqlite', { system: testSystem({ randomInteger: () => number++ % 1_000 }) })
        const products = await stockUp(shop, stocked)
        const names = new Map(Object.entries(products).map(([name, { id }]) => [id, name]))
        const place = (payload: Payload) => shop.orders.place(payload.key, bodyOf(payload, products))
        const placed = []
        const sent = firstOfEachKey(list)
        if (together) placed.push(...(await Promise.all(sent.map(place))))
        else for (const payload of sent) placed.push(await place(payload))
        const text = JSON.stringify(placed, (field, value) =>
          ['code', 'link'].includes(field) ? '' : (names.get(value) ?? value),
        )
        ended.push({ text: text.replaceAll(/ORD\d{17}/g, 'an id'), stock: await stockOf(shop, products) })
      }
      assert.deepEqual(ended[0], ended[1])
    }),
    { numRuns: 6 },
  )
})

onEachDatabase('stock and orders add up after any rush', async (kind, t) => {
  await fc.assert(
    fc.asyncProperty(
      payloads,
      fc.array(fc.integer({ min: -3, max: 9 }), { maxLength: 10 }),
      async (list, deliveries) => {
        const shop = await openTestShop(t, kind)
        const products = await stockUp(shop, stocked)
        const rush = list.map((payload) => shop.orders.place(payload.key, bodyOf(payload, products)))
        const edits = deliveries.map((pieces) => shop.products.changeStock(products.many.id, pieces))
        const [answers] = await Promise.all([Promise.all(rush), Promise.all(edits)])

        const taken = new Map<string, number>()
        const ids = new Set<string>()
        for (const answer of answers) {
          if (answer.outcome !== 'placed') continue
          assert.ok(!ids.has(answer.order.orderId), 'no id twice')
          ids.add(answer.order.orderId)
          for (const { name, quantity } of answer.order.items) taken.set(name, (taken.get(name) ?? 0) + quantity)
        }
        const delivered = deliveries.reduce((sum, pieces) => sum + pieces, 0)
        const left = Object.entries(stocked).map(
          ([name, { stock, name: label }]) => stock + (name === 'many' ? delivered : 0) - (taken.get(label) ?? 0),
        )
        assert.deepEqual(await stockOf(shop, products), left)
        assert.ok(left.every((stock) => stock >= 0))
      },
    ),
    { numRuns: kind === 'sqlite' ? 8 : 3 },
  )
})

test('a group publishes once: one event for the orders, one with the remaining stock of each product', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { some, many } = await stockUp(shop, stocked)
  const heard: LiveEvent[] = []
  shop.live.subscribe((event) => heard.push(event))
  const order = (id: string, quantity: number) =>
    shop.orders.place(newKey(), { customer: lakshmi, items: [{ id, quantity }] })
  await Promise.all([order(some.id, 10), order(many.id, 50), order(some.id, 8), order(some.id, 50), order(many.id, 1)])
  assert.deepEqual(heard, [{ topic: 'orders' }, { topic: 'stock', stock: { [some.id]: 42, [many.id]: 850 } }])
})

for (const [what, takeStock] of [
  ['orders with the same products in opposite order never wait for each other in a circle', undefined],
  ['control: going through the cart in its own order, they do', takeOneByOne],
] as const) {
  test(`${what} (postgres)`, async (t) => {
    const shop = await openTestShop(t, 'postgres', takeStock && { takeStock })
    const client = new Client(shop.config.databaseUrl)
    await client.connect()
    cleanup(t, () => client.end())
    // The server must detect a deadlock before the lock times out.
    const { pathname } = new URL(shop.config.databaseUrl ?? '')
    await client.query(`alter database ${pathname.slice(1)} set deadlock_timeout = '50ms'`)
    const other = await openShop(shop.config, { system: shop.system, ...(takeStock && { takeStock }) })
    cleanup(t, other.close)
    const crackers = Array.from({ length: 12 }, (_, place) => [
      `p${place}`,
      { ...goods.lakshmiCrackers, stock: 50_000 },
    ])
    const products = Object.values(await stockUp(shop, Object.fromEntries(crackers)))
    const items = products.map(({ id }) => ({ id, quantity: 4 }))
    const rush = async (orders: number) => {
      const placing = Array.from({ length: orders }, (_, place) =>
        (place % 4 < 2 ? shop : other).orders.place(newKey(), {
          customer: lakshmi,
          items: [0, 3].includes(place % 4) ? items : items.toReversed(),
        }),
      )
      for (const { outcome } of await Promise.all(placing)) assert.equal(outcome, 'placed')
    }
    const deadlocks = async () => {
      const { rows } = await client.query('select deadlocks from pg_stat_database where datname = current_database()')
      return Number(rows[0].deadlocks)
    }
    if (takeStock) {
      // Two that should meet in the middle sometimes miss each other.
      await until(async () => {
        await rush(4)
        return (await deadlocks()) > 0
      }, 30_000)
    } else {
      await rush(60)
      assert.equal(await deadlocks(), 0)
    }
  })
}

onEachDatabase('orders of one group are refused each in the language of its page', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { few } = await stockUp(shop, stocked)
  const order = { customer: lakshmi, items: [{ id: few.id, quantity: 50 }] }
  const languages = ['en', 'ta', 'en', 'ta'] as const
  const results = await Promise.all(
    languages.map((language) => inLanguage(language, () => shop.orders.place(newKey(), order))),
  )
  const refusal = () => wordsOf(orderRefusals).insufficientStock({ name: few.name })
  const refusals = languages.map((language) => inLanguage(language, refusal))
  assert.deepEqual(
    results.map((result) => ('message' in result ? result.message : result.outcome)),
    refusals,
  )
  assert.equal(new Set(refusals).size, 2)
})
