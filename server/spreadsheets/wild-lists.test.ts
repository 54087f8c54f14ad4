// Lists in real shapes, made by openpyxl, XlsxWriter, LibreOffice Calc and Gnumeric.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { discountForAll } from '#domain/imports/category-heading.ts'
import { findTable, guessColumns } from '#domain/imports/columns.ts'
import { columnLetters, type Grid } from '#domain/spreadsheets/grid.ts'
import { fieldNames } from '#domain/spreadsheets/sheet-fields.ts'
import { readListedRows } from '#domain/imports/listed-rows.ts'
import type { ListedRow } from '#domain/imports/read-row.ts'
import { readSheets } from './read-sheets.ts'

const FOLDER = join(import.meta.dirname, '../../test/fixtures/spreadsheets')
const names = readdirSync(FOLDER).filter((name) => !name.endsWith('.read.txt'))

test('there are more than thirty', () => {
  assert.ok(names.length > 30)
})

for (const name of names) {
  test(`reading ${name}`, async () => {
    const grids = await readSheets(readFileSync(join(FOLDER, name)))
    const expected = readFileSync(join(FOLDER, `${name}.read.txt`), 'utf8')
    assert.equal(`${grids.map(describe).join('\n')}\n`, expected)
  })
}

function describe(grid: Grid): string {
  const table = findTable(grid)
  const columns = guessColumns(table)
  const discount = discountForAll(table)
  const { rows, hidden, notes } = readListedRows(table, { columns, discount })
  const found = fieldNames.flatMap((field) =>
    columns[field] === undefined ? [] : [`${field} ${columnLetters(columns[field])}`],
  )
  const lines = [
    `sheet "${grid.name}": ${found.join(', ') || 'no columns'}`,
    ...(discount === undefined ? [] : [`discount for all: ${discount} %`]),
    ...rows.map(rowText),
    ...hidden.map((number) => `${number} hidden`),
    ...notes.map(({ number, text }) => `${number} note: ${text}`),
  ]
  return lines.join('\n')
}

function rowText({ number, heading, values, faults, ambiguities, question, price, joined }: ListedRow): string {
  const said = Object.entries(values).map(([field, value]) => `${field} ${value}`)
  const wrong = faults.map(({ column, sentence }) => `FAULT ${column}: ${sentence}`)
  const asked = [...ambiguities.map(({ sentence }) => sentence), ...(question ? [question] : [])]
  return [
    `${number} [${heading}]`,
    ...said,
    ...wrong,
    ...asked.map((sentence) => `QUESTION ${sentence}`),
    ...(price ? [`PRICE ${price}`] : []),
    ...(joined ? [`with ${joined.join(', ')}`] : []),
  ].join(' | ')
}
