// A half-filled upload form comes back as it was, whatever the storage holds.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDraft, readDraft } from './draft.ts'

test('a half-filled form survives a reload', () => {
  const draft = {
    ...emptyDraft,
    productName: 'Rocket',
    mrp: '100',
    discount: '80',
    ourPrice: '20',
    typed: ['mrp'] as const,
  }
  assert.deepEqual(readDraft(JSON.stringify(draft)), draft)
})

for (const odd of [null, '', 'null', '7', '[]', '{', '{"productName":7,"typed":"mrp"}']) {
  test(`storage holding ${odd} gives an empty form`, () => assert.deepEqual(readDraft(odd), emptyDraft))
}

test('unknown names in the storage are left there', () => {
  assert.deepEqual(readDraft('{"typed":["mrp","evil"],"extra":"x"}'), { ...emptyDraft, typed: ['mrp'] })
})
