import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readOrderFilter } from '#domain/order/order-list.ts'
import { readProductFilter } from '#domain/product/product-list.ts'
import { noSums } from '#domain/reports/report-sums.ts'
import { screens } from '../access/navigation.ts'
import { figures, screenTiles } from './tiles.ts'
import { firstList } from '#test/fixtures/first-list.ts'

const quiet = {
  today: noSums(),
  week: [],
  unverified: 0,
  pending: 0,
  lackingStock: 0,
  products: 1,
  lowStock: 0,
  outOfStock: 0,
  videos: 0,
  newest: [],
}
const busy = {
  ...quiet,
  today: {
    asked: { count: 1_12_345, paise: 1_23_45_678_00 },
    confirmed: { count: 1_000, paise: 23_45_678_00 },
  },
  unverified: 40,
  pending: 55,
  lackingStock: 2,
  lowStock: 7,
  outOfStock: 1,
}

test('§2 the numbers of the day, in rupees with Indian grouping', () => {
  assert.deepEqual(
    figures(busy).map(({ label, value, tone }) => [label, value, tone]),
    [
      ["Today's total", '₹1,23,45,678', undefined],
      ['New orders today', '1,12,345', undefined],
      ['Unverified', '40', 'warn'],
      ['Pending', '55', 'warn'],
      ['Stock not deducted', '2', 'bad'],
      ['Low Stock', '7', 'warn'],
      ['Out of Stock', '1', 'bad'],
    ],
  )
})

test('the day’s total shows confirmed and ordered sums apart', () => {
  assert.match(figures(busy)[0]?.note ?? '', /^₹1,23,45,678 asked, ₹23,45,678 confirmed/)
})

test('a zero has no tone', () => {
  for (const { tone } of figures(quiet)) assert.equal(tone, undefined)
})

test('each number links to the list that it counts', () => {
  const to = Object.fromEntries(figures(busy).map((figure) => [figure.label, new URL(figure.to, 'http://shop.test')]))
  const orders = (label: string) => readOrderFilter(to[label]!.searchParams, new Date('2026-11-20T12:00:00Z'))
  const products = (label: string) => readProductFilter(to[label]!.searchParams, firstList)
  for (const label of ["Today's total", 'New orders today']) {
    assert.equal(orders(label).from, '2026-11-19T18:30:00.000Z')
    assert.equal(orders(label).replaced, 'no', 'what was replaced is not counted')
  }
  assert.equal(orders('Unverified').verified, 'Unverified')
  assert.equal(orders('Pending').completion, 'Pending')
  assert.equal(orders('Stock not deducted').stock, 'short')
  assert.equal(products('Low Stock').stock, 'low')
  assert.equal(products('Out of Stock').stock, 'out')
})

test('§2 every screen but this one has its tile', () => {
  const tiles = screenTiles(busy).map(({ title, to }) => [title, to])
  const others = screens.filter(({ path }) => path !== '/admin').map(({ title, path }) => [title, path])
  assert.deepEqual(tiles.toSorted(), others.toSorted())
  assert.match(screenTiles(busy)[1]?.text ?? '', /1 product$/)
  assert.match(screenTiles({ products: 2929, videos: 0 })[1]?.text ?? '', /2,929 products$/)
  assert.doesNotMatch(
    screenTiles({ products: 0, videos: 0 })
      .map(({ text }) => text)
      .join(),
    /\b0\b/,
  )
})
