import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import { lacksStock, orderMatches, readOrderFilter, sortOrders } from './order-list.ts'
import type { OrderFilter } from './order-list.ts'
import { kavitha, testOrder } from '#test/fixtures/sample-order.ts'

const everything: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }
const order = testOrder()

const read = (query: URLSearchParams) => readOrderFilter(query, new Date('2026-11-20T12:00:00Z'))
const at = (placedAt: string, supersededBy?: string) => testOrder({ placedAt, ...(supersededBy && { supersededBy }) })

function finds(search: string): boolean {
  return orderMatches(order, { ...everything, search })
}

test('§5 Orders search: case-insensitive match on customer name', () => {
  for (const search of ['', 'kavitha', 'KAVITHA M', ' murugan ', 'vit']) assert.ok(finds(search), search)
  for (const search of ['kavita', '%', '.*']) assert.ok(!finds(search), search)
})

test('§5 or match on mobile or alternate mobile', () => {
  for (const search of ['9876543210', '98765', '43210', '9123456780', '5678']) assert.ok(finds(search), search)
  assert.ok(!finds('9999'))
  assert.ok(!finds('625001'), 'a pincode is no phone')
})

test('a number is found as people write it', () => {
  for (const search of [
    '+91 98765 43210',
    '919876543210',
    '098765-43210',
    '98765 43210',
    '(98765)',
    '௯௮௭௬௫',
    '+91 98765',
  ])
    assert.ok(finds(search), search)
})

test('an order without an alternate mobile is no trouble', () => {
  const { alternateMobile: _, ...customer } = kavitha
  assert.ok(orderMatches({ customer }, { ...everything, search: '98765' }))
  assert.ok(!orderMatches({ customer }, { ...everything, search: '91234' }))
})

test('§2 filters Verified, Unverified, Complete, Pending', () => {
  const verified = testOrder({ verified: 'Verified', completion: 'Complete' })
  const matches = (filter: Partial<OrderFilter>) =>
    [order, verified].map((one) => orderMatches(one, { ...everything, ...filter }))
  assert.deepEqual(matches({}), [true, true])
  assert.deepEqual(matches({ verified: 'Verified' }), [false, true])
  assert.deepEqual(matches({ verified: 'Unverified' }), [true, false])
  assert.deepEqual(matches({ completion: 'Complete' }), [false, true])
  assert.deepEqual(matches({ completion: 'Pending' }), [true, false])
})

test('§4 absent counts as Unverified and as Pending', () => {
  const bare = { customer: kavitha }
  assert.ok(orderMatches(bare, { ...everything, verified: 'Unverified', completion: 'Pending' }))
  assert.ok(!orderMatches(bare, { ...everything, verified: 'Verified' }))
  assert.ok(!orderMatches(bare, { ...everything, completion: 'Complete' }))
})

test('§5 the search is combined with the two status filters', () => {
  const filter = { search: 'kavitha', verified: 'Unverified', completion: 'Pending' } as const
  assert.ok(orderMatches(order, filter))
  assert.ok(!orderMatches(order, { ...filter, search: 'priya' }))
  assert.ok(!orderMatches(order, { ...filter, verified: 'Verified' }))
  assert.ok(!orderMatches(order, { ...filter, completion: 'Complete' }))
})

test('an order waits for its goods until they are taken or a later order replaces it', () => {
  const short = testOrder({ stockDeducted: false })
  const replaced = testOrder({ stockDeducted: false, supersededBy: 'ORD20261120224620456' })
  assert.deepEqual([order, short, replaced, {}].map(lacksStock), [false, true, false, false])
  const matches = (one: typeof order) => orderMatches(one, { ...everything, stock: 'short' })
  assert.deepEqual([order, short, replaced].map(matches), [false, true, false])
  assert.ok(!orderMatches(short, { ...everything, stock: 'short', search: 'priya' }), 'the search counts all the same')
})

test('§9 Sort options Newest First / Oldest First', () => {
  const orders = ['2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z', '2026-09-30T10:00:00.000Z'].map(
    (placedAt) => ({
      placedAt,
      orderId: `ORD${placedAt}`,
    }),
  )
  const days = (sort: OrderFilter['sort']) => sortOrders(orders, sort).map(({ placedAt }) => placedAt.slice(5, 10))
  assert.deepEqual(days('newest'), ['11-21', '11-20', '09-30'])
  assert.deepEqual(days('oldest'), ['09-30', '11-20', '11-21'])
})

test('orders of one moment have one order, whatever order they came in', () => {
  const placedAt = '2026-11-20T10:00:00.000Z'
  fc.assert(
    fc.property(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 4 }), (ids) => {
      const orders = ids.map((orderId) => ({ placedAt, orderId }))
      assert.deepEqual(
        sortOrders(orders, 'oldest')
          .map(({ orderId }) => orderId)
          .join(''),
        'abcd',
      )
      assert.deepEqual(
        sortOrders(orders, 'newest')
          .map(({ orderId }) => orderId)
          .join(''),
        'dcba',
      )
    }),
  )
})

test('the filter is read from the URL, and an unknown value filters nothing', () => {
  const params = new URLSearchParams({ search: ' kav ', verified: 'Verified', completion: 'Pending', sort: 'oldest' })
  assert.deepEqual(read(params), {
    search: 'kav',
    verified: 'Verified',
    completion: 'Pending',
    sort: 'oldest',
  })
  assert.deepEqual(read(new URLSearchParams()), everything)
  assert.deepEqual(read(new URLSearchParams('stock=short')), { ...everything, stock: 'short' })
  assert.deepEqual(read(new URLSearchParams('stock=low')), everything)
  assert.deepEqual(
    read(new URLSearchParams('verified=verified&completion=Done&sort=random&counted=no&day=never')),
    everything,
  )
  assert.equal(read(new URLSearchParams({ search: 'x'.repeat(5000) })).search.length, 100)
})

test('the days and the orders that do not count are filtered', () => {
  const filter = read(new URLSearchParams('day=today&counted=yes'))
  const today = '2026-11-19T18:30:00.000Z'
  assert.ok(orderMatches(at(today), filter))
  assert.ok(!orderMatches(at(today, 'ORD20261120224620456'), filter))
  assert.ok(!orderMatches({ ...at(today), step: 'cancelled' }, filter))
  assert.ok(!orderMatches({ ...at(today), kind: 'trial' }, filter))
  assert.ok(!orderMatches(at('2026-11-19T18:29:59.999Z'), filter))
  assert.ok(!orderMatches(at('2026-11-20T18:30:00.000Z'), filter))
})
