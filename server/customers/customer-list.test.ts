import assert from 'node:assert/strict'
import type { Customer } from '#domain/checkout/checkout-form.ts'
import type { CustomerCursor, CustomerSort } from '#domain/customers/customer-list.ts'
import type { Product } from '#domain/product/product.ts'
import { openDatabase } from '#server/database/open.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import { type DatabaseKind, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import type { TestContext } from 'node:test'

const DAY = 86_400
const velu: Customer = { ...murugan, name: 'Velu', district: 'Salem', mobile: '7000000001' }

type Options = { quantity?: number; kind?: 'trial'; supersedes?: string; key?: string }

async function open(t: TestContext, kind: DatabaseKind) {
  const shop = await openTestShop(t, kind)
  const { pot } = await stockUp(shop, { pot: { ...goods.skyShots, stock: 500 } })
  return { shop, place: (customer: Customer, options?: Options) => placeOrder(shop, pot, customer, options) }
}

async function placeOrder(shop: TestShop, { id }: Product, customer: Customer, options: Options = {}) {
  const { quantity = 1, key = newKey(), kind, supersedes } = options
  shop.system.advance(60)
  const placed = await shop.orders.place(key, { customer, items: [{ id, quantity }], supersedes }, kind)
  assert.ok('order' in placed, JSON.stringify(placed))
  return placed.order
}

async function names(shop: TestShop, search = '', sort: CustomerSort = 'newest') {
  return (await shop.customers.list({ search, sort, channel: 'online' })).customers.map(({ name }) => name)
}

onEachDatabase('a customer is a number: newest name and place, orders, sum and day', async (kind, t) => {
  const { shop, place } = await open(t, kind)
  const first = await place(lakshmi)
  await place(murugan)
  shop.system.advance(DAY)
  const key = newKey()
  await place({ ...lakshmi, name: 'L. Narayanan', district: 'Theni' }, { quantity: 2, key })
  const corrected = await place(
    { ...lakshmi, name: 'L. Narayanan', district: 'Theni' },
    { quantity: 3, supersedes: key },
  )
  const { customers, next } = await shop.customers.list({ search: '', sort: 'newest', channel: 'online' })
  assert.deepEqual(customers[0], {
    mobile: lakshmi.mobile,
    id: corrected.orderId,
    name: 'L. Narayanan',
    district: 'Theni',
    state: 'Tamil Nadu',
    lastDate: '29/10/2026',
    orders: 2,
    sumPaise: first.totalPaise + corrected.totalPaise,
  })
  assert.deepEqual([customers.length, customers[1]?.name, next], [2, murugan.name, undefined])
})

onEachDatabase('customers are found by name, district, and both numbers in any spelling', async (kind, t) => {
  const { shop, place } = await open(t, kind)
  await place(velu)
  await place(lakshmi)
  await place({ ...lakshmi, name: 'Meena', alternateMobile: '9000000077' })
  const database = await openDatabase(shop.config, shop.now)
  await indexOrders(database)
  await database.close()
  await place(murugan)
  for (const search of [
    '98765 43210',
    '+91 98765-43210',
    '௯௮௭௬௫௪௩௨௧௦',
    '98765',
    '9000000077',
    '0 98765 43211',
    'lakshmi nar',
  ]) {
    for (const sort of ['newest', 'orders', 'sum'] as const) {
      assert.deepEqual(await names(shop, search, sort), ['Meena'], `${search} by ${sort}: by any of their orders`)
    }
  }
  assert.deepEqual(await names(shop, 'salem'), ['Velu'])
  assert.deepEqual(await names(shop, 'காரை'), [murugan.name])
  assert.deepEqual(await names(shop, 'me'), ['Meena'], 'two letters, which the index does not know')
  assert.deepEqual(await names(shop, 'umbrella'), [])
})

onEachDatabase('the list is sorted by the newest order, by orders and by sum, a page at a time', async (kind, t) => {
  const { shop, place } = await open(t, kind)
  await place(velu, { quantity: 9 })
  await place(lakshmi)
  await place(lakshmi)
  await place(murugan)
  const all: Record<CustomerSort, string[]> = {
    newest: [murugan.name, lakshmi.name, 'Velu'],
    orders: [lakshmi.name, murugan.name, 'Velu'],
    sum: ['Velu', lakshmi.name, murugan.name],
  }
  for (const sort of ['newest', 'orders', 'sum'] as const) {
    assert.deepEqual(await names(shop, '', sort), all[sort], sort)
    const seen: string[] = []
    let cursor: CustomerCursor | undefined
    do {
      const page = await shop.customers.list({ search: '', sort, channel: 'online' }, cursor, 1)
      seen.push(...page.customers.map(({ name }) => name))
      cursor = page.next
    } while (cursor && seen.length < 9)
    assert.deepEqual(seen, all[sort], `${sort}, one at a time`)
  }
})

onEachDatabase('the newest order that counts decides the place and the day, else the newest', async (kind, t) => {
  const { shop, place } = await open(t, kind)
  const days = async (sort: CustomerSort) => {
    const seen: string[] = []
    let cursor: CustomerCursor | undefined
    do {
      const page = await shop.customers.list({ search: '', sort, channel: 'online' }, cursor, 1)
      seen.push(...page.customers.map(({ name, lastDate }) => `${name} ${lastDate}`))
      cursor = page.next
    } while (cursor && seen.length < 9)
    return seen
  }
  const cancelled = async (customer: Customer) => {
    const { orderId } = await place(customer)
    await shop.orders.steps.take(orderId, 'cancelled')
    shop.system.advance(DAY)
  }
  await place(lakshmi)
  await place(lakshmi)
  shop.system.advance(DAY)
  await place(murugan)
  await cancelled(velu)
  await cancelled(velu)
  await cancelled(lakshmi)
  await cancelled(lakshmi)
  assert.deepEqual(await days('newest'), [
    'Velu 30/10/2026',
    `${murugan.name} 29/10/2026`,
    `${lakshmi.name} 28/10/2026`,
  ])
  assert.deepEqual(await days('orders'), [
    `${lakshmi.name} 28/10/2026`,
    `${murugan.name} 29/10/2026`,
    'Velu 30/10/2026',
  ])
})

onEachDatabase('erased customers and trials are in no list and in no figure', async (kind, t) => {
  const { shop, place } = await open(t, kind)
  await place(velu, { kind: 'trial' })
  const order = await place(lakshmi)
  const other = await place(murugan)
  await place(murugan, { kind: 'trial' })
  assert.deepEqual(await names(shop), [murugan.name, lakshmi.name])
  assert.equal((await shop.customers.list({ search: '', sort: 'newest', channel: 'online' })).customers[0]?.orders, 1)
  assert.equal(
    await shop.customers.orderedBefore({ ...other, placedAt: '2027-01-01', orderId: 'ORD9' }).then((b) => b?.orders),
    1,
  )
  await shop.orders.steps.complete(order.orderId, 'Complete')
  await shop.customers.erase(lakshmi.mobile)
  for (const sort of ['newest', 'orders', 'sum'] as const) assert.deepEqual(await names(shop, '', sort), [murugan.name])
  assert.deepEqual([...(await shop.customers.unconfirmed(['']))], [])
})

onEachDatabase('an order lists earlier ones of its number, but none that it replaces', async (kind, t) => {
  const { shop, place } = await open(t, kind)
  const first = await place(lakshmi)
  const key = newKey()
  const second = await place(lakshmi, { quantity: 2, key })
  const third = await place(lakshmi, { quantity: 4, supersedes: key })
  await place(murugan)
  assert.equal(await shop.customers.orderedBefore(first), undefined)
  const before = { orders: 1, sumPaise: first.totalPaise, lastAt: first.placedAt }
  assert.deepEqual(await shop.customers.orderedBefore(second), before)
  assert.deepEqual(await shop.customers.orderedBefore(third), before)
  await shop.orders.steps.take(first.orderId, 'cancelled')
  assert.equal(await shop.customers.orderedBefore(third), undefined, 'a cancelled order is none')
  const { customers } = await shop.customers.list({ search: lakshmi.mobile, sort: 'newest', channel: 'online' })
  assert.deepEqual([customers[0]?.orders, customers[0]?.sumPaise], [1, third.totalPaise])
})

onEachDatabase('a number is marked from its third order in thirty days on, until one is confirmed', async (kind, t) => {
  const { shop, place } = await open(t, kind)
  const marked = async () => (await shop.customers.unconfirmed([lakshmi.mobile, murugan.mobile])).get(lakshmi.mobile)
  await place(lakshmi)
  shop.system.advance(31 * DAY)
  await place(lakshmi)
  const key = newKey()
  await place(lakshmi, { quantity: 2, key })
  await place(lakshmi, { quantity: 3, supersedes: key })
  assert.equal(await marked(), undefined, 'the first is too old, and a corrected one counts once')
  const last = await place(lakshmi)
  assert.equal(await marked(), 3)
  const { customers } = await shop.customers.list({ search: '', sort: 'newest', channel: 'online' })
  assert.equal(customers[0]?.unconfirmed, 3)
  await shop.orders.steps.verify(last.orderId, 'Verified')
  assert.equal(await marked(), undefined)
})
