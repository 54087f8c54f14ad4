import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CellValue } from '../spreadsheets/grid.ts'
import { rowKind } from './row-kind.ts'

const columns = { name: 1, contents: 2, mrp: 3 }

for (const [kind, ...rows] of [
  ['empty', [], [null, '', '  ']],
  ['headings', ['S.No', 'Product', 'Content', 'MRP'], ['S.No', 'BOMBS', 'Content', 'MRP']],
  [
    'category',
    ['BOMBS'],
    [null, 'BOMBS 80%'],
    ['BOMBS', '80% + 10%'],
    ['BOMBS', null, null, '10%'],
    [null, 'Bombs', null, 0],
  ],
  ['product', [1, 'Atom', '10 pcs', 100], [null, 'Atom', null, 100], [1, 'Total Blast', '1 pc', 90]],
  ['note', ['Grand Total', null, null, 4_500], [null, 'Note: no returns'], ['98765 43210']],
] as [string, ...CellValue[][]][]) {
  test(`a row is ${kind === 'empty' ? kind : `of kind ${kind}`}`, () => {
    for (const cells of rows) assert.equal(rowKind({ number: 1, cells }, columns).kind, kind, JSON.stringify(cells))
  })
}

const headings = (name: string) => rowKind({ number: 1, cells: ['S.No', name, 'Content', 'MRP'] }, columns)

test('headings that name a category in the name column begin it', () => {
  assert.deepEqual(headings('BOMBS'), { kind: 'headings', category: 'BOMBS' })
  assert.deepEqual(headings('Product'), { kind: 'headings', category: undefined })
})
