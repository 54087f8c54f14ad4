import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFile as english } from '#domain/words/en/papers/list-file.ts'
import { listFile as tamil } from '#domain/words/ta/papers/list-file.ts'
import { type ColumnKind, fieldLabels, fieldNames, headingKinds, isSheetField } from './sheet-fields.ts'

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

test('headings of lists in Tamil, and of stock books', () => {
  const met: Partial<Record<ColumnKind, string>> = {
    serial: 'வ. எண்|வ.எண்.|வரிசை எண்|தொடர் எண்|எண்|S.No.',
    name: 'பட்டாசு பெயர்|பட்டாசுகள்|பட்டாசு வகைகள்|பொருளின் பெயர்|பொருட்கள்|பொருள் விவரம்|விபரம்|ஐட்டம்|பெயர்',
    category: 'பிரிவு|வகை|பொருள் வகை|Category Name|Item Group',
    contents: 'உள்ளடக்கம்|அளவு|பீஸ்',
    unit: 'அலகு|யூனிட்',
    mrp: 'எம் ஆர் பி|எம்.ஆர்.பி. (ரூ.)|M R P|M.R.P (Rs.)|அசல் விலை|அச்சிட்ட விலை|அதிகபட்ச விலை',
    price: 'விலை (ரூ.)|விலை|விலை ரூபாய்|நமது விலை|தள்ளுபடி போக விலை|ஆஃபர் விலை|பெட்டி விலை|Price (Rs.)',
    discount: 'தள்ளுபடி (%)|தள்ளுபடி',
    stock:
      'கையிருப்பு|கை இருப்பு|இருப்பு|சரக்கு இருப்பு|ஸ்டாக்|Opening Stock|Closing Stock|Stock (Nos)|Stock Available|Balance Qty|Qty in Hand',
    amount: 'மொத்த விலை|தொகை',
    other: 'கம்பெனி|குறிப்பு',
  }
  for (const [kind, headings] of Object.entries(met))
    for (const heading of headings.split('|')) assert.equal(best(heading), kind, heading)
  for (const other of ['விலைப்பட்டியல்', 'Minimum Stock', 'பட்டாசு கடை', 'M/s R P Traders'])
    assert.equal(best(other), undefined, other)
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
