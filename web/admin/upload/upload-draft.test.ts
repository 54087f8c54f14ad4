import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyDraft, readUploadDraft } from './upload-draft.ts'

const texts = {
  ...emptyDraft.texts,
  productName: 'Rocket',
  mrp: '100',
  discount: '80',
  ourPrice: '20',
  imageUrl: '/media/image/upload/a.png',
  videoUrl: '/media/video/upload/a.mp4',
}
const draft = { texts, seen: emptyDraft.seen, key: 'key-1', typed: ['mrp'] as const }
const read = (found: object) => readUploadDraft(JSON.parse(JSON.stringify(found)))

test('a half-filled form survives a reload, files and key with it', () => assert.deepEqual(read(draft), draft))

test('a draft of the earlier version is restored', () => {
  assert.deepEqual(read({ ...texts, saveKey: 'key-1', typed: ['mrp'] }), draft)
})

for (const odd of [[], {}, { productName: 7, typed: 'mrp' }, { texts: 7 }, { texts: { productName: 7 }, typed: {} }]) {
  test(`storage holding ${JSON.stringify(odd)} is an empty form`, () => assert.deepEqual(read(odd), emptyDraft))
}

test('unknown names in the storage are ignored', () => {
  assert.deepEqual(read({ typed: ['mrp', 'evil'], extra: 'x' }), { ...emptyDraft, typed: ['mrp'] })
})
