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
  const { goods, headings, hidden, unread } = read(
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
    unread.map(({ values }) => values.name),
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

test('a title that each page repeats above the headings ends no category', () => {
  const head = ['S.No', 'Product Name', 'Content', 'Rate']
  const title: CellValue[][] = [['SRI CRACKERS'], ['Sivakasi']]
  const { goods, notes } = read(
    ...title,
    head,
    ['BOMBS'],
    [1, 'Atom', '10 pcs', 100],
    ...title,
    head,
    [2, 'Hydro', '10 pcs', 100],
    ['BOMBS (Contd.)'],
    [3, 'King', '10 pcs', 100],
  )
  assert.deepEqual(goods, ['BOMBS: Atom', 'BOMBS: Hydro', 'BOMBS: King'])
  assert.deepEqual(
    notes.map(({ number }) => number),
    [6, 7, 8],
  )
  const index = read(
    ['BOMBS'],
    ['ROCKETS'],
    ['S.No', 'Goods', 'Content', 'Rate'],
    ['BOMBS'],
    head,
    [1, 'Atom', '10 pcs', 100],
    ['ROCKETS'],
    head,
    [1, 'Lunik', '5 pcs', 90],
  )
  assert.deepEqual(index.goods, ['BOMBS: Atom', 'ROCKETS: Lunik'], 'categories that the list names above')
})

test('a category may be alone in its row of the category column', () => {
  const { goods, headings, rows, notes } = read(
    ['Category', 'Product', 'MRP', 'Price'],
    ['Bomb'],
    [null, 'Lakshmi', 50, 10],
    [null, 'Atom', 60, 12],
    ['Rockets (90% Discount)'],
    [null, 'Lunik', 80, 8],
    [null, 'Baby', 80, null],
    ['Gift boxes', 'Family', 800, 80],
    [null, 'Little', 800, null],
    ['Our places of delivery'],
    ['Minimum order Rs. 3000'],
  )
  assert.deepEqual(goods, [
    'Bomb: Lakshmi',
    'Bomb: Atom',
    'Rockets: Lunik',
    'Rockets: Baby',
    'Gift boxes: Family',
    'Gift boxes: Little',
  ])
  assert.deepEqual(headings, ['Bomb', 'Rockets', 'Gift boxes'])
  assert.deepEqual([rows[3]?.values.discount, rows[5]?.values.discount], [90, undefined])
  assert.deepEqual(
    notes.map(({ number }) => number),
    [10, 11],
  )
})

test('a category alone in its row counts also where most rows repeat theirs', () => {
  const rockets = Array.from({ length: 9 }, (_, at): CellValue[] => ['Rockets', `Lunik ${'abcdefghi'[at]}`, 60])
  const { goods, notes } = read(COLUMN, ['Rockets'], ...rockets, ['Bombs'], [null, 'Atom', 100])
  assert.equal(goods.at(-1), 'Bombs: Atom')
  assert.deepEqual(notes, [])
})

test('a category after the mark is that category, with its own discount', () => {
  const { goods, rows, notes } = read(
    ['Product', 'MRP'],
    ['BOMBS (80%)'],
    ['Atom', 100],
    ['Contd. BOMBS'],
    ['King', 100],
    ['Continued: ROCKETS (50%)'],
    ['Lunik', 100],
  )
  assert.deepEqual([goods, notes], [['BOMBS: Atom', 'BOMBS: King', 'ROCKETS: Lunik'], []])
  assert.deepEqual(
    rows.map(({ values }) => values.pricePaise),
    [2000, 2000, 5000],
  )
})

test('a row with only the mark of a continued category is a note', () => {
  const { goods, notes } = read(
    ['Product', 'MRP'],
    ['BOMBS'],
    ['Atom', 100],
    ['(Contd.)'],
    ['King', 100],
    ['Continued'],
    ['Hydro', 100],
    ['Cont.'],
    ['(Continued on page 2)'],
    ['Bullet', 100],
    ['(Tin)'],
  )
  assert.deepEqual(goods, ['BOMBS: Atom', 'BOMBS: King', 'BOMBS: Hydro', 'BOMBS: Bullet (Tin)'])
  assert.deepEqual(
    notes.map(({ number }) => number),
    [4, 6, 8, 9],
  )
})

test('the discount beside the Tamil name of a category counts', () => {
  const { goods, rows } = read(
    ['Product', 'MRP'],
    ['BOMBS'],
    ['வெடிகள் (80% Discount)'],
    ['Atom', 100],
    ['ROCKETS (80% + 10%)'],
    ['ராக்கெட்'],
    ['Lunik', 100],
  )
  assert.deepEqual(goods, ['BOMBS: Atom', 'ROCKETS: Lunik'])
  assert.deepEqual(
    rows.map(({ values, faults }) => [values.pricePaise, faults.length]),
    [
      [2000, 0],
      [undefined, 1],
    ],
  )
})
