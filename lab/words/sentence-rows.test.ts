import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentenceRows, sentenceTable } from './sentence-rows.ts'

const english = {
  cart: { add: 'Add', items: { one: '{count} item', other: '{count} items' }, tips: ['Wait', 'Stand back'] },
  people: { edit: 'Edit | change' },
}
const tamil = { cart: { add: 'சேர்', items: { one: '{count} பொருள்', other: '{count} பொருட்கள்' } } }

test('each form of a sentence has a row of its own, beside its translation', () => {
  assert.deepEqual(sentenceRows(english, tamil), [
    { name: 'cart.add', english: 'Add', translated: 'சேர்' },
    { name: 'cart.items.one', english: '{count} item', translated: '{count} பொருள்' },
    { name: 'cart.items.other', english: '{count} items', translated: '{count} பொருட்கள்' },
    { name: 'cart.tips.0', english: 'Wait', translated: undefined },
    { name: 'cart.tips.1', english: 'Stand back', translated: undefined },
    { name: 'people.edit', english: 'Edit | change', translated: undefined },
  ])
})

test('the table counts what is not translated, and keeps its columns', () => {
  const table = sentenceTable(sentenceRows(english, tamil), 'ta')
  assert.ok(table.includes('| people.edit | Edit \\| change | — |'))
  assert.ok(table.endsWith('6 sentences, 3 of them English in both'))
})
