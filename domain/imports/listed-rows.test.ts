import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { discountForAll } from './category-heading.ts'
import { findTable, guessColumns } from './columns.ts'
import type { CellValue } from '../spreadsheets/grid.ts'
import { type ListOptions, readListedRows } from './listed-rows.ts'

function read(rows: CellValue[][], options: Partial<ListOptions> = {}) {
  const table = findTable(gridOf(rows))
  return readListedRows(table, { columns: guessColumns(table), discount: discountForAll(table), ...options })
}

const HEAD: CellValue[] = ['S.No', 'Product Name', 'Content', 'Rate']

test('serial numbers restart in each category, whose rows are headings', () => {
  const { rows, headings } = read([
    HEAD,
    ['FLOWER POTS'],
    [1, 'Big', '10 pcs', 100],
    [2, 'Special', '10 pcs', 200],
    ['ROCKETS', null],
    [1, 'Baby rocket', '10 pcs', 60],
    [2, 'Lunik', '5pcs', 80],
  ])
  assert.deepEqual(headings, ['FLOWER POTS', 'ROCKETS'])
  assert.deepEqual(
    rows.map(({ number, heading, values }) => [number, heading, values.name, values.contents, values.mrpPaise]),
    [
      [3, 'FLOWER POTS', 'Big', '10 pcs', 10000],
      [4, 'FLOWER POTS', 'Special', '10 pcs', 20000],
      [6, 'ROCKETS', 'Baby rocket', '10 pcs', 6000],
      [7, 'ROCKETS', 'Lunik', '5 pcs', 8000],
    ],
  )
})

test('the discount is the category’s own, or that for all', () => {
  const { rows } = read([
    [null, 'Discount %', 80],
    HEAD,
    ['Bombs (90% Discount)'],
    [1, 'Atom', '10 pcs', 100],
    ['Rockets'],
    [1, 'Lunik', '10 pcs', 100],
    [2, 'Baby', '10 pcs', 55],
    ['Gift boxes - net rate'],
    [1, '20 items', '1 Box', 300],
  ])
  assert.deepEqual(
    rows.map(({ values }) => [values.discount, values.pricePaise]),
    [
      [90, 1000],
      [80, 2000],
      [80, 1100],
      [0, 30000],
    ],
  )
})

test('blank rows, repeated headings, hidden rows, notes and totals are no products', () => {
  const { rows, hidden, notes } = read([
    HEAD,
    ['Bombs'],
    [1, 'Atom', '10 pcs', 100],
    [],
    [null, ''],
    HEAD,
    ['hidden:', 2, 'Old bomb', '10 pcs', 90],
    [3, 'Hydro', '10 pcs', 120],
    ['Total', null, null, 310],
    ['Minimum order Rs. 3000'],
    ['Happy Deepavali'],
    ['Our places of delivery'],
  ])
  assert.deepEqual(
    rows.map(({ values }) => values.name),
    ['Atom', 'Hydro'],
  )
  assert.deepEqual(hidden, [7])
  assert.deepEqual(
    notes.map(({ number }) => number),
    [6, 9, 10, 11, 12],
  )
  assert.equal(
    read([HEAD, ['hidden:', 1, 'Old bomb', '10 pcs', 90], [2, 'New', '1 pc', 5]], { readsHidden: true }).rows.length,
    2,
  )
})

test('a heading above a heading, without goods, is a note', () => {
  const { headings, notes } = read([
    HEAD,
    ['FANCY ITEMS'],
    ['SPL FOUNTAIN (5Pcs)'],
    [1, 'Peacock', '5 pcs', 100],
    [2, 'Siren', '5 pcs', 90],
  ])
  assert.deepEqual(headings, ['SPL FOUNTAIN (5Pcs)'])
  assert.deepEqual(notes, [{ number: 2, text: 'FANCY ITEMS' }])
})

test('a heading that is no category leaves its rows to the one above', () => {
  const rows: CellValue[][] = [HEAD, ['ROCKETS'], [1, 'Baby', '10 pcs', 60], ['With sticks'], [2, 'Lunik', '5 pcs', 80]]
  assert.deepEqual(read(rows, { notCategories: new Set(['withstick']) }).headings, ['ROCKETS'])
})

test('a category may be a column, merged over its rows', () => {
  const { rows } = read([
    ['Category', 'Product Name', 'MRP'],
    ['Rockets', 'Baby', 60],
    [null, 'Lunik', 80],
    ['Bombs', 'Atom', 100],
  ])
  assert.deepEqual(
    rows.map(({ heading }) => heading),
    ['Rockets', 'Rockets', 'Bombs'],
  )
})

test('each fault has its column and its sentence', () => {
  const { rows } = read([
    HEAD,
    ['Bombs'],
    [1, 'Atom', '10 pcs', 'call'],
    [2, null, '10 pcs', 100],
    [3, 'Hydro', '5 pcs', null],
    [4, '=1+1', '5 pcs', 10],
    [5, 'King', '5 pcs', '#REF!'],
    [6, 'Good', '5 pcs', 12],
    [7, 'Good 2', '5 pcs', 13],
    [8, 'Good 3', '5 pcs', 13],
  ])
  assert.deepEqual(
    rows.flatMap(({ number, faults }) => faults.map(({ column, sentence }) => `${column}${number} ${sentence}`)),
    [
      'D3 M.R.P. “call” is not a price.',
      'B4 The product name is missing.',
      'D5 The price is missing.',
      'B6 The name begins with “=”, as a formula does.',
      'D7 The formula in this cell results in #REF!.',
    ],
  )
})

test('a price that contradicts the discount beside it is a question', () => {
  const { rows } = read([
    ['Product', 'MRP', 'Discount %', 'Net Rate'],
    ['Atom', 100, 80, 25],
    ['Hydro', 99, 0.8, 20],
    ['King', 100, '80%', 20],
  ])
  assert.deepEqual(
    rows.map(({ question }) => question),
    ['The price is not the M.R.P. less 80 %.', undefined, undefined],
  )
})

test('Per may have the contents of a box', () => {
  const { rows } = read([
    ['Product', 'Per', 'MRP'],
    ['Atom', '1 Box', 100],
    ['Hydro', '10 pcs', 99],
    ['King', '1 Pkt', 100],
    ['Two', 'box', 3],
  ])
  assert.deepEqual(
    rows.map(({ values }) => [values.unit, values.contents]),
    [
      ['1box', undefined],
      [undefined, '10 pcs'],
      ['1pkt', undefined],
      ['1box', undefined],
    ],
  )
})

test('a stray mark or an empty sum leaves a category’s row as it is', () => {
  const { rows, headings } = read([
    ['S.No', 'Product Name', 'Content', 'Rate', 'Qty', 'Amount'],
    [null, 'BOMBS', null, '`', null, null],
    [1, 'Atom', '10 pcs', 100, null, 0],
    [2, 'Hydro', '10 pcs', 120, null, 0],
    [null, 'KIDS ZONE', null, null, 1, 0],
    [1, 'Butterfly', '10 pcs', 100, null, 0],
  ])
  assert.deepEqual(headings, ['BOMBS', 'KIDS ZONE'])
  assert.equal(rows.length, 3)
})

test('half a name in a separate row belongs to the name above', () => {
  const { rows, headings } = read([
    HEAD,
    ['SKY SHOTS'],
    [1, 'Whatsapp (INF)', null, 100],
    [null, '(3pcs )'],
    [2, '4” Blue (Neela', null, 100],
    [null, 'Angel) ***'],
    [3, 'Siren', null, 90],
  ])
  assert.deepEqual(headings, ['SKY SHOTS'])
  assert.deepEqual(
    rows.map(({ values, joined }) => [values.name, values.contents, joined]),
    [
      ['Whatsapp (INF)', '3 pcs', [4]],
      ['4” Blue (Neela Angel) ***', undefined, [6]],
      ['Siren', undefined, undefined],
    ],
  )
})

test('a row that is a discount alone belongs to the category above it', () => {
  const { rows, headings } = read([HEAD, ['BOMBS'], [null, '(90% Discount)'], [1, 'Atom', '10 pcs', 100]])
  assert.deepEqual(headings, ['BOMBS'])
  assert.equal(rows[0]!.values.pricePaise, 1000)
})

test('headings that are repeated above each category name it where the names are', () => {
  const { rows } = read([
    ['S.No', 'ROCKETS', 'Content', 'Rate'],
    [1, 'Lunik', '10 pcs', 100],
    ['S.No', 'BOMBS', 'Content', 'Rate'],
    [1, 'Atom', '10 pcs', 100],
  ])
  assert.deepEqual(
    rows.map(({ heading, values }) => [heading, values.name]),
    [
      ['ROCKETS', 'Lunik'],
      ['BOMBS', 'Atom'],
    ],
  )
})

test('in a column of categories that is nearly full an empty cell is no category', () => {
  const { rows } = read([
    ['Category', 'Product Name', 'MRP'],
    ...Array.from({ length: 9 }, (_, at): CellValue[] => ['Rockets', `Lunik ${'abcdefghi'[at]}`, 60]),
    [null, 'Unknown', 80],
  ])
  assert.equal(rows.at(-1)!.heading, '')
})
