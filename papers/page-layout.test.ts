import assert from 'node:assert/strict'
import test from 'node:test'
import { A4, BODY_HEIGHT_MM, CONTENT_WIDTH_MM, MARGIN_MM, columnsOf, oneLineCell } from './page-layout.ts'
import { textWidthMm } from './text-width.ts'

test('§9 A4 portrait (210x297 mm), margin 10', () => {
  assert.deepEqual([A4.widthMm, A4.heightMm, MARGIN_MM], [210, 297, 10])
  assert.deepEqual([CONTENT_WIDTH_MM, BODY_HEIGHT_MM], [190, 273])
})

test('columns are side by side, scaled to fill the width', () => {
  const columns = columnsOf(
    [
      ['A', 1, 'left'],
      ['B', 3, 'right'],
    ],
    10,
    80,
  )
  assert.deepEqual(
    columns.map(({ leftMm, widthMm }) => [leftMm, widthMm]),
    [
      [10, 20],
      [30, 60],
    ],
  )
})

test('a cell of one line never exceeds its column', () => {
  const { sizeMm } = oneLineCell('₹9,99,99,900.50', 17, 3.1, true)
  assert.ok(sizeMm < 3.1 && textWidthMm('₹9,99,99,900.50', { sizeMm, bold: true }) <= 17.001)
  assert.equal(oneLineCell('₹9', 17, 3.1).sizeMm, 3.1)
})
