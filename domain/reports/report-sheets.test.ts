import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeReport } from './report.ts'
import { shownRows, type TableName, tableSheet } from './report-sheets.ts'

const stored = { confirmed: true, count: 3, paise: 2_060_00 }
const report = makeReport(
  {
    days: [{ ...stored, day: '2026-11-25', packingPaise: 60_00, roundOffPaise: 0 }],
    goods: [
      {
        ...stored,
        count: 10,
        paise: 2_000_00,
        discountPaise: 0,
        productId: 'sky',
        category: 'Rocket',
        code: 'PRD0001',
        name: '=HYPERLINK("x")',
      },
    ],
    places: [{ ...stored, state: 'Tamil Nadu', district: 'Madurai' }],
  },
  { products: [], categories: [{ name: 'Rocket', tamilName: 'ராக்கெட்' }] },
  { from: '2026-11-25', to: '2026-11-25' },
)
const sheet = (table: TableName) => tableSheet(table, report, { shopName: 'Sri Vinayaga', words: '25 November 2026' })
const cells = (table: TableName) =>
  sheet(table)
    .rows.slice(2)
    .map((row) => row.cells)

test('a table of goods has pieces, charges and the total that they add up to', () => {
  assert.deepEqual(cells('categories'), [
    ['Category', 'Tamil name', 'Pieces ordered', 'Ordered', 'Pieces confirmed', 'Confirmed'],
    ['Rocket', 'ராக்கெட்', 10, 2_000, 10, 2_000],
    ['Packing charge', '', null, 60, null, 60],
    ['Total', '', null, 2_060, null, 2_060],
  ])
  assert.equal(cells('products')[1]?.[0], '=HYPERLINK("x")', 'a text stays a text: it is written as one')
})

test('a table of orders has their number, their sum and its average', () => {
  assert.deepEqual(cells('days'), [
    ['Day', '', 'Orders', 'Ordered', 'Average', 'Confirmed orders', 'Confirmed', 'Average'],
    ['25/11/2026', '', 3, 2_060, 686.67, 3, 2_060, 686.67],
    ['Total', '', 3, 2_060, 686.67, 3, 2_060, 686.67],
  ])
  assert.deepEqual(cells('districts')[1]?.slice(0, 3), ['Madurai', 'Tamil Nadu', 3])
  assert.equal(cells('states').length, 3)
})

test('the days on the screen add up to the total, also with a day of returns alone', () => {
  const back = { confirmed: true, count: 0, paise: -225_00, day: '2026-11-26', packingPaise: 0, roundOffPaise: 0 }
  const days = [{ ...stored, day: '2026-11-24', packingPaise: 0, roundOffPaise: 0 }]
  const returned = makeReport(
    { days, goods: [], places: [], counter: { days: [back], goods: [] } },
    { products: [], categories: [] },
    { from: '2026-11-23', to: '2026-11-26' },
  )
  assert.deepEqual(
    shownRows('days', returned).map(({ id, asked }) => [id, asked.paise]),
    [
      ['2026-11-24', 2_060_00],
      ['2026-11-26', -225_00],
    ],
  )
  assert.equal(returned.totals.asked.paise, 2_060_00 - 225_00)
})

test('a sheet names its shop and days', () => {
  const { rows, frozen } = sheet('days')
  assert.deepEqual(rows[0]?.cells, ['Sri Vinayaga, By day'])
  assert.match(String(rows[1]?.cells[0]), /^25 November 2026\. Ordered means all orders/)
  assert.equal(rows[frozen - 1]?.look, 'heads')
})
