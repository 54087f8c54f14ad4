import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFile as english } from '#domain/words/en/papers/list-file.ts'
import { listFile as tamil } from '#domain/words/ta/papers/list-file.ts'
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

test('the headings of the price list that customers download are read in both languages', () => {
  const kinds = {
    code: 'code',
    product: 'name',
    contents: 'contents',
    per: 'unit',
    mrp: 'mrp',
    ourPrice: 'price',
    qty: 'quantity',
    amount: 'amount',
  } as const
  for (const [name, kind] of Object.entries(kinds)) {
    for (const list of [english, tamil]) {
      const heading = list[name as keyof typeof kinds]
      assert.ok(headingKinds(heading).has(kind), `${heading} is no ${kind}`)
    }
  }
})
