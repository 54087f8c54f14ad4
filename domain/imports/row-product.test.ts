import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gridOf } from '#test/fixtures/sheet-rows.ts'
import { sheetProduct as product } from '#test/fixtures/sheet-product.ts'
import type { CellValue, Table } from '../spreadsheets/grid.ts'
import type { Columns } from '../spreadsheets/sheet-fields.ts'
import { findTable, guessColumns } from './columns.ts'
import { planImport } from './import-plan.ts'
import { readListedRows } from './listed-rows.ts'
import type { Answer } from './row-product.ts'

const products = [
  product('PRD0021', 'Classic Bomb'),
  product('PRD0022', 'Bird Bomb'),
  product('PRD0023', 'King Bomb', { contents: '5 pcs' }),
  product('PRD0024', 'King Bomb', { contents: '10 pcs' }),
  product('PRD0025', 'Hydro Bomb'),
]

/** The codes of the products missing from a list of the category Bombs. */
function gone(rows: CellValue[][], answers: [number, Answer][] = []): string {
  const table = findTable(gridOf([['Code', 'Product', 'M.R.P.', 'Our price'], [null, 'BOMBS'], ...rows]))
  return missing(table, { code: 0, ...guessColumns(table) }, answers)
}

function missing(table: Table, columns: Columns, answers: [number, Answer][] = []): string {
  const listed = readListedRows(table, { columns })
  const plan = planImport(listed.rows, {
    products,
    unread: listed.unread,
    categories: new Map([['bomb', 'Bomb']]),
    defaults: { stock: 100, unit: '1box' },
    answers: new Map(answers),
    confirmed: new Map(),
    corrections: new Map(),
  })
  return plan.gone.map(({ code }) => code).join(' ')
}

const hydro: CellValue[] = [null, 'Hydro Bomb', 100, 20]

test('a product that a row with a mistake may mean is not missing', () => {
  assert.equal(gone([hydro]), 'PRD0021 PRD0022 PRD0023 PRD0024')
  assert.equal(gone([hydro, [null, 'Clasic Bomb', 100, 'call']]), 'PRD0022 PRD0023 PRD0024', 'a letter is missing')
  assert.equal(gone([hydro, ['PRD9022', 'Bird Bomb', 100, 20]]), 'PRD0021 PRD0023 PRD0024', 'an unknown code')
  assert.equal(gone([hydro, ['PRD002', 'Brid Bomb', 100, '#REF!']]), 'PRD0021 PRD0023 PRD0024')
  assert.equal(gone([hydro, ['PRD0021', 'King Bomb', 100, 20]]), 'PRD0022', 'the code of another product')
})

test('a product in a hidden row is not missing', () => {
  assert.equal(gone([hydro, ['hidden:', null, 'Bird Bomb', 100, 20]]), 'PRD0021 PRD0023 PRD0024')
  assert.equal(gone([hydro, ['hidden:', null, 'Clasic Bomb', 100, 20]]), 'PRD0022 PRD0023 PRD0024')
  assert.equal(gone([hydro, ['hidden:', 'PRD0023', null, 100, 20]]), 'PRD0021 PRD0022 PRD0024')
})

test('a product in a table beside the first is not missing', () => {
  const head: CellValue[] = ['Product', 'Rate', null, 'Product', 'Rate']
  const table = findTable(
    gridOf([head, ['Hydro Bomb', 100, null, 'Clasic Bomb', 100], [null, null, null, 'King Bomb', 90]]),
  )
  assert.equal(missing(table, guessColumns(table)), 'PRD0022')
  const three = ['Product', 'Rate', 'Product', 'Rate', 'Product', 'Rate']
  const rows = [three, ['Hydro Bomb', 100, 'Clasic Bomb', 100, 'Bird Bomb', 70]].map((cells) => [null, ...cells])
  const indented = findTable(gridOf(rows))
  assert.equal(missing(indented, guessColumns(indented)), 'PRD0023 PRD0024')
})

test('a row that a person called a new product means no other', () => {
  assert.equal(gone([hydro, [null, 'Clasic Bomb']], [[4, 'new']]), 'PRD0021 PRD0022 PRD0023 PRD0024')
})

test('an answer for a row concerns no row of the table beside it', () => {
  const head: CellValue[] = ['Product', 'Rate', null, 'Product', 'Rate']
  const table = findTable(gridOf([head, ['Gold Bomb', 100, null, 'Clasic Bomb', 100]]))
  assert.equal(missing(table, guessColumns(table), [[2, 'new']]), 'PRD0022 PRD0023 PRD0024 PRD0025')
})
