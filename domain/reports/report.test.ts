import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type DaySums, type GoodsSums, largestRows, makeReport, type PlaceSums, type ReportRow } from './report.ts'

const categories = [{ name: 'Rockets', tamilName: 'ராக்கெட்', formerNames: ['Rocket'] }, { name: 'Gift box' }]
const products = [{ id: 'sky', name: 'Sky rocket', code: 'PRD0001' }]

const day: DaySums = {
  day: '2026-11-25',
  confirmed: false,
  count: 1,
  paise: 2_060_00,
  packingPaise: 60_50,
  roundOffPaise: -50,
}
const goods: GoodsSums = {
  confirmed: false,
  productId: 'sky',
  category: 'Rocket',
  code: 'PRD0001',
  name: 'Rocket big',
  count: 10,
  paise: 1_500_00,
  discountPaise: 6_000_00,
}
const box: GoodsSums = {
  ...goods,
  productId: 'gone',
  code: 'PRD0009',
  name: 'Old box',
  category: 'Gift box',
  count: 1,
  paise: 500_00,
  discountPaise: 0,
}
const place: PlaceSums = { confirmed: false, count: 1, paise: 2_060_00, state: 'Tamil Nadu', district: 'Madurai' }

const report = (stored: { days?: DaySums[]; goods?: GoodsSums[]; places?: PlaceSums[] } = {}) =>
  makeReport(
    { days: [day], goods: [goods, box], places: [place], ...stored },
    { products, categories },
    { from: '2026-11-25', to: '2026-11-25' },
  )

const asked = (rows: readonly ReportRow[]) => rows.map(({ name, asked: sums }) => [name, sums.count, sums.paise])
const sumOf = (rows: readonly ReportRow[]) => rows.reduce((sum, row) => sum + row.asked.paise, 0)

test('packing and round-off are separate lines, so that the tables add up to the total', () => {
  const { totals, categories: rows, products: own, charges } = report()
  assert.deepEqual(asked(charges), [
    ['Packing charge', 0, 60_50],
    ['Round off', 0, -50],
  ])
  assert.equal(sumOf(rows) + sumOf(charges), totals.asked.paise)
  assert.equal(sumOf(own) + sumOf(charges), totals.asked.paise)
})

test('an amount that neither lines nor charges explain is shown on its own line', () => {
  const { charges, totals, products: own } = report({ days: [{ ...day, paise: 2_000_00 }] })
  assert.deepEqual(asked(charges).at(-1), ['Other', 0, -60_00])
  assert.equal(sumOf(own) + sumOf(charges), totals.asked.paise)
})

test('a renamed category has one line under its present name, a deleted product the name of its orders', () => {
  const { categories: rows, products: own } = report({ goods: [goods, { ...goods, category: 'Rockets' }, box] })
  assert.deepEqual(
    rows.map(({ name, note, asked: { count } }) => [name, note, count]),
    [
      ['Rockets', 'ராக்கெட்', 20],
      ['Gift box', '', 1],
    ],
  )
  assert.deepEqual(
    own.map(({ name, note }) => [name, note]),
    [
      ['Sky rocket', 'PRD0001'],
      ['Old box', 'PRD0009'],
    ],
  )
})

test('spellings of a district count as one, under the most used; erased and missing ones have their state, if known', () => {
  const { districts, states } = report({
    places: [
      place,
      { ...place, district: 'MADURAI ', count: 3 },
      { ...place, district: 'மதுரை' },
      { ...place, district: '' },
      { ...place, state: 'Kerala' },
      { ...place, state: '', district: '', paise: 5_00 },
    ],
  })
  assert.deepEqual(
    districts.map(({ name, note, asked: { count } }) => [name, note, count]),
    [
      ['MADURAI', 'Tamil Nadu', 5],
      ['District missing or erased', 'Tamil Nadu', 1],
      ['Madurai', 'Kerala', 1],
      ['District missing or erased', '', 1],
    ],
  )
  assert.deepEqual(asked(states), [
    ['Tamil Nadu', 6, 8_240_00],
    ['Kerala', 1, 2_060_00],
    ['State missing', 1, 5_00],
  ])
})

test('discount is M.R.P. minus price of the lines, for ordered and for confirmed orders', () => {
  const { discountPaise, goodsPaise } = report({ goods: [goods, { ...box, confirmed: true, discountPaise: 100_00 }] })
  assert.deepEqual(discountPaise, { asked: 6_100_00, confirmed: 100_00 })
  assert.deepEqual(goodsPaise, { asked: 2_000_00, confirmed: 500_00 })
})

test('the largest rows and one for the rest have the sum of all', () => {
  const { products: rows } = report()
  assert.deepEqual(asked(largestRows(rows, 1, 'product')), [
    ['Sky rocket', 10, 1_500_00],
    ['1 more product', 1, 500_00],
  ])
  assert.deepEqual(largestRows(rows, 2, 'product'), rows)
})

test('days without orders are a report of zeros', () => {
  const empty = report({ days: [], goods: [], places: [] })
  assert.deepEqual(empty.totals.asked, { count: 0, paise: 0 })
  assert.deepEqual(
    [empty.categories, empty.products, empty.states, empty.districts, empty.charges],
    [[], [], [], [], []],
  )
  assert.equal(empty.steps.length, 1)
})

test('payments due are those of confirmed orders', () => {
  const confirmed = { ...day, confirmed: true, duePaise: 500_00 }
  assert.equal(report({ days: [{ ...day, duePaise: 2_060_00 }, confirmed] }).duePaise, 500_00)
  assert.equal(report().duePaise, 0)
})
