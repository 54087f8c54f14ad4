import assert from 'node:assert/strict'
import test from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { readingOf, readTable, rowsOutside, unreadSheet } from './read-table.ts'
import { tablesOf } from './tables.ts'

const heading = ['Date', 'Narration', 'Debit', 'Credit', 'Balance']
const tableOf = (rows: Parameters<typeof gridOf>[0]) => tablesOf(gridOf(rows))[0]!

test('each row below the headings is in one of the counts', () => {
  const { counts, moved, unread, chain } = readTable(
    tableOf([
      heading,
      ['20/11/2026', 'Opening Balance', '', '', '100.00'],
      ['20/11/2026', 'UPI/CR/432156789012/LAKSHMI', '', '50.00', '150.00'],
      ['', 'sivakasi', '', '', ''],
      ['21/11/2026', 'Rent', '30.00', '', '120.00'],
      heading,
      ['22/11/2026', 'UPI', '', 'fifty', '170.00'],
      ['', 'Total', '30.00', '100.00', ''],
    ]),
    {},
  )
  assert.deepEqual(counts, { all: 7, in: 1, out: 1, known: 4, unread: 1 })
  assert.deepEqual(
    moved.map(({ row, words, utr }) => ({ row, words, utr })),
    [
      { row: 3, words: 'UPI/CR/432156789012/LAKSHMI\nsivakasi', utr: '432156789012' },
      { row: 5, words: 'Rent', utr: undefined },
    ],
  )
  assert.deepEqual(
    unread.map(({ row }) => row),
    [7],
  )
  assert.deepEqual(
    chain.map((link) => (link === 'unread' ? link : Object.keys(link)[0])),
    ['opening', 'row', 'row', 'unread'],
  )
})

test('a transaction above the headings is counted and named', () => {
  const { counts, unread } = readTable(
    tableOf([['19/11/2026', 'UPI', '', '5.00', '100.00'], heading, ['20/11/2026', 'UPI', '', '50.00', '150.00']]),
    { sheet: 'Page 1' },
  )
  assert.deepEqual(counts, { all: 2, in: 1, out: 0, known: 0, unread: 1 })
  assert.deepEqual(unread, [{ row: 1, sheet: 'Page 1', why: 'This row is above the row of headings.' }])
})

test('of a sheet without headings the transactions are named, and its other rows are not', () => {
  const { reading } = readingOf(tableOf([heading, ['20/11/2026', 'UPI', '', '50.00', '150.00']]))
  const other = gridOf([['Page 2'], ['21/11/2026', 'UPI', '', '60.00', '210.00']])
  const outside = rowsOutside(other.rows, reading)
  const { counts, unread } = unreadSheet(outside, { sheet: 'Page 2' })
  assert.deepEqual(counts, { all: 1, in: 0, out: 0, known: 0, unread: 1 })
  assert.deepEqual(
    unread.map(({ row, sheet }) => ({ row, sheet })),
    [{ row: 2, sheet: 'Page 2' }],
  )
})
