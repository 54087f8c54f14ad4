import assert from 'node:assert/strict'
import test from 'node:test'
import { seededRandom } from './seeded-random.ts'
import { toProduct } from '#server/database/tables.ts'
import { seedOrders } from './orders.ts'
import { seedProducts } from './products.ts'
import { seasonStart } from './season.ts'

const now = new Date('2026-11-06T12:00:00Z')
const products = seedProducts({ count: 200, there: [], before: seasonStart(now) }, seededRandom('goods')).map(toProduct)
const wanted = { count: 3_000, products, now, minimumPaise: 2_000_00, taken: new Set<string>() }
const season = [...seedOrders(wanted, seededRandom('orders'))]
const heads = season.map(({ order }) => order)

test('the requested number of orders, each with a unique id', () => {
  assert.equal(season.length, 3_000)
  assert.equal(new Set(heads.map(({ order_id }) => order_id)).size, 3_000)
  assert.ok(heads.every(({ order_id }) => /^ORD\d{17}$/.test(order_id) && wanted.taken.has(order_id)))
})

test('an id that the shop has already is not given again', () => {
  const [first] = heads
  const again = [...seedOrders({ ...wanted, taken: new Set([first?.order_id ?? '']) }, seededRandom('orders'))]
  assert.ok(!again.some(({ order }) => order.order_id === first?.order_id))
})

test('each adds up to its own lines and reaches the minimum order', () => {
  for (const { order, items } of season) {
    assert.equal(
      order.total_paise,
      items.reduce((sum, item) => sum + item.price_paise * item.quantity, 0),
    )
    assert.equal(
      order.total_items,
      items.reduce((sum, { quantity }) => sum + quantity, 0),
    )
    assert.ok(order.total_paise >= wanted.minimumPaise)
    assert.equal(new Set(items.map(({ product_id }) => product_id)).size, items.length)
  }
  assert.ok(season.some(({ items }) => items.length >= 40))
})

test('where goods ran short it is named; half of those were sent again by the same customer, and both name each other', () => {
  const short = heads.filter(({ short_of }) => short_of !== null)
  const mended = short.filter(({ superseded_by }) => superseded_by !== null)
  assert.ok(short.length > 30 && mended.length > 8 && mended.length < short.length)
  for (const first of mended) {
    const second = heads.find(({ order_id }) => order_id === first.superseded_by)
    assert.equal(second?.supersedes, first.order_id)
    assert.deepEqual([second?.short_of, second?.mobile, second?.name], [null, first.mobile, first.name])
  }
})

test('old orders are settled, the newest are open, and none is complete before it is verified', () => {
  const openShare = (part: typeof heads) =>
    part.filter(({ verified }) => verified === 'Unverified').length / part.length
  assert.ok(openShare(heads.slice(0, 1_000)) < 0.1)
  assert.ok(openShare(heads.slice(-50)) > 0.5)
  assert.ok(heads.every(({ verified, completion }) => completion === 'Pending' || verified === 'Verified'))
})

test('a catalogue of two products makes orders of two lines', () => {
  const few = [
    ...seedOrders({ ...wanted, count: 50, products: products.slice(0, 2), taken: new Set() }, seededRandom('few')),
  ]
  assert.ok(few.every(({ items }) => items.length === 2))
})
