import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { suite, test } from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { realSystem } from '#server/system.ts'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'
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

const under = (value: object) =>
  Object.fromEntries(['a', 'zero\0', 'half\ud800', 'x'.repeat(6_000)].map((key) => [key, value]))
const refusedOf = ({ products, orders, videos }: Awaited<ReturnType<typeof importInto>>) =>
  [products, orders, videos].map(({ added, refused }) => `${added} ${refused}`)

onEachDatabase('rows with keys that no database can store are refused, at each import', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await (await openDatabase(place, realSystem.now)).close()
  const product = { productName: 'Rocket', category: '1box', items: 'Rocket', mrp: 10, ourPrice: 5, discount: 50 }
  const sent = { orderDate: '2/11/2024', items: [{ id: 'a', quantity: 1, ourPrice: 5 }] }
  const video = { title: 'Rocket', videoUrl: 'https://a.example/rocket.mp4' }
  const text = JSON.stringify({ products: under(product), orders: under(sent), videos: under(video) })
  const path = writeText(place.dataDir, text)
  assert.deepEqual(refusedOf(await importInto(place, path, 'save')), ['1 3', '1 3', '1 3'])
  const once = await contentsOf(place)
  assert.deepEqual(refusedOf(await importInto(place, path, 'save')), ['0 3', '0 3', '0 3'])
  assert.deepEqual(await contentsOf(place), once)
  assert.match(
    readFileSync(reportOf(path), 'utf8'),
    /products\/zero \tproduct\trefused\tIts key is too long, or has a letter/,
  )
})
