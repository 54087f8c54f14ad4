// Over all shapes of lists: no row is lost, and no unlisted price is saved, without a question.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { priceFromDiscount } from '#domain/product/product-form.ts'
import { discountForAll, headingKey } from '#domain/imports/category-heading.ts'
import { readMoney } from '#domain/spreadsheets/cells/cell-values.ts'
import { findTable, guessColumns } from '#domain/imports/columns.ts'
import { cellText, filledCells, type Grid, type GridRow } from '#domain/spreadsheets/grid.ts'
import { planImport } from '#domain/imports/import-plan.ts'
import { questionsOfList } from '#domain/imports/import-questions.ts'
import { readListedRows } from '#domain/imports/listed-rows.ts'
import { readSheets } from './read-sheets.ts'

const FOLDER = join(import.meta.dirname, '../../test/fixtures/spreadsheets')
const files = readdirSync(FOLDER).filter((name) => !name.endsWith('.read.txt'))

function listOf(grid: Grid) {
  const table = findTable(grid)
  const listed = readListedRows(table, { columns: guessColumns(table), discount: discountForAll(table) })
  return { table, listed }
}

const textOf = (row: GridRow) =>
  filledCells(row)
    .map((at) => cellText(row.cells[at]))
    .join(' ')

/** Non-empty rows that are in no part of the result. */
function lostRows(grid: Grid, { table, listed } = listOf(grid)): string[] {
  const named = new Set([
    ...[...table.above, ...table.headingRows].map(({ number }) => number),
    ...listed.rows.flatMap(({ number, joined = [] }) => [number, ...joined]),
    ...listed.notes.map(({ number }) => number),
    ...listed.hidden,
  ])
  const isCategory = (row: GridRow) => listed.headings.some((text) => text !== '' && textOf(row).includes(text))
  const lost = grid.rows.filter((row) => textOf(row) !== '' && !named.has(row.number) && !isCategory(row))
  return lost.map((row) => `${row.number}: ${textOf(row)}`)
}

/** Products that would be saved unasked at an unlisted price. */
function silentPrices(grid: Grid): string[] {
  const { listed } = listOf(grid)
  const categories = new Map(listed.headings.map((text) => [headingKey(text), text || 'All']))
  const nothing = { answers: new Map(), confirmed: new Map(), corrections: new Map() }
  const { rows } = planImport(listed.rows, {
    products: [],
    categories,
    defaults: { stock: 1, unit: '1box' },
    ...nothing,
  })
  const isAsked = questionsOfList(rows).length > 0
  return rows.flatMap(({ number, status, after, name }) => {
    if (status !== 'new' || !after || isAsked) return []
    const { cells } = grid.rows.find((row) => row.number === number)!
    const money = cells.flatMap((cell) => {
      const read = readMoney(cell, '')
      return read && 'value' in read ? [read.value] : []
    })
    const { discount } = listed.rows.find((row) => row.number === number)!.values
    const fromDiscount = discount === undefined ? [] : money.map((paise) => priceFromDiscount(paise, discount))
    return [...money, ...fromDiscount].includes(after.pricePaise) ? [] : [`${number}: ${name}`]
  })
}

for (const name of files) {
  test(`no row of ${name} is lost, and no price is made up`, async () => {
    for (const grid of await readSheets(readFileSync(join(FOLDER, name)))) {
      assert.deepEqual(lostRows(grid), [])
      assert.deepEqual(silentPrices(grid), [])
    }
  })
}

test('thirty shapes are counted, and a row that is left out would be seen', async (t) => {
  assert.ok(files.length >= 30)
  const sheets = (await Promise.all(files.map((name) => readSheets(readFileSync(join(FOLDER, name)))))).flat()
  const rows = sheets.flatMap((grid) => grid.rows.filter((row) => textOf(row) !== ''))
  t.diagnostic(`${files.length} files, ${rows.length} rows, ${sheets.flatMap((grid) => lostRows(grid)).length} lost`)
  const [grid] = await readSheets(Buffer.from('No,Item,MRP,Net\n,BOMBS,,\n1,Atom,100,20\nTotal,,,20\n'))
  const { table, listed } = listOf(grid!)
  assert.deepEqual(lostRows(grid!, { table, listed: { ...listed, notes: [] } }), ['4: Total 20'])
})
