import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newProduct, type SheetProductDraft } from './differences.ts'
import type { PlannedRow } from './import-questions.ts'
import { fieldsOf, isDiscountInQuestion, questionsOfList } from './import-questions.ts'
import type { ListedRow, RowValues } from './read-row.ts'

const listed = (values: RowValues, more: Partial<ListedRow> = {}): ListedRow => ({
  number: 3,
  heading: '',
  values,
  faults: [],
  ambiguities: [],
  ...more,
})
const agreeing = listed({ mrpPaise: 100, pricePaise: 20, discount: 80 })
const contradicting: ListedRow = { ...agreeing, question: 'Is that right?' }
const said = { areSaid: false, differ: false, areFormulas: false }
const planned = (mrp: number, price: number, prices: Partial<typeof said> = {}): PlannedRow => ({
  number: 3,
  status: 'new',
  name: 'Lunik',
  category: 'Rockets',
  changes: [],
  faults: [],
  ambiguities: [],
  fields: [],
  after: newProduct({ mrpPaise: mrp * 100, pricePaise: price * 100 }, 'Rockets', { stock: 1, unit: '1box' }),
  prices: { ...said, ...prices },
})
const sentences = (rows: PlannedRow[]) => questionsOfList(rows).map(({ sentence }) => sentence)

test('most products without a discount are one question', () => {
  const rows = [...Array.from({ length: 198 }, () => planned(65, 65)), planned(100, 20)]
  assert.deepEqual(sentences(rows), ['198 products would be sold without a discount. Is that right?'])
  assert.deepEqual(sentences([planned(65, 65)]), ['1 product would be sold without a discount. Is that right?'])
  assert.deepEqual(sentences([planned(65, 65), planned(100, 20), planned(50, 10)]), [])
})

test('a discount of 0 in the list, a confirmed or a typed price raise no question', () => {
  assert.deepEqual(sentences([planned(65, 65, { areSaid: true }), planned(100, 20)]), [])
})

test('a product of the shop counts when it loses its discount', () => {
  const before = { ...planned(65, 13).after!, id: 'a', code: 'PRD0001' }
  const row = { ...planned(65, 65), before }
  assert.equal(sentences([row]).length, 1)
  const net: SheetProductDraft & { id: string; code: string } = { ...before, pricePaise: 6000, mrpPaise: 6000 }
  assert.deepEqual(sentences([{ ...row, before: net }]), [])
})

test('prices that are not those of the discount, and formulas without a result, are one question each', () => {
  assert.match(
    sentences([planned(100, 40, { differ: true })])[0]!,
    /^1 product would not have the discount of your list/,
  )
  assert.match(sentences([planned(100, 20, { areFormulas: true })])[0]!, /^The price of 1 product is a formula/)
})

test('one question over all is enough where most prices contradict the discount', () => {
  assert.equal(isDiscountInQuestion([contradicting, contradicting, contradicting, agreeing]), true)
  assert.equal(isDiscountInQuestion([contradicting, agreeing, agreeing]), false)
  assert.equal(isDiscountInQuestion([contradicting]), false)
})

test('the field of a price is filled with the M.R.P. less the discount', () => {
  const row = listed({ name: 'Family pack', mrpPaise: 1_500_000, pricePaise: 0, discount: 80 })
  assert.deepEqual(fieldsOf(row, { faults: [], ambiguities: [] }, ['price']), [
    { field: 'price', value: '3000', readings: [] },
  ])
})

test('a fault, an ambiguity and a typed answer have a field', () => {
  const fault = { column: 'D', sentence: 'Stock “x” is not a whole number.', field: 'stock' } as const
  const ambiguity = { column: 'C', sentence: '?', field: 'mrp', text: '1.000', readings: ['1', '1000'] } as const
  const fields = fieldsOf(
    listed({ name: 'A' }),
    { faults: [fault], ambiguities: [ambiguity] },
    [],
    new Map([['contents', '1/4']]),
  )
  assert.deepEqual(
    fields.map(({ field, value, readings }) => [field, value, readings.length]),
    [
      ['contents', '1/4', 0],
      ['mrp', '', 2],
      ['stock', '', 0],
    ],
  )
})
