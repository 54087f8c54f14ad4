import assert from 'node:assert/strict'
import * as fc from 'fast-check'
import { type OrderFilter, orderMatches, sortOrders } from '#domain/order/order-list.ts'
import { searchScope } from '#domain/order/order-search.ts'
import type { OrderCursor } from '#domain/order/order-page.ts'
import type { Shop } from '#server/shop.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import type { ListedOrder } from './order-list.ts'

const people = [
  lakshmi,
  murugan,
  { ...lakshmi, name: 'ANNAMALAI 100% _raja_', mobile: '7000000001', alternateMobile: undefined },
  { ...lakshmi, name: 'Élodie O’Brien \\', mobile: '7000000002', alternateMobile: '9000000000' },
]

const filters = fc.record(
  {
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
        '\0',
        'é',
        'zzz',
        'madurai lakshmi',
        'temple WEST',
        'flower',
        'flower raja',
        'flower pots',
        'ORD2026',
        'ord',
      ),
      fc.string({ maxLength: 4 }),
    ),
    verified: fc.constantFrom('', 'Verified', 'Unverified'),
    completion: fc.constantFrom('', 'Complete', 'Pending'),
    sort: fc.constantFrom('newest', 'oldest'),
    stock: fc.constant('short' as const),
    replaced: fc.constant('no' as const),
    counted: fc.constant('yes' as const),
  },
  { requiredKeys: ['search', 'verified', 'completion', 'sort'] },
)

const DAY_SECONDS = 86_400

const everything: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }
const idsOf = (orders: readonly Pick<ListedOrder, 'orderId'>[]) => orders.map(({ orderId }) => orderId)

/** In either direction. */
async function turnedOver(orders: Shop['orders'], filter: OrderFilter, size: number, side: OrderCursor['side']) {
  const pages: ListedOrder[][] = []
  let place: OrderCursor | undefined
  if (side === 'before') place = { side, placedAt: filter.sort === 'newest' ? '0' : '9', orderId: '' }
  for (;;) {
    const page = await orders.list(filter, size, place)
    const seen = pages.flat().length
    // The first page is full: backwards it may repeat orders of the page before.
    const before = side === 'after' ? seen : Math.max(0, page.total - page.orders.length - seen)
    assert.equal(page.before, before, 'as many stand before it as were turned over')
    if (side === 'after') pages.push(page.orders)
    else pages.unshift(page.orders.slice(0, page.total - seen))
    const last = side === 'after' ? page.orders.at(-1) : page.orders[0]
    const isEnd = side === 'after' ? page.before + page.orders.length === page.total : page.before === 0
    if (isEnd || !last) return { pages, total: page.total }
    place = { side, placedAt: last.placedAt, orderId: last.orderId }
  }
}

async function openFilledShop(...[t, kind]: Parameters<typeof openTestShop>) {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, { flowerPots: { ...goods.flowerPots, stock: 50 } })
  for (const [index, customer] of [...people, ...people].entries()) {
    // Ids decide between equal times; whole days before a page are counted differently from its own.
    if (index % 2 === 0) shop.system.advance(index % 4 === 0 ? 90 : DAY_SECONDS)
    const placed = await shop.orders.place(newKey(), { customer, items: [{ id: flowerPots.id, quantity: 8 }] })
    const orderId = 'order' in placed ? placed.order.orderId : 'orderId' in placed ? (placed.orderId ?? '') : ''
    if (orderId.endsWith('1') || customer === murugan) await shop.orders.steps.verify(orderId, 'Verified')
    if (customer === lakshmi) await shop.orders.steps.complete(orderId, 'Complete')
  }
  return shop
}

onEachDatabase('§5 the database finds, sorts, pages and counts the same orders as the rule does', async (kind, t) => {
  const shop = await openFilledShop(t, kind)
  const { pot } = await stockUp(shop, { pot: goods.skyShots })
  const uncounted = { customer: { ...lakshmi, name: 'Flower Seller' }, items: [{ id: pot.id, quantity: 1 }] }
  await shop.orders.place(newKey(), uncounted, 'trial')
  const cancelled = await shop.orders.place(newKey(), uncounted)
  assert.ok('order' in cancelled)
  await shop.orders.steps.take(cancelled.order.orderId, 'cancelled')
  const { orders: all } = await shop.orders.list(everything)
  assert.equal(all.length, 10)
  assert.equal(await shop.orders.countShort(), 2)
  assert.deepEqual(await shop.orders.newest(new Date('2027-01-01')), all[0])
  assert.deepEqual(idsOf(await shop.orders.listed(['ORD0', ...idsOf(all.slice(2, 3))])), idsOf(all.slice(2, 3)))
  const whole = (await Promise.all(idsOf(all).map((id) => shop.orders.find(id)))).filter((order) => order !== undefined)
  const halfDays = all.flatMap(({ placedAt }) => [placedAt, `${placedAt.slice(0, 10)}T00:00:00.000Z`])
  const days = fc.record(
    { from: fc.constantFrom(...halfDays), until: fc.constantFrom(...halfDays) },
    { requiredKeys: [] },
  )

  const sizes = fc.constantFrom(1, 2, 3, 10)
  const sides = fc.constantFrom('after' as const, 'before' as const)
  await fc.assert(
    fc.asyncProperty(filters, days, sizes, sides, async (states, between, size, side) => {
      const filter: OrderFilter = { ...states, ...between }
      const scope = searchScope(whole, filter.search)
      const expected = sortOrders(
        whole.filter((order) => orderMatches(order, filter, scope)),
        filter.sort,
      )
      const { pages, total } = await turnedOver(shop.orders, filter, size, side)
      assert.deepEqual(idsOf(pages.flat()), idsOf(expected))
      assert.equal(total, expected.length)
    }),
    {
      numRuns: 250,
      examples: [[{ search: 'flower', verified: '', completion: '', sort: 'newest', counted: 'yes' }, {}, 3, 'after']],
    },
  )
})

onEachDatabase('a new order shifts no page, and deleted ones leave no page empty', async (kind, t) => {
  const shop = await openFilledShop(t, kind)
  const { orders: all } = await shop.orders.list(everything)
  const [, second, third, , fifth, sixth] = all
  assert.ok(second && third && fifth && sixth)
  const after = { side: 'after', ...second } as const
  assert.deepEqual(idsOf((await shop.orders.list(everything, 2, after)).orders), idsOf(all.slice(2, 4)))

  const { pot } = await stockUp(shop, { pot: goods.skyShots })
  shop.system.advance(60)
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: pot.id, quantity: 1 }] })
  const shifted = await shop.orders.list(everything, 2, after)
  assert.deepEqual(idsOf(shifted.orders), idsOf(all.slice(2, 4)))
  assert.deepEqual([shifted.before, shifted.total], [3, 9])

  for (const { orderId } of all.slice(2)) await shop.orders.remove(orderId)
  const last = await shop.orders.list(everything, 2, { side: 'after', ...sixth })
  assert.deepEqual(idsOf(last.orders), idsOf(all.slice(0, 2)), 'the last page there is')
  assert.equal(last.before, 1)
  const first = await shop.orders.list(everything, 2, { side: 'before', ...second })
  assert.equal(first.orders.length, 2, 'a page that is not full is the first')
  assert.equal(first.before, 0)
})
