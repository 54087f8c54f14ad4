import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { findTable, guessColumns } from './columns.ts'
import type { CellValue } from '../spreadsheets/grid.ts'
import { isDiscounted } from './price-columns.ts'

const guess = (rows: CellValue[][]) => guessColumns(findTable(gridOf(rows)))
const rates = [70, 290, 700, 2400]
const goods = (columns: (rate: number) => CellValue[]): CellValue[][] =>
  rates.map((rate, at) => [at + 1, `Rocket ${'abcd'[at]}`, '10 pcs', ...columns(rate)])

test('of two rows of headings the one next to the goods speaks: the price is the M.R.P. less the discount', () => {
  const rows = [
    ['Discount %', 80],
    ['Sl.No', 'Description', 'Unit', 'Qty Req.', 'Amount', 'Net Amount', null],
    ['Sl.No', 'Description', 'Size', 'Rate', 'Qnty Req', 'Amount', 'Net Amount'],
    ...goods((rate) => [rate, 1, rate, rate / 5]),
  ]
  assert.deepEqual(guess(rows), { name: 1, contents: 2, mrp: 3, price: 6 })
})

test('arithmetic corrects a guess that its heading led astray', () => {
  const head = ['No', 'Item', 'Content', 'Rate', 'Net Amount', 'Value']
  assert.deepEqual(guess([['80% discount'], head, ...goods((rate) => [rate, rate, rate / 5])]), {
    name: 1,
    contents: 2,
    mrp: 3,
    price: 5,
  })
})

test('the discount may be of each category, or of a column', () => {
  const ofCategories: CellValue[][] = [
    ['No', 'Item', 'Content', 'Rate', 'Amount', 'Net'],
    ['SPARKLERS (80% Discount)'],
    ...goods((rate) => [rate, rate, rate / 5]),
    ['BOMBS (90% Discount)'],
    ...goods((rate) => [rate, rate, rate / 10]),
  ]
  assert.deepEqual(guess(ofCategories), { name: 1, contents: 2, mrp: 3, price: 5 })
  const ofColumn = [
    ['No', 'Item', 'Content', 'Rate', 'Disc', 'Amount', 'X'],
    ...goods((rate) => [rate, '80%', rate, rate / 5]),
  ]
  assert.deepEqual(guess(ofColumn), { name: 1, contents: 2, mrp: 3, discount: 4, price: 6 })
})

test('a column that equals the M.R.P., or of ones or noughts, is quantity × rate', () => {
  const head = ['No', 'Item', 'Content', 'Rate', 'Net Amount']
  for (const value of [(rate: number) => rate, () => 1, () => 0]) {
    assert.deepEqual(guess([head, ...goods((rate) => [rate, value(rate)])]), { name: 1, contents: 2, mrp: 3 })
  }
})

test('a column called our price is believed, and questioned later', () => {
  const head = ['No', 'Item', 'Content', 'M.R.P.', 'Our Price']
  assert.deepEqual(guess([head, ...goods((rate) => [rate, rate])]), { name: 1, contents: 2, mrp: 3, price: 4 })
})

test('a rupee, or half a percent of the M.R.P., is rounding', () => {
  assert.equal(isDiscounted({ mrpPaise: 9900, pricePaise: 2000 }, 80), true)
  assert.equal(isDiscounted({ mrpPaise: 950_000, pricePaise: 190_000 }, 80), true)
  assert.equal(isDiscounted({ mrpPaise: 247_500, pricePaise: 40_000 }, 80), false)
})
