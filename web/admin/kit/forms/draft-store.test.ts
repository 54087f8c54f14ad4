import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { draftStore, newDraft, readDraft } from './draft-store.ts'

const blank = { name: '', city: 'Sivakasi' }
const draft = { texts: { name: 'Selvi', city: 'Madurai' }, seen: blank, key: 'k1' }
const open = (storage: ReturnType<typeof fakeStorage>) =>
  draftStore(
    'shop-draft',
    (found) => readDraft(found, blank),
    () => storage,
  )

test('a half-filled form survives a reload, its key with it, until it is forgotten', () => {
  const storage = fakeStorage()
  open(storage).save(draft)
  assert.deepEqual(open(storage).load(), draft)
  const sent = { ...draft, sent: [draft.texts] }
  open(storage).save(sent)
  assert.deepEqual(open(storage).load(), sent)
  open(storage).forget()
  assert.equal(open(storage).load(), undefined)
})

test('a draft of the earlier version, with its texts beside the key, is read', () => {
  assert.deepEqual(readDraft({ name: 'Selvi', city: 'Madurai', saveKey: 'k1' }, blank), draft)
  assert.deepEqual(readDraft({ name: 'Selvi', city: 'Madurai', key: 'k1' }, blank), draft)
})

test('a field added after the draft was stored starts as in a new form', () => {
  assert.deepEqual(readDraft({ texts: { name: 'Selvi' }, key: '' }, blank), {
    texts: { name: 'Selvi', city: 'Sivakasi' },
    seen: blank,
    key: '',
  })
})

test('unknown names and values that are not text are ignored', () => {
  assert.deepEqual(readDraft({ texts: { name: 7, city: null, extra: 'x' }, seen: 7, key: {} }, blank), newDraft(blank))
})

for (const odd of ['null', '7', '"x"', '{', '']) {
  test(`storage holding ${odd || 'nothing'} has no draft`, () => {
    assert.equal(open(fakeStorage({ 'shop-draft': odd })).load(), undefined)
  })
}

test('a full storage loses the draft and nothing else', () => {
  const full = fakeStorage({}, { full: true })
  open(full).save(draft)
  assert.equal(open(full).load(), undefined)
})
