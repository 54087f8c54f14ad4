import { wordsOf } from '#domain/words/catalogue.ts'
import { papers } from '#domain/words/en/papers/papers.ts'
import assert from 'node:assert/strict'
import test from 'node:test'
import { categoryHeading, listColumns, listEntries, listNotes } from './entries.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { giftBox, lakshmiCrackers } from '#test/fixtures/sample-order.ts'

test('a category is a heading and its products: code, product, unit, M.R.P., discount, our price, and two columns to fill in', () => {
  assert.deepEqual(
    listColumns().map(({ key }) => wordsOf(papers)[key]),
    ['Code', 'Product', 'Unit', 'M.R.P.', 'Disc', 'Our Price', 'Qty', 'Amount'],
  )
  const [heading, gift] = listEntries({ category: 'Gift box', products: [giftBox] })
  assert.deepEqual([heading?.kind, heading?.cells[0]?.lines], ['category', ['Gift box']])
  assert.deepEqual(
    gift?.cells.map(({ lines }) => lines.join(' ')),
    ['PRD1999', giftBox.name, '1Box', '₹4,000', '78%', '₹899.50'],
  )
})

test('a long name makes its row higher', () => {
  const name = 'Deepavali Special Family Gift Box with 51 Varieties'
  const [, short, long] = listEntries({
    category: 'Gift box',
    products: [lakshmiCrackers, { ...lakshmiCrackers, name }],
  })
  assert.ok((long?.heightMm ?? 0) > (short?.heightMm ?? 9))
})

test('a category that continues repeats its name', () => {
  assert.deepEqual(categoryHeading('Rocket', true).cells[0]?.lines, ['Rocket (continued)'])
})

test('the notes are the legal notice, the licence and the address; empty ones are left out', () => {
  const notes = listNotes(demoSettings).join(' ')
  for (const part of [demoSettings.legalNotice, demoSettings.licenceNumber, demoSettings.gstin, demoSettings.address]) {
    assert.ok(notes.includes(part), part)
  }
  const silent = { ...demoSettings, legalNotice: '', licenceNumber: '', gstin: '' }
  assert.deepEqual(listNotes(silent), [`${demoSettings.name}, ${demoSettings.address}.`])
})

test('a product without stock is sold out', () => {
  const [, gift, sold] = listEntries({ category: 'Gift box', products: [giftBox, { ...giftBox, stock: 0 }] })
  assert.deepEqual([gift?.isSoldOut, sold?.isSoldOut], [undefined, true])
})
