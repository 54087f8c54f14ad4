import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { GridRow } from '../spreadsheets/grid.ts'
import { readRow, type RowOptions } from './read-row.ts'

const columns = { name: 0, contents: 1, mrp: 2, price: 3, stock: 4 }
const read = (cells: GridRow['cells'], more: Partial<GridRow> = {}, options: Partial<RowOptions> = {}) =>
  readRow({ number: 7, cells, ...more }, 'Rockets', { columns, ...options })

test('a number with two readings is an ambiguity, which the typed answer resolves', () => {
  const cells = ['Lunik', '10 pcs', '600,50', '60.00', '1.000']
  const { ambiguities } = read(cells)
  assert.deepEqual(
    ambiguities.map(({ column, field, readings }) => [column, field, readings]),
    [
      ['E', 'stock', ['1', '1000']],
      ['C', 'mrp', ['600.50', '60050']],
    ],
  )
  const typed = new Map([
    ['mrp' as const, '600.50'],
    ['stock' as const, '1000'],
  ])
  const { ambiguities: left, values } = read(cells, {}, { corrections: new Map([[7, typed]]) })
  assert.deepEqual([left, values.mrpPaise, values.stock], [[], 600_50, 1000])
})

test('a value that a spreadsheet turned into a date is a question, in the name and in the contents', () => {
  const { ambiguities, values } = read(['2026-12-10', '2026-04-01', 100, 20, 5], { dates: [0, 1] })
  assert.deepEqual(
    ambiguities.map(({ field, readings }) => [field, readings.join(' or ')]),
    [
      ['contents', '1/4 or 4/1'],
      ['name', '10/12 or 12/10'],
    ],
  )
  assert.deepEqual([values.name, values.contents], [undefined, undefined])
})

test('a price that is a formula without a result is reported, and follows from the discount', () => {
  const { price, values, faults } = read(['Lunik', '', 100, null, 5], { withoutResult: [3] }, { discount: 80 })
  assert.deepEqual([price, values.pricePaise, faults], ['formula', 2000, []])
  const [fault] = read(['Lunik', '', null, 20, 5], { withoutResult: [2] }).faults
  assert.match(fault!.sentence, /formula without a result/)
  assert.equal(fault!.field, 'mrp')
})

test('an empty cell in a column of prices is reported, unless the price follows from a discount', () => {
  assert.equal(read(['Lunik', '', 100, null, 5]).price, 'missing')
  assert.equal(read(['Lunik', '', 100, null, 5], {}, { discount: 80 }).price, undefined)
})

test('a price that contradicts the discount of its category is a question, a typed one is not', () => {
  assert.equal(
    read(['Hulk', '', 2475, 400, 5], {}, { discount: 80 }).question,
    'The price is not the M.R.P. less 80 %.',
  )
  const typed = new Map([['price' as const, '400']])
  assert.equal(
    read(['Hulk', '', 2475, 300, 5], {}, { discount: 80, corrections: new Map([[7, typed]]) }).question,
    undefined,
  )
  assert.equal(read(['Gift box', '', 900, 300, 5], {}, { discount: 0 }).question, undefined)
})

test('contents of 1 Pkt name the unit', () => {
  assert.deepEqual(read(['Bijili', '1 Pkt', 100, 20, 5]).values.unit, '1pkt')
  assert.equal(read(['Bijili', '10 pcs', 100, 20, 5]).values.unit, undefined)
})

test('a mark without width or letters is ignored', () => {
  assert.equal(read(['Lu\u200Bnik', '`', 100, 20, '-']).values.name, 'Lunik')
  assert.deepEqual(read(['Lunik', '`', 100, 20, '-']).faults, [])
})

test('question marks in place of Tamil letters change nothing', () => {
  const withTamil = { code: 0, name: 1, tamilName: 2, price: 3 }
  const rowOf = (tamilName: string) =>
    readRow({ number: 2, cells: ['PRD0001', 'Atom', tamilName, 100] }, '', { columns: withTamil })
  const lost = rowOf('????? ???')
  assert.deepEqual([lost.values.tamilName, lost.faults.map(({ field }) => field)], [undefined, ['tamilName']])
  assert.deepEqual([rowOf('அணு').values.tamilName, rowOf('அணு').faults], ['அணு', []])
})
