// Which discount the goods of a category have.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { discountForAll } from './category-heading.ts'
import { findTable, guessColumns } from './columns.ts'
import type { CellValue } from '../spreadsheets/grid.ts'
import { readListedRows } from './listed-rows.ts'

function read(...rows: CellValue[][]) {
  const table = findTable(gridOf(rows))
  return readListedRows(table, { columns: guessColumns(table), discount: discountForAll(table) })
}

const COLUMN: CellValue[] = ['Category', 'Product', 'MRP']
const MRP_LIST: CellValue[] = ['S.No', 'Product', 'Content', 'MRP']

function pricesOf(...rows: CellValue[][]) {
  return read(...rows).rows.map(({ values, faults }) => values.pricePaise ?? faults[0]?.sentence)
}

const either = (text: string) => `Discount “${text}” is not a percentage.`

const twice = (first: string, second: string): CellValue[][] => [
  [first],
  [1, 'Electric', '10 pcs', 40],
  [second],
  [2, 'Zed', '10 pcs', 1000],
]

const page = (title: CellValue[][], text: string): CellValue[][] => [...title, MRP_LIST, [text]]
const goods = (...cells: string[]) => cells.map((cell, at): CellValue[] => [cell, 'ABC'[at]!, 100])

test('a discount alone in its row is for the category above, however it is written', () => {
  for (const said of ['80% Discount', 'Discount 80%', '80%', '(80% off)'])
    assert.deepEqual(pricesOf(MRP_LIST, ['BOMBS'], [null, said], [1, 'Atom', '10 pcs', 100]), [2000], said)
})

const heads = (name: string): CellValue[] => ['S.No', name, 'Content', 'MRP']

test('net goods are those of a category with NET beside it, or among repeated column headings', () => {
  const atom = [1, 'Atom', '10 pcs', 100]
  const forAll: CellValue[][] = [['80% Discount for all'], MRP_LIST, ['BOMBS'], atom]
  for (const cells of [
    [null, 'SPARKLERS', null, 'NET'],
    ['SPARKLERS', null, null, 'Net Rate'],
  ])
    assert.deepEqual(pricesOf(...forAll, cells, [2, 'Electric', '10 pcs', 40]), [2000, 4000])
  assert.deepEqual(pricesOf(heads('BOMBS (50%)'), atom, heads('SPARKLERS 80%'), atom), [5000, 2000])
})

test('a category with its Tamil name beside it is one, with the discount of either', () => {
  const both: CellValue[] = ['S.No', 'Product', 'தமிழ் பெயர்', 'Content', 'MRP']
  const atoms = [1, 2].map((at): CellValue[] => [at, `Atom ${'ab'[at - 1]}`, `அணு ${at}`, '10 pcs', 100])
  const rows = [both, ['ROCKETS 70%'], ...atoms, [null, 'BOMBS (50%)', 'வெடிகள்'], ...atoms]
  assert.deepEqual(pricesOf(...rows), [3000, 3000, 5000, 5000])
  assert.deepEqual(pricesOf(...rows, [null, 'GIFTS', 'பரிசு (20%)'], ...atoms).slice(4), [8000, 8000])
  assert.equal(read(['Product', 'தமிழ் பெயர்'], ['Atom', 'அணு'], ['Lunik', 'லூனிக்']).rows.length, 2)
})

test('a category with two discounts makes up no price', () => {
  const { rows } = read(
    ['Product', 'MRP', 'Net Rate'],
    ['BOMBS (80% + 10%)'],
    ['Atom', 100, 18],
    ['Hydro', 100, null],
    ['ROCKETS'],
    ['(80% + 10% Discount)'],
    ['Lunik', 100, null],
  )
  assert.deepEqual(
    rows.map(({ heading, values, faults }) => [heading, values.pricePaise, faults[0]?.sentence]),
    [
      ['BOMBS', 1800, undefined],
      ['BOMBS', undefined, 'Discount “80% + 10%” is not a percentage.'],
      ['ROCKETS', undefined, 'Discount “80% + 10%” is not a percentage.'],
    ],
  )
})

test('a category that continues keeps its discount, on the next page and in its column', () => {
  const head = ['S.No', 'Product Name', 'Content', 'M.R.P.']
  const rates = (...rows: CellValue[][]) => read(...rows).rows.map(({ values }) => values.pricePaise)
  const first: CellValue[][] = [['SRI CRACKERS'], head, ['BOMBS (80% Discount)'], [1, 'Atom', '10 pcs', 100]]
  const next: CellValue[][] = [['BOMBS (Contd.)'], [2, 'King', '10 pcs', 100]]
  assert.deepEqual(rates(...first, ['SRI CRACKERS'], head, ...next), [2000, 2000])
  assert.deepEqual(rates(...first, ['SRI CRACKERS'], ...next), [2000, 2000], 'a page without column headings')
  assert.deepEqual(rates(...first, ['Bombs (70% Discount)'], [2, 'King', '10 pcs', 100]), [2000, 3000])
  assert.deepEqual(rates(...first, ['ROCKETS'], ...next), [2000, undefined], 'after another category')
  const { headings, rows, notes } = read(
    ['Category', 'Product', 'MRP', 'Price'],
    ['ROCKETS (90% Discount)'],
    ['Rockets (90% Discount)', 'Lunik', 80, 8],
    ['Rockets', 'Baby', 80, null],
    ['Rockets (80% Discount)', 'Whistling', 80, null],
    ['Bombs', 'Atom', 80, null],
  )
  assert.deepEqual([headings, notes], [['ROCKETS', 'Rockets', 'Bombs'], []])
  assert.deepEqual(
    rows.map(({ values }) => values.pricePaise),
    [800, 800, 1600, undefined],
  )
})

test('a category named again without its discount keeps it only where no other may be meant', () => {
  const forAll: CellValue[][] = [['80% Discount for all'], MRP_LIST]
  assert.deepEqual(pricesOf(...forAll, ...twice('SPARKLERS (NET RATE)', 'SPARKLERS')), [4000, 20000])
  assert.deepEqual(pricesOf(...forAll, ...twice('SPARKLERS (NET RATE)', 'SPARKLERS contd')), [4000, 100000])
  assert.deepEqual(pricesOf(...forAll, ...twice('GIFTS (50%)', 'GIFTS')), [2000, either('50% or 80%')])
  assert.deepEqual(pricesOf(...forAll, ...twice('GIFTS (50%)', 'GIFTS (Contd.)')), [2000, 50000])
  assert.deepEqual(pricesOf(...forAll, ...twice('GIFTS (80%)', 'GIFTS')), [800, 20000])
  assert.deepEqual(pricesOf(MRP_LIST, ...twice('BOMBS NET RATE', 'BOMBS')), [4000, undefined])
  assert.deepEqual(pricesOf(MRP_LIST, ...twice('BOMBS NET RATE', 'BOMBS (Contd.)')), [4000, 100000])
  assert.deepEqual(pricesOf(MRP_LIST, ...twice('BOMBS (50%)', 'BOMBS')), [2000, 50000])
})

test('net goods that a new page may continue are in question', () => {
  for (const title of [[], [['SRI CRACKERS']]]) {
    const rows = [['80% Discount for all'], ...page(title, 'SPARKLERS (NET RATE)'), [1, 'Electric', '10 pcs', 40]]
    const next = [...page(title, 'SPARKLERS'), [2, 'Zed', '10 pcs', 1000]]
    assert.deepEqual(pricesOf(...rows, ...next), [4000, either('0% or 80%')])
  }
})

test('each cell of the category column says its own discount, or has that of the row above all of them', () => {
  assert.deepEqual(pricesOf(COLUMN, ...goods('Bombs 80%', 'Bombs', 'Bombs')), [2000, 2000, 2000])
  const forAll: CellValue[][] = [['50% Discount for all'], COLUMN]
  assert.deepEqual(pricesOf(...forAll, ...goods('Bombs (Net Rate)', 'Bombs', 'Bombs')), [10000, 5000, 5000])
  const asked = either('80% or 50%')
  assert.deepEqual(pricesOf(...forAll, ...goods('Bombs 80%', 'Bombs', 'Bombs')), [2000, asked, asked])
  assert.deepEqual(pricesOf(...forAll, ['BOMBS (Net Rate)'], ...goods('Bombs', 'Bombs')), [10000, 10000])
})
