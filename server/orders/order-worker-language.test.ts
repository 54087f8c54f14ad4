import assert from 'node:assert/strict'
import test from 'node:test'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { language } from '../language.ts'

const PLENTY = { ...goods.lakshmiCrackers, stock: 90_000 }

test('a refusal in the worker is in the language of its request, also beside those of others', async (t) => {
  const shop = await openTestShop(t, 'sqlite', { ordersInWorker: true })
  const { shots } = await stockUp(shop, {
    shots: { ...goods.skyShots, tamilName: '120 வண்ண மழை', stock: 1 },
  })
  assert.equal(
    (await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] })).outcome,
    'placed',
  )
  const refused = await Promise.all(
    (['ta', 'en', 'ta'] as const).map((spoken) =>
      language.during(spoken, () =>
        shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: shots.id, quantity: 1 }] }),
      ),
    ),
  )
  assert.deepEqual(
    refused.map((answer) => 'message' in answer && answer.message),
    [
      '120 வண்ண மழை என்ற பொருளுக்குப் போதிய இருப்பு இல்லை',
      'Insufficient stock for product 120 Shots Colour Rain',
      '120 வண்ண மழை என்ற பொருளுக்குப் போதிய இருப்பு இல்லை',
    ],
  )
})

test('an order in Tamil comes back from the worker with its language and the Tamil names', async (t) => {
  const shop = await openTestShop(t, 'sqlite', { ordersInWorker: true })
  const { pots } = await stockUp(shop, { pots: { ...PLENTY, tamilName: 'லட்சுமி வெடி' } })
  const body = { customer: lakshmi, items: [{ id: pots.id, quantity: 40 }] }
  const key = newKey()
  const placed = await language.during('ta', () => shop.orders.place(key, body))
  assert.ok(placed.outcome === 'placed')
  const { order } = placed
  assert.deepEqual([order.language, order.items[0]?.tamilName], ['ta', 'லட்சுமி வெடி'])
  assert.deepEqual(await shop.orders.find(order.orderId), order)
  assert.deepEqual(await shop.orders.place(key, body), { ...placed, outcome: 'repeated' })
})
