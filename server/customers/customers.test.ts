import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { sql } from 'kysely'
import { KEEP_CUSTOMERS_MONTHS } from '#domain/settings/retention.ts'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import type { Product } from '#domain/product/product.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { openCustomers } from './customers.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'

/** In seconds. */
const DAY = 86_400
const YEAR = 365.25 * DAY

/** Without district and state, which other texts contain too. */
const tracesOf = ({ name, district, pincode, mobile, alternateMobile, address }: Customer) =>
  [name, district, pincode, mobile, alternateMobile, address].filter((text) => text !== undefined)

async function place(shop: TestShop, product: Product, customer: Customer, key = newKey()) {
  const request = { customer, items: [{ id: product.id, quantity: 40 }] }
  const placed = await shop.orders.place(key, request)
  assert.ok('order' in placed, JSON.stringify(placed))
  return { orderId: placed.order.orderId, key, request }
}

async function placeComplete(shop: TestShop, product: Product, customer: Customer) {
  const placed = await place(shop, product, customer)
  await shop.orders.steps.complete(placed.orderId, 'Complete')
  return placed
}

/** Advances the clock, with an order in each year. */
async function sellForYears(shop: TestShop, product: Product, years: number) {
  for (let year = 0; year < years; year += 1) {
    await place(shop, product, murugan)
    shop.system.setClock(YEAR)
  }
}

/** Each row as text, and on SQLite the bytes of every file. */
async function everythingStored(shop: TestShop): Promise<string> {
  const database = await openDatabase(shop.config, shop.now)
  try {
    const tables = await database.db.introspection.getTables()
    const rows = await Promise.all(
      tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(database.db).catch(() => ({ rows: [] }))),
    )
    const files = globSync('**/*', { cwd: shop.config.dataDir, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = files.map((file) => readFileSync(join(file.parentPath, file.name)).toString('latin1'))
    return [...rows.map((table) => JSON.stringify(table.rows)), ...bytes].join('\n')
  } finally {
    await database.close()
  }
}

const found = (stored: string, customer: Customer) =>
  tracesOf(customer).filter((text) => stored.includes(text) || stored.includes(Buffer.from(text).toString('latin1')))

const search = async (shop: TestShop, text: string) =>
  (await shop.orders.list({ search: text, verified: '', completion: '', sort: 'newest' })).total

onEachDatabase('an erased customer is in no table and in no file, and no search finds them', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { lakshmiCrackers: product } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  const first = await placeComplete(shop, product, lakshmi)
  const second = await placeComplete(shop, product, { ...lakshmi, name: 'Lakshmi N', alternateMobile: '9000000009' })
  const other = await placeComplete(shop, product, murugan)
  const database = await openDatabase(shop.config, shop.now)
  await indexOrders(database)
  await database.close()
  assert.equal(await search(shop, lakshmi.name), 1)
  assert.deepEqual(found(await everythingStored(shop), lakshmi), tracesOf(lakshmi), 'control: the look finds a person')
  const [before] = await shop.customers.orders(murugan.mobile)

  assert.deepEqual(await shop.customers.erase(lakshmi.mobile), { outcome: 'erased', orders: 2, isRewritten: true })
  const stored = await everythingStored(shop)
  assert.deepEqual(found(stored, { ...lakshmi, name: 'Lakshmi N' }), [])
  assert.deepEqual(found(stored, lakshmi), [])
  assert.deepEqual(found(stored, murugan), tracesOf(murugan), 'the other customer stays')
  for (const text of tracesOf(lakshmi)) assert.equal(await search(shop, text), 0, text)
  assert.deepEqual(await shop.customers.orders(lakshmi.mobile), [])

  const order = await shop.orders.find(first.orderId)
  assert.deepEqual(
    [order?.erased, order?.customer.state, order?.totalPaise, order?.items.length, order?.completion],
    ['request', 'Tamil Nadu', 40 * product.pricePaise, 1, 'Complete'],
  )
  assert.equal(await search(shop, second.orderId), 1)
  assert.deepEqual(await shop.customers.orders(murugan.mobile), [before])
  assert.equal((await shop.orders.find(other.orderId))?.customer.name, murugan.name)

  assert.deepEqual(await shop.customers.erase(lakshmi.mobile), { outcome: 'none' }, 'a second press')
  assert.deepEqual(await shop.orders.place(first.key, first.request), {
    outcome: 'refused',
    message: 'We received this order and removed it since. Please call us.',
  })
})

onEachDatabase(
  'nothing is erased while an order of the customer is open; a replaced one is not open',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const { lakshmiCrackers: product } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
    await placeComplete(shop, product, lakshmi)
    const replaced = await place(shop, product, lakshmi)
    const request = { ...replaced.request, items: [{ id: product.id, quantity: 41 }] }
    const placed = await shop.orders.place(newKey(), { ...request, supersedes: replaced.key })
    assert.ok('order' in placed)
    const { orderId } = placed.order
    const before = await shop.customers.orders(lakshmi.mobile)
    assert.deepEqual(await shop.customers.erase(lakshmi.mobile), { outcome: 'open', orderIds: [orderId] })
    assert.deepEqual(await shop.customers.orders(lakshmi.mobile), before)
    await shop.orders.steps.complete(orderId, 'Complete')
    assert.deepEqual(await shop.customers.erase(lakshmi.alternateMobile ?? ''), {
      outcome: 'erased',
      orders: 3,
      isRewritten: true,
    })
  },
)

onEachDatabase('an order that comes in during the erasure is whole or absent', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { lakshmiCrackers: product } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  await placeComplete(shop, product, lakshmi)
  const [erased, placed] = await Promise.all([shop.customers.erase(lakshmi.mobile), place(shop, product, lakshmi)])
  const order = await shop.orders.find(placed.orderId)
  assert.deepEqual([order?.customer, order?.erased], [lakshmi, undefined])
  assert.ok(erased.outcome === 'erased' || erased.outcome === 'open', erased.outcome)
  assert.equal((await shop.customers.orders(lakshmi.mobile)).length, erased.outcome === 'erased' ? 1 : 2)
})

onEachDatabase(
  'after the time of the settings closed orders are erased, by whichever process is first',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const another =
      kind === 'postgres' ? await openTestShop(t, kind, { place: shop.config, system: shop.system }) : shop
    const { lakshmiCrackers: product } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
    const old = await placeComplete(shop, product, lakshmi)
    const open = await place(shop, product, lakshmi)
    await sellForYears(shop, product, KEEP_CUSTOMERS_MONTHS / 12)
    shop.system.setClock(-2 * DAY)
    assert.equal(await shop.customers.eraseOld(), 0)
    const recent = await placeComplete(shop, product, lakshmi)
    shop.system.setClock(4 * DAY)
    const counts = await Promise.all([shop.customers.eraseOld(), another.customers.eraseOld()])
    assert.deepEqual(counts.toSorted(), [0, 1])
    const erased = await Promise.all(
      [old, open, recent].map(async ({ orderId }) => (await shop.orders.find(orderId))?.erased),
    )
    assert.deepEqual(erased, ['age', undefined, undefined])
    assert.equal(await shop.customers.eraseOld(), 0)
  },
)

test('a failed rewrite is reported, and made by a later process', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { lakshmiCrackers: product } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  await placeComplete(shop, product, lakshmi)
  const database = await openDatabase(shop.config, shop.now)
  const fullDisk = { ...database, compact: () => Promise.reject(new Error('Not enough room')) }
  const full = openCustomers({ ...shop, settings: () => shop.settings, database: fullDisk, log: openLog(() => {}) })
  assert.deepEqual(await full.erase(lakshmi.mobile), { outcome: 'erased', orders: 1, isRewritten: false })
  await database.close()
  assert.notDeepEqual(found(await everythingStored(shop), lakshmi), [], 'control: the file still holds them')
  await shop.customers.eraseOld()
  assert.deepEqual(found(await everythingStored(shop), lakshmi), [])
})

test('orders on the far side of two years without any are not erased by age: the clock may have been wrong', async (t) => {
  const lines: string[] = []
  const shop = await openTestShop(t, 'sqlite', { log: openLog((line) => lines.push(line)) })
  const { lakshmiCrackers: product } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  shop.system.setClock(-30 * YEAR)
  await placeComplete(shop, product, lakshmi)
  shop.system.setClock(30 * YEAR)
  await placeComplete(shop, product, lakshmi)
  assert.equal(await shop.customers.eraseOld(), 0, 'placed by a clock that was years behind')
  shop.system.setClock(14 * YEAR)
  assert.equal(await shop.customers.eraseOld(), 0, 'the clock has leapt ahead')
  await placeComplete(shop, product, murugan)
  shop.system.setClock(DAY)
  assert.equal(await shop.customers.eraseOld(), 0, 'and has taken orders since')
  assert.equal((await shop.customers.orders(lakshmi.mobile)).length, 2)
  assert.equal(lines.filter((line) => line.includes('"old customers kept"')).length, 3)
})

test('with a time of 0 no order is erased by age', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  shop.settings.keepCustomersMonths = 0
  const { lakshmiCrackers: product } = await stockUp(shop, { lakshmiCrackers: goods.lakshmiCrackers })
  await placeComplete(shop, product, lakshmi)
  await sellForYears(shop, product, 9)
  assert.equal(await shop.customers.eraseOld(), 0)
})
