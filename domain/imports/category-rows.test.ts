import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { discountForAll } from './category-heading.ts'
import { findTable, guessColumns } from './columns.ts'
import type { CellValue } from '../spreadsheets/grid.ts'
import { readListedRows } from './listed-rows.ts'

function read(...rows: CellValue[][]) {
  const table = findTable(gridOf(rows))
  const listed = readListedRows(table, { columns: guessColumns(table), discount: discountForAll(table) })
  return { ...listed, goods: listed.rows.map(({ values, heading }) => `${heading}: ${values.name}`) }
}

const COLUMN: CellValue[] = ['Category', 'Product', 'MRP']

test('a hidden row begins its category for those below it', () => {
  const { goods, headings, hidden, hiddenGoods } = read(
    COLUMN,
    ['Rockets', 'Baby', 60],
    [null, 'Lunik', 80],
    ['hidden:', 'Bombs', 'Atom', 100],
    [null, 'Hydro', 120],
    ['hidden:', 'Twinkling', 'Star', 120],
  )
  assert.deepEqual(goods, ['Rockets: Baby', 'Rockets: Lunik', 'Bombs: Hydro'])
  assert.deepEqual(
    [headings, hidden],
    [
      ['Rockets', 'Bombs'],
      [4, 6],
    ],
  )
  assert.deepEqual(
    hiddenGoods.map(({ values }) => values.name),
    ['Atom', 'Star'],
  )
})

test('a hidden heading counts, with its discount, and a category of hidden goods alone is a note', () => {
  const { rows, goods, hidden, notes } = read(
    ['S.No', 'Product Name', 'Content', 'Rate'],
    ['ROCKETS'],
    [1, 'Lunik', '5 pcs', 80],
    ['hidden:', 'BOMBS (90% Discount)'],
    [1, 'Atom', '10 pcs', 100],
    ['TWINKLING'],
    ['hidden:', 1, 'Star', '10 pcs', 100],
  )
  assert.deepEqual(goods, ['ROCKETS: Lunik', 'BOMBS: Atom'])
  assert.equal(rows[1]?.values.pricePaise, 1000)
  assert.deepEqual([hidden, notes], [[4, 7], [{ number: 6, text: 'TWINKLING' }]])
})
