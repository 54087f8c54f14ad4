import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlannedRow, RowStatus } from './import-questions.ts'
import { shownRows } from './shown-rows.ts'

const row = (number: number, status: RowStatus, more: Partial<PlannedRow> = {}): PlannedRow => ({
  number,
  status,
  name: `Row ${number}`,
  category: 'Bomb',
  changes: [],
  faults: [],
  ambiguities: [],
  fields: [],
  ...more,
})
const guess = { id: 'a', code: 'PRD0001', name: 'Atom Bomb', category: 'Bomb', isSpelling: true }
const numbers = (rows: readonly PlannedRow[]) => rows.map(({ number }) => number)

test('questions and faults come first, then changes, then new products, each in the order of the list', () => {
  const fault = { column: 'B', sentence: 'The price is missing.' }
  const rows = [
    row(1, 'new'),
    row(2, 'unchanged'),
    row(3, 'changed'),
    row(4, 'faulty', { faults: [fault] }),
    row(5, 'new'),
    row(6, 'unsure', { guess }),
    row(7, 'changed'),
  ]
  assert.deepEqual(numbers(shownRows(rows, '')), [4, 6, 3, 7, 1, 5])
  assert.deepEqual(numbers(shownRows(rows, 'unchanged')), [2])
  assert.deepEqual(numbers(shownRows(rows, 'faulty')), [4])
})

test('an answered row keeps its place among the questions', () => {
  const before = [row(1, 'new'), row(2, 'unsure', { guess }), row(3, 'unsure', { question: 'Our price is ₹0.' })]
  assert.deepEqual(numbers(shownRows(before, '')), [2, 3, 1])
  for (const answered of [
    row(2, 'new', { isSaidNew: true }),
    row(2, 'unchanged', { guess, isAnswered: true }),
    row(2, 'changed', { fields: [{ field: 'price', value: '80', readings: [] }] }),
  ]) {
    assert.deepEqual(numbers(shownRows([before[0]!, answered, before[2]!], '')), [2, 3, 1])
  }
})
