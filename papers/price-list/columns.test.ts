import assert from 'node:assert/strict'
import test from 'node:test'
import { fillColumns, LIST_LABELS_MM } from './columns.ts'
import { categoryHeading, listEntries } from './entries.ts'
import { lakshmiCrackers } from '#test/fixtures/sample-order.ts'

const HEADING_MM = categoryHeading('Rocket').heightMm
const ROW_MM = 5
const roomFor = (rows: number) => LIST_LABELS_MM + HEADING_MM + rows * ROW_MM
const rockets = (count: number) =>
  listEntries({
    category: 'Rocket',
    products: Array.from({ length: count }, (_, at) => ({ ...lakshmiCrackers, code: `PRD${at}` })),
  })
const codes = (entries: ReturnType<typeof rockets>) => entries.map(({ cells }) => cells[0]?.lines[0])

test('fills the left column, then the right, and returns the rest', () => {
  const { columns, rest } = fillColumns(rockets(5), 10, roomFor(2))
  assert.deepEqual(codes(columns[0]), ['Rocket', 'PRD0', 'PRD1'])
  assert.deepEqual(codes(columns[1]), ['Rocket (continued)', 'PRD2', 'PRD3'])
  assert.deepEqual(codes(rest), ['PRD4'])
})

test('entries follow the column labels and each other', () => {
  const { columns } = fillColumns(rockets(2), 10, 200)
  const top = 10 + LIST_LABELS_MM
  assert.deepEqual(
    columns[0].map(({ topMm }) => topMm),
    [top, top + HEADING_MM, top + HEADING_MM + ROW_MM],
  )
  assert.deepEqual(columns[1], [])
})

test('a heading goes to the next column when there is no room for a product beneath it', () => {
  const entries = [...rockets(1), ...listEntries({ category: 'Gift box', products: [lakshmiCrackers] })]
  const { columns } = fillColumns(entries, 10, roomFor(1) + HEADING_MM)
  assert.deepEqual(codes(columns[0]), ['Rocket', 'PRD0'])
  assert.deepEqual(codes(columns[1]), ['Gift box', lakshmiCrackers.code])
})

test('too small a height takes no entry and loses none', () => {
  const { columns, rest } = fillColumns(rockets(2), 10, 3)
  assert.deepEqual(columns, [[], []])
  assert.equal(rest.length, 3)
})
