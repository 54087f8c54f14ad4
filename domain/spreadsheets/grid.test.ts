import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cellText, columnLetters, filledCells, widthOf } from './grid.ts'

test('a column is named by letters as a spreadsheet shows them', () => {
  assert.deepEqual([0, 25, 26, 701, 702].map(columnLetters), ['A', 'Z', 'AA', 'ZZ', 'AAA'])
})

test('a cell is one line of text, or empty', () => {
  assert.equal(cellText(' Flower\n pots '), 'Flower pots')
  assert.deepEqual([cellText(null), cellText(undefined), cellText(0), cellText(false)], ['', '', '0', 'false'])
  const row = { number: 1, cells: ['', ' ', 0, 'a', null] }
  assert.deepEqual(filledCells(row), [2, 3])
  assert.equal(widthOf([row, { number: 2, cells: ['a'] }]), 5)
})
