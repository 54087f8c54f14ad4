import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sheetProduct as product } from '#test/fixtures/sheet-product.ts'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { discountForAll } from './category-heading.ts'
import { findTable, guessColumns } from './columns.ts'
import type { CellValue } from '../spreadsheets/grid.ts'
import { planImport } from './import-plan.ts'
import { readListedRows } from './listed-rows.ts'

function read(rows: CellValue[][]) {
  const table = findTable(gridOf(rows))
  return readListedRows(table, { columns: guessColumns(table), discount: discountForAll(table) })
}

test('goods whose names begin like a note are goods where they have a price', () => {
  const { rows, notes } = read([
    ['Product Name', 'MRP', 'Our Price'],
    ['1. Kuruvi', 100, 20],
    ['Happy Birthday Candle', 100, 20],
    ['Total Fire', 100, 20],
    ['Happy Diwali', null, null],
    ['Grand Total', 300, 60],
    ['Packing', null, 3],
    ['Sub-Total', null, 63],
    ['Net amount', 300, 63],
    ['Discount 80%', null, 240],
    ['Less: Discount', null, 240],
    ['Rounded off', null, 0.4],
    ['மொத்தம்', 300, 63],
  ])
  assert.deepEqual(
    rows.map(({ values }) => values.name),
    ['Kuruvi', 'Happy Birthday Candle', 'Total Fire'],
  )
  assert.deepEqual(
    notes.map(({ number }) => number),
    [5, 6, 7, 8, 9, 10, 11, 12, 13],
  )
})

test('a second table beside the first is named row by row, and lends it no prices', () => {
  const { rows, notes } = read([
    ['No', 'Item', 'Rate', null, 'No', 'Item', 'Rate'],
    [1, 'Kuruvi', 20, null, 51, 'Lakshmi', 300],
    [2, 'Atom Bomb', 30, null, null, null, null],
  ])
  assert.deepEqual(
    rows.map(({ values: { name, mrpPaise, pricePaise } }) => [name, mrpPaise, pricePaise]),
    [
      ['Kuruvi', 2000, undefined],
      ['Atom Bomb', 3000, undefined],
    ],
  )
  assert.deepEqual(notes, [{ number: 2, text: 'Beside it, not read: 51 Lakshmi 300' }])
})

test('a second table beside the first does not hide the categories, and can be chosen by its columns', () => {
  const rows = [
    ['Item', 'Rate', null, 'Item', 'Rate'],
    ['BOMBS', null, null, 'ROCKETS', null],
    ['Kuruvi', 20, null, 'Lunik', 300],
    ['CHAKKAR', null, null, 'Baby', 30],
    ['Ashoka', 30, null, null, null],
  ]
  assert.deepEqual(
    read(rows).rows.map(({ heading, values: { name } }) => [heading, name]),
    [
      ['BOMBS', 'Kuruvi'],
      ['CHAKKAR', 'Ashoka'],
    ],
  )
  const other = readListedRows(findTable(gridOf(rows)), { columns: { name: 3, mrp: 4 } })
  assert.deepEqual(
    other.rows.flatMap(({ values: { name }, faults }) => (faults.length > 0 ? [] : [name])),
    ['Lunik', 'Baby'],
  )
})

test('a code whose row has the name of another product is a fault, and one whose name is new renames it', () => {
  const { rows } = planImport(
    read([
      ['Code', 'Product name', 'M.R.P.', 'Our price'],
      ['PRD0001', 'King Bombs', 100, 30],
      ['PRD0002', 'Emperor Bomb', 100, 30],
    ]).rows,
    {
      products: [product('PRD0001', 'Atom Bomb'), product('PRD0002', 'King Bomb')],
      categories: new Map(),
      defaults: { stock: 100, unit: '1box' },
      answers: new Map(),
      confirmed: new Map(),
      corrections: new Map(),
    },
  )
  assert.deepEqual(
    rows.map(({ status, faults }) => [status, faults.map(({ sentence }) => sentence)]),
    [
      ['faulty', ['PRD0001 is Atom Bomb, but the name is that of PRD0002. Correct one of them in your list.']],
      ['changed', []],
    ],
  )
})
