import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldLabels, fieldNames, headingKinds, isSheetField } from './sheet-fields.ts'

const best = (text: string) => [...headingKinds(text)].toSorted((a, b) => b[1] - a[1])[0]?.[0]

test('the headings of the own download are read as their fields', () => {
  for (const field of fieldNames) {
    assert.equal(best(fieldLabels()[field]), field)
  }
})

test('headings that real lists have', () => {
  const met = [
    'Sl.No',
    'S.No',
    'Description',
    'Product Name',
    'Particulars',
    'Content',
    'Siize / Pcs',
    'MRP (Rs)',
    'originalRate',
    'Final Rate',
    'Offer Price',
    'Net Amount',
  ]
  assert.deepEqual(met.map(best), [
    'serial',
    'serial',
    'name',
    'name',
    'name',
    'contents',
    'contents',
    'mrp',
    'mrp',
    'price',
    'price',
    'price',
  ])
  assert.equal(best('FLOWER POTS'), undefined)
})

test('a field is identified by its name alone', () => {
  assert.equal(isSheetField('name'), true)
  assert.equal(isSheetField('toString'), false)
})
