import assert from 'node:assert/strict'
import test from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { accountsAbove, tablesOf } from './tables.ts'

const heading = ['Date', 'Narration', 'Debit', 'Credit']

test('a heading that comes again on each page begins no other table', () => {
  const rows = [
    ['Account', '987654321098'],
    heading,
    ['20/11/2026', 'A', '', '5'],
    heading,
    ['21/11/2026', 'B', '', '6'],
  ]
  const [table, other] = tablesOf(gridOf(rows))
  assert.equal(other, undefined)
  assert.deepEqual([table?.rows.length, table?.headings], [2, 1])
  assert.deepEqual(table && [...accountsAbove(table)], ['987654321098'])
})

test('other headings below begin another table', () => {
  const rows = [
    heading,
    ['20/11/2026', 'A', '', '5'],
    ['Narration', 'Date', 'Credit', 'Debit'],
    ['B', '21/11/2026', '6', ''],
  ]
  assert.deepEqual(
    tablesOf(gridOf(rows)).map((table) => table.columns.date),
    [[0], [1]],
  )
})
