import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { besideFrom, findTable, guessColumns, headingsKey, headingText } from './columns.ts'
import type { CellValue } from '../spreadsheets/grid.ts'

const guess = (rows: CellValue[][]) => guessColumns(findTable(gridOf(rows)))

test('title and address are above the headings', () => {
  const table = findTable(
    gridOf([
      ['SRI CRACKERS', null, null],
      ['Phone: 98765 43210'],
      [],
      ['Sl.No', 'Description', 'Rate'],
      [1, 'Kuruvi', 20],
    ]),
  )
  assert.equal(table.above.length, 3)
  assert.equal(headingText(table, 1), 'Description')
  assert.equal(headingsKey(table), 'slno|description|rate')
})

test('Rate alone is the M.R.P., beside an M.R.P. it is the price', () => {
  assert.deepEqual(
    guess([
      ['S.No', 'Product Name', 'Content', 'Rate'],
      [1, 'Kuruvi', '5 pcs', 20],
      [2, 'Lakshmi', '5 pcs', 30],
    ]),
    {
      name: 1,
      contents: 2,
      mrp: 3,
    },
  )
  assert.deepEqual(
    guess([
      ['S.No', 'Particulars', 'MRP (Rs)', 'rate', 'Qty', 'Amount'],
      [1, 'Kuruvi', 20, 4, null, 0],
      [2, 'Lakshmi', 30, 6, null, 0],
    ]),
    {
      name: 1,
      mrp: 2,
      price: 3,
    },
  )
})

test('a list in Tamil is read, and stock in pieces', () => {
  assert.deepEqual(
    guess([
      ['வ. எண்', 'பட்டாசு பெயர்', 'பிரிவு', 'எம் ஆர் பி', 'விலை (ரூ.)', 'கையிருப்பு'],
      [1, 'குருவி வெடி', 'வெடி', 110, 22, 6],
      [2, 'லட்சுமி வெடி', 'வெடி', 120, 24, 7],
    ]),
    { name: 1, category: 2, mrp: 3, price: 4, stock: 5 },
  )
  assert.deepEqual(
    guess([
      ['S.No', 'Product', 'M R P', 'Price (Rs.)', 'Opening Stock'],
      ['1', 'Kuruvi', 'ரூ.110', 'ரூ. 22', '6 nos'],
      ['2', 'Lakshmi', 'ரூ.120', 'ரூ. 24', '7 nos'],
    ]),
    { name: 1, mrp: 2, price: 3, stock: 4 },
  )
})

test('Net, Final Rate and Offer Price are the price', () => {
  for (const heading of ['Net', 'Final Rate', 'Offer Price', 'Net Amount', 'Our Price', 'Discount Price']) {
    const columns = guess([
      ['No', 'Item', 'Rate', heading],
      [1, 'Kuruvi', 20, 4],
      [2, 'Lakshmi', 30, 6],
    ])
    assert.deepEqual(columns, { name: 1, mrp: 2, price: 3 }, heading)
  }
})

test('a Product Code that counts from 1 is a serial number', () => {
  assert.deepEqual(
    guess([
      ['Product Code', 'Product', 'Rate'],
      [101, 'Kuruvi', 20],
      [102, 'Lakshmi', 30],
    ]),
    { name: 1, mrp: 2 },
  )
  assert.deepEqual(
    guess([
      ['Code', 'Product', 'Price'],
      ['PRD0001', 'Kuruvi', 20],
      ['PRD0002', 'Lakshmi', 30],
    ]),
    {
      code: 0,
      name: 1,
      price: 2,
    },
  )
})

test('of two rows of headings that contradict each other the values decide', () => {
  const rows: CellValue[][] = [
    ['Sl.No', 'Description', 'Unit', 'Qty Req.', 'Amount'],
    [null, null, 'Size', 'Rate', 'Qty'],
    [1, 'Flower pots big', '10 pcs', 250, null],
    [2, 'Flower pots special', '10 pcs', 300, null],
  ]
  const table = findTable(gridOf(rows))
  assert.equal(table.headingRows.length, 2)
  assert.deepEqual(guessColumns(table), { name: 1, contents: 2, mrp: 3 })
  assert.equal(headingText(table, 3), 'Qty Req. / Rate')
})

test('an amount for a quantity of 1 is the price', () => {
  const rows: CellValue[][] = [
    ['S.No', 'Name', 'Rate', 'Qty', 'Amount'],
    [1, 'Kuruvi', 20, 1, 4],
    [2, 'Lakshmi', 30, 1, 6],
    [3, 'Bomb', 40, 1, 8],
  ]
  assert.deepEqual(guess(rows), { name: 1, mrp: 2, price: 4 })
})

test('a Tamil column beside the English one', () => {
  assert.deepEqual(
    guess([
      ['Product', 'தமிழ் பெயர்', 'Per', 'MRP'],
      ['Flower pot', 'புஷ்வானம்', '1 Box', 20],
      ['Chakkar', 'தரைச்சக்கரம்', '1 Pkt', 30],
    ]),
    {
      name: 0,
      tamilName: 1,
      unit: 2,
      mrp: 3,
    },
  )
})

test('a table without headings is guessed by its values', () => {
  const columns = guess([
    ['1', 'Kuruvi crackers', '5 pcs', '20', '4'],
    ['2', 'Lakshmi crackers', '5 pcs', '30', '6'],
    ['3', 'Classic bombs', '10 pcs', '40', '8'],
  ])
  assert.deepEqual(columns, { name: 1, contents: 2, mrp: 3, price: 4 })
})

test('a column of names that a brand heads is found by its contents', () => {
  assert.deepEqual(
    guess([
      ['S.No', 'MOTHERS ♦ AJANTA', 'Content', 'MRP', 'Net Rate'],
      [1, 'Kuruvi crackers', '5 pcs', 20, 4],
      [2, 'Lakshmi crackers', '5 pcs', 30, 6],
      [3, 'Classic bombs', '10 pcs', 40, 8],
    ]),
    { name: 1, contents: 2, mrp: 3, price: 4 },
  )
})

test('a row of units, and one of the numbers of the columns, belong to the headings', () => {
  const table = findTable(
    gridOf([
      ['S.No', 'Product', 'Content', 'MRP'],
      [null, null, '(Nos)', '(Rs)'],
      ['1', '2', '3', '4'],
      [1, 'Kuruvi', '5 pcs', 20],
    ]),
  )
  assert.equal(table.headingRows.length, 3)
  assert.equal(table.body.length, 1)
})

test('a wholesale rate is not the sale rate', () => {
  const columns = guess([
    ['Item', 'Retail Rate', 'Wholesale Rate', 'Sale Rate'],
    ['Kuruvi', 100, 15, 20],
    ['Lakshmi', 200, 30, 40],
  ])
  assert.equal(columns.price, 3)
})

const from = (...heads: CellValue[]) => besideFrom(findTable(gridOf([heads, ['A', 1, 'B', 2]])))

test('repeated headings begin another table', () => {
  assert.equal(from('Item', 'Rate', 'Item', 'Rate'), 2)
  assert.equal(from('Item', 'MRP', 'Rate', 'Rate'), undefined)
  assert.equal(from('Item', 'Rate', 'Item', 'MRP'), undefined)
})
