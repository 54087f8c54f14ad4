// A half-filled upload form comes back as it was, whatever the storage holds.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDraft, readDraft } from './draft.ts'

test('a half-filled form survives a reload, files and save key with it', () => {
  const draft = {
    ...emptyDraft,
    productName: 'Rocket',
    mrp: '100',
    discount: '80',
    ourPrice: '20',
    imageUrl: '/media/image/upload/a.png',
    videoUrl: '/media/video/upload/a.mp4',
    saveKey: 'key-1',
    typed: ['mrp'] as const,
  }
  assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft)
})

for (const odd of [undefined, null, '', 7, [], { productName: 7, typed: 'mrp' }]) {
  test(`storage holding ${JSON.stringify(odd)} gives an empty form`, () => assert.deepEqual(readDraft(odd), emptyDraft))
}

test('unknown names in the storage are left there', () => {
  assert.deepEqual(readDraft({ typed: ['mrp', 'evil'], extra: 'x' }), { ...emptyDraft, typed: ['mrp'] })
})
