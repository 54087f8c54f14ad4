import assert from 'node:assert/strict'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { sql } from 'kysely'
import { MAX_STOCK } from '#domain/product/stock.ts'
import { openDatabase } from '#server/database/open.ts'
import { emptyPlace, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { openTestShop, testSystem } from '#test/shop/open-test-shop.ts'
import {
  audited,
  contentsOf,
  dataFaults,
  importInto,
  reportOf,
  writeExport,
  writeText,
} from '#test/shop/imported-shop.ts'
import { realSystem } from '#server/system.ts'

onEachDatabase(
  'every row of an export is in the shop or in the report, and a repeat changes nothing',
  async (kind, t) => {
    const place = await preparedPlace(kind, t)
    await (await openDatabase(place, realSystem.now)).close()
    const path = writeExport(place.dataDir)
    const empty = await contentsOf(place)
    const tried = await importInto(place, path, 'try')
    assert.deepEqual(await contentsOf(place), empty, 'a dry run has changed the shop')
    const triedReport = readFileSync(reportOf(path), 'utf8')

    const saved = await importInto(place, path, 'save')
    assert.deepEqual(saved.orders, tried.orders)
    assert.equal(readFileSync(reportOf(path), 'utf8').split('\n')[0], triedReport.split('\n')[0])
    const audit = await audited(place, path)
    assert.deepEqual(audit.faults, [])
    assert.deepEqual(
      [audit.products, audit.orders, audit.videos, audit.totalPaise],
      [saved.products.added, saved.orders.added, saved.videos.added, saved.orders.totalPaise],
    )
    assert.ok(audit.orders > 100 && saved.orders.refused > 0 && saved.products.refused > 0)
    assert.deepEqual(await dataFaults(place), [])

    const once = await contentsOf(place)
    const again = await importInto(place, path, 'save')
    assert.deepEqual([again.orders.added, again.products.added, again.videos.added], [0, 0, 0])
    assert.deepEqual(await contentsOf(place), once, 'a repeat has changed the shop')
  },
)

onEachDatabase('lists with holes, and months before days', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await (await openDatabase(place, realSystem.now)).close()
  const path = writeExport(place.dataDir, { lists: true, dates: 'month first', seed: 'lists', orders: 60 })
  const saved = await importInto(place, path, 'save')
  assert.equal(saved.dates.order, 'month first')
  assert.deepEqual((await audited(place, path)).faults, [])
  assert.deepEqual(await dataFaults(place), [])
  assert.equal((await importInto(place, path, 'save')).orders.added, 0)
})

onEachDatabase('a later export adds what is new, and leaves what the shop has changed or deleted', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await (await openDatabase(place, realSystem.now)).close()
  const path = writeExport(place.dataDir, { faults: 0, orders: 20, products: 10 })
  const whole = JSON.parse(readFileSync(path, 'utf8'))
  const [first = '', second = '', third = ''] = Object.keys(whole.orders)
  const { [third]: later, ...earlier } = whole.orders
  writeFileSync(path, JSON.stringify({ ...whole, orders: earlier }))
  assert.equal((await importInto(place, path, 'save')).orders.added, 19)

  const shop = await openTestShop(t, kind, { place, system: testSystem({ now: realSystem.now }) })
  const [product, gone] = await shop.products.all()
  await shop.products.changeStock(product!.id, 5)
  await shop.products.remove(gone!.id)
  assert.ok(await shop.orders.remove(whole.orders[first].orderId))
  await shop.close()
  const before = await contentsOf(place)

  whole.orders[second].verified = whole.orders[second].verified === 'Verified' ? 'Unverified' : 'Verified'
  writeFileSync(path, JSON.stringify({ ...whole, orders: { ...whole.orders, [third]: later } }))
  const summary = await importInto(place, path, 'save')
  assert.deepEqual([summary.orders.added, summary.orders.left, summary.orders.same, summary.orders.past], [1, 2, 17, 1])
  assert.deepEqual([summary.products.added, summary.products.left], [0, 2])
  const report = readFileSync(reportOf(path), 'utf8')
  assert.match(
    report,
    new RegExp(
      `products/${product!.id}\tproduct\tleft\tYour shop has other values\\. Stock: \\d+ here, \\d+ in the export\\.`,
    ),
  )
  assert.match(
    report,
    new RegExp(`products/${gone!.id}\tproduct\tleft\tSomebody deleted it from your shop after the import\\.`),
  )
  assert.match(report, new RegExp(`orders/${second}\torder\tleft\tIt has changed there since the import`))
  assert.match(
    report,
    new RegExp(`orders/${first}\torder\tleft\tSomebody deleted ORD\\d+ from your shop after the import`),
  )
  const after = await contentsOf(place)
  assert.deepEqual(after.products, before.products)
  assert.equal(after.orders!.length, before.orders!.length + 1)
  assert.deepEqual(await dataFaults(place), [])
})

onEachDatabase('the shop works with imported orders: lists, customers, a cancellation of each', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await (await openDatabase(place, realSystem.now)).close()
  const saved = await importInto(place, writeExport(place.dataDir, { seed: 'works', orders: 60 }), 'save')
  const shop = await openTestShop(t, kind, { place, system: testSystem({ now: realSystem.now }) })
  const list = await shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  assert.equal(list.total, saved.orders.added)
  const customers = await shop.customers.list({ search: '', sort: 'newest', channel: 'online' })
  assert.ok(customers.customers.length > 10)
  const found = await shop.orders.list({ search: 'Gone rocket', verified: '', completion: '', sort: 'newest' })
  assert.ok(found.total > 0, 'goods that are no longer sold are found')

  const stockOf = async () => new Map((await shop.products.all()).map(({ id, stock }) => [id, stock]))
  const open = await shop.orders.list({ search: '', verified: '', completion: 'Pending', sort: 'newest' })
  assert.ok(open.orders.length > 5)
  for (const { orderId } of open.orders) {
    const expected = await stockOf()
    const { items } = (await shop.orders.find(orderId))!
    for (const { productId, quantity } of items) {
      const before = expected.get(productId)
      if (before !== undefined) expected.set(productId, Math.min(before + quantity, MAX_STOCK))
    }
    assert.equal((await shop.orders.steps.take(orderId, 'cancelled')).outcome, 'done')
    assert.deepEqual(await stockOf(), expected)
  }
  const days = await shop.reports.daySums({ from: '2024-01-01', to: '2026-12-31' })
  const counted = days.reduce((sum, { count }) => sum + count, 0)
  assert.equal(counted, saved.orders.added - open.orders.length)
  await shop.close()
  assert.deepEqual(await dataFaults(place), [])
})

onEachDatabase('an order without its customer is in the shop, and no customer', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  await (await openDatabase(place, realSystem.now)).close()
  const items = [{ id: 'a', productName: 'Rocket', quantity: 3, ourPrice: 5 }]
  const path = writeText(place.dataDir, JSON.stringify({ orders: { b: { orderDate: '2024-11-02', items } } }))
  assert.equal((await importInto(place, path, 'save')).orders.added, 1)
  const shop = await openTestShop(t, kind, { place, system: testSystem({ now: realSystem.now }) })
  const [order] = (await shop.orders.list({ search: 'no name', verified: '', completion: '', sort: 'newest' })).orders
  assert.deepEqual([order?.totalPaise, order?.customer.mobile], [15_00, ''])
  for (const search of ['', 'no name'])
    assert.deepEqual((await shop.customers.list({ search, sort: 'newest', channel: 'online' })).customers, [])
  await shop.close()
  assert.deepEqual(await dataFaults(place), [])
})

test('control: the auditor finds each fault', async (t) => {
  const place = await preparedPlace('sqlite', t)
  const path = writeExport(place.dataDir, { faults: 0, orders: 12, products: 6, videos: 2 })
  await importInto(place, path, 'save')
  assert.deepEqual((await audited(place, path)).faults, [])
  const table: [what: string, statement: string][] = [
    ['a lost order', 'delete from orders where order_id = (select max(order_id) from orders)'],
    [
      'another total',
      'update orders set total_paise = total_paise + 1 where order_id = (select max(order_id) from orders)',
    ],
    [
      'another day',
      "update orders set placed_at = '2024-01-01T00:00:00.000Z' where order_id = (select max(order_id) from orders)",
    ],
    ['another customer', "update orders set mobile = '9000000000' where order_id = (select max(order_id) from orders)"],
    ['another state', "update orders set verified = 'Unverified', completion = 'Pending'"],
    ['a lost line', 'delete from order_items where line = 0'],
    ['another stock', 'update products set stock = stock + 1'],
    ['another price', 'update products set price_paise = price_paise + 1'],
    ['a lost product', 'delete from products where id = (select max(id) from products)'],
    ['a lost video', 'delete from videos'],
    ['an order twice', 'update order_keys set order_id = (select max(order_id) from orders)'],
  ]
  for (const [what, statement] of table) {
    const copy = await emptyPlace('sqlite', t)
    cpSync(place.dataDir, copy.dataDir, { recursive: true })
    const database = await openDatabase(copy, realSystem.now)
    await sql.raw(statement).execute(database.db)
    await database.close()
    assert.ok((await audited(copy, path)).faults.length > 0, what)
  }
})

test('an export that changes while it is read is not saved', async (t) => {
  const place = await preparedPlace('sqlite', t)
  await (await openDatabase(place, realSystem.now)).close()
  const path = writeExport(place.dataDir, { orders: 5 })
  const before = await contentsOf(place)
  const changing = async () => {
    writeExport(place.dataDir, { orders: 6 })
    return new Map()
  }
  await assert.rejects(importInto(place, path, 'save', { fetchPictures: changing }), /has changed while it was read/)
  assert.deepEqual(await contentsOf(place), before)
})

const fetchPictures = async (addresses: readonly string[]) =>
  new Map(
    addresses.map((address, at) => [address, at === 0 ? { reason: 'it answered 404' } : { path: `/media/${at}.jpg` }]),
  )

test('pictures that were fetched are those of products and of their lines', async (t) => {
  const place = await preparedPlace('sqlite', t)
  await (await openDatabase(place, realSystem.now)).close()
  const path = writeExport(place.dataDir, { faults: 0, orders: 8, products: 4 })
  const { pictures } = await importInto(place, path, 'save', { fetchPictures })
  assert.deepEqual([pictures.fetched, pictures.addresses], [3, 1])
  assert.match(
    readFileSync(reportOf(path), 'utf8'),
    /imageUrl\tnoted\tWe could not fetch its picture \(it answered 404\)\./,
  )
  const { products, order_items: lines } = await contentsOf(place)
  assert.equal(products!.filter((row) => row.includes('"image_url":"/media/')).length, 3)
  assert.ok(lines!.some((row) => row.includes('"image_url":"/media/')))

  const again = await importInto(place, path, 'save', {
    fetchPictures: async ([one = '', ...others]) => {
      assert.deepEqual(others, [], 'only the one that is missing')
      return new Map([[one, { path: '/media/late.jpg' }]])
    },
  })
  assert.deepEqual([again.products.added, again.pictures.fetched], [0, 1])
  const later = await contentsOf(place)
  assert.equal(later.products!.filter((row) => row.includes('"image_url":"/media/')).length, 4)
})

test('an export without orders and videos, and one with other lists, says so', async (t) => {
  const place = await preparedPlace('sqlite', t)
  await (await openDatabase(place, realSystem.now)).close()
  const product = {
    productName: 'Rocket',
    code: 'PRD0007',
    category: '1box',
    items: 'Rocket',
    mrp: 10,
    ourPrice: 5,
    stock: 3,
  }
  const path = writeText(place.dataDir, JSON.stringify({ products: { a: product, __proto__: product }, users: {} }))
  const { products, lines } = await importInto(place, path, 'save')
  assert.equal(products.added, 1)
  assert.ok(lines.includes('The export does not have these lists: Orders and Videos.'))
  assert.ok(lines.includes('We do not import these lists: users.'))
})
