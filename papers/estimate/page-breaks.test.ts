import assert from 'node:assert/strict'
import test from 'node:test'
import { breakIntoPages } from './page-breaks.ts'

const room = { first: 10, later: 15, closing: 4 }
const rowsOf = (...units: number[]) => units.map((each) => ({ cells: [], units: each }))
const unitsOf = (rows: ReturnType<typeof rowsOf>) =>
  breakIntoPages(rows, room).map((page) => page.rows.map(({ units }) => units))
const ones = (count: number) => Array.from({ length: count }, () => 1)

test('rows that fit with the closing are one page', () => {
  assert.deepEqual(unitsOf(rowsOf(...ones(6))), [ones(6)])
})

test('without room for the closing the last rows move with it', () => {
  assert.deepEqual(unitsOf(rowsOf(...ones(7))), [ones(2), ones(5)])
  assert.deepEqual(unitsOf(rowsOf(3, 3, 3)), [[3], [3, 3]])
})

test('§9 a new page when full', () => {
  assert.deepEqual(unitsOf(rowsOf(...ones(20))), [ones(10), ones(10)])
  assert.deepEqual(unitsOf(rowsOf(4, 4, 4, 4)), [
    [4, 4],
    [4, 4],
  ])
})

test('an estimate without rows is one page', () => {
  assert.deepEqual(unitsOf([]), [[]])
})
