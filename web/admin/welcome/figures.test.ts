import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrderFilter } from '#domain/order/order-list.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { readProductFilter } from '#domain/product/product-list.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { figures } from './figures.ts'

const busy = {
  today: {
    asked: { count: 1_12_345, paise: 1_23_45_678_00 },
    confirmed: { count: 1_000, paise: 23_45_678_00 },
  },
  week: [],
  unverified: 40,
  pending: 55,
  outOfStock: 1,
  newest: [],
}

test('§2 the numbers of the day, in rupees with Indian grouping', () => {
  assert.deepEqual(
    figures(busy).map(({ label, value }) => [label, value]),
    [
      ['Today’s total', '₹1,23,45,678'],
      ['New orders today', '1,12,345'],
      ['Unverified', '40'],
      ['Pending', '55'],
      ['Out of Stock', '1'],
    ],
  )
})

test('the day’s total shows confirmed and ordered sums apart', () => {
  assert.match(figures(busy)[0]?.note ?? '', /^₹23,45,678 of it confirmed\./)
})

test('each number links to the list that it counts', () => {
  const to = Object.fromEntries(figures(busy).map((figure) => [figure.label, new URL(figure.to, 'http://shop.test')]))
  const orders = (label: string) => readOrderFilter(to[label]!.searchParams, new Date('2026-11-20T12:00:00Z'))
  for (const label of ['Today’s total', 'New orders today']) {
    assert.equal(orders(label).from, '2026-11-19T18:30:00.000Z')
    assert.equal(orders(label).counted, 'yes')
  }
  assert.equal(orders('Unverified').verified, 'Unverified')
  assert.equal(orders('Pending').completion, 'Pending')
  assert.equal(readProductFilter(to['Out of Stock']!.searchParams, firstList).stock, 'out')
})

test('the orders of today are as many as the list that their number opens', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const { skyShots } = await stockUp(shop, { skyShots: { ...goods.skyShots, stock: 100 } })
  const place = async (options: { key?: string; supersedes?: string } = {}, kind?: 'trial') => {
    const { key = newKey(), supersedes } = options
    const items = [{ id: skyShots.id, quantity: supersedes ? 2 : 1 }]
    const placed = await shop.orders.place(key, { customer: lakshmi, items, supersedes }, kind)
    assert.ok('order' in placed, JSON.stringify(placed))
    return placed.order.orderId
  }
  const key = newKey()
  await place({ key })
  await place({ supersedes: key })
  await place({}, 'trial')
  await shop.orders.steps.take(await place(), 'cancelled')
  await place()
  const number = figures(await shop.dashboard())[1]
  const { searchParams } = new URL(number?.to ?? '', 'http://shop.test')
  const { total } = await shop.orders.list(readOrderFilter(searchParams, shop.now()), 50)
  assert.deepEqual([number?.value, total], ['2', 2])
})
