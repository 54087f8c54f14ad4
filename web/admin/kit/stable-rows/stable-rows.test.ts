import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  afterLookup,
  afterReading,
  firstRows,
  type ListRule,
  shownRows,
  type StableRows,
  unreadIds,
} from './stable-rows.ts'

type Row = { id: string; stock: number }

const rule: ListRule<Row> = {
  idOf: ({ id }) => id,
  sorted: (rows) => rows.toSorted((a, b) => a.stock - b.stock),
  matchesUnread: () => false,
}
const before: Row[] = [
  { id: 'a', stock: 1 },
  { id: 'b', stock: 2 },
  { id: 'c', stock: 3 },
]

test('a changed row shows its new values in its old place', () => {
  const read = [
    { id: 'b', stock: 2 },
    { id: 'c', stock: 3 },
    { id: 'a', stock: 26 },
  ]
  const rows = afterReading(firstRows(before, rule), read, true, rule)
  assert.deepEqual(shownRows(rows, read, rule), [
    { row: { id: 'a', stock: 26 }, placedAs: before[0] },
    { row: { id: 'b', stock: 2 }, placedAs: before[1] },
    { row: { id: 'c', stock: 3 }, placedAs: before[2] },
  ])
  assert.deepEqual(
    shownRows(firstRows(read, rule), read, rule).map(({ row: { id } }) => id),
    ['b', 'c', 'a'],
    'a refreshed list is sorted again',
  )
})

test('rows keep the order in which they took their places when the list has another one since', () => {
  const reversed = { ...rule, sorted: (rows: readonly Row[]) => rows.toSorted((a, b) => b.stock - a.stock) }
  const rows = afterReading(firstRows(before, rule), before, true, reversed)
  const order = (shown: StableRows<Row>) => shownRows(shown, before, reversed).map(({ row: { id } }) => id)
  assert.deepEqual(order(rows), ['a', 'b', 'c'])
  assert.deepEqual(order(firstRows(before, reversed)), ['c', 'b', 'a'], 'a refreshed list has the other one')
})

test('a new row is inserted among the rows that keep their places', () => {
  const read = [{ id: 'n', stock: 2 }, ...before.slice(2), { id: 'a', stock: 26 }]
  const rows = afterReading(firstRows(before, rule), read, true, rule)
  const looked = afterLookup(rows, unreadIds(rows, read, rule), [], rule)
  assert.deepEqual(
    shownRows(looked, read, rule).map(({ row: { id }, gone }) => gone ?? id),
    ['a', 'deleted', 'n', 'c'],
  )
})
