import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { COUNT_NAME, createCountDraft } from './count-draft.ts'

const typed = { text: '8', seen: 10 }

test('a count in progress survives a reload, and is the same in every tab', () => {
  const storage = fakeStorage()
  const [one, other] = [createCountDraft(() => storage), createCountDraft(() => storage)]
  one.type('pots', typed, 'earlier')
  other.type('rocket', { text: '௩', seen: 3 }, '')
  assert.deepEqual(createCountDraft(() => storage).get().rows, { pots: typed, rocket: { text: '௩', seen: 3 } })
  assert.equal(other.get().key, one.get().key)
  assert.equal(other.get().before, 'earlier')
  other.type('rocket', { text: ' ', seen: 3 }, '')
  other.type('pots', { text: '', seen: 3 }, '')
  assert.equal(storage.getItem(COUNT_NAME), null)
})

test('a count without an answer is sent again unchanged, and later typing is ignored', () => {
  const storage = fakeStorage()
  const draft = createCountDraft(() => storage)
  draft.type('pots', typed, '')
  const first = draft.send('[1]')
  draft.type('pots', { text: '9', seen: 10 }, '')
  const other = createCountDraft(() => storage)
  assert.deepEqual(other.send('[2]'), first)
  assert.equal(other.get().rows.pots?.text, '8')
  other.clear()
  assert.equal(draft.get().sent, '[1]', 'it may be in the shop')
  draft.saved('another key')
  assert.equal(draft.get().sent, '[1]')
  draft.saved(first.key)
  assert.equal(storage.getItem(COUNT_NAME), null)
})

test('a refused count is corrected and sent under another key', () => {
  const storage = fakeStorage()
  const draft = createCountDraft(() => storage)
  draft.type('pots', typed, '')
  const { key } = draft.send('[1]')
  draft.refused(key)
  draft.type('pots', { text: '9', seen: 10 }, '')
  const again = draft.send('[2]')
  assert.equal(again.counted, '[2]')
  assert.notEqual(again.key, key)
  draft.refused(again.key, () => 7)
  assert.deepEqual(draft.get().rows.pots, { text: '9', seen: 7 }, 'another tab had saved its numbers')
})

test('a storage with anything else is no count', () => {
  for (const found of ['7', '{"key":"short","rows":{}}', '{"key":"0123456789abcdef","rows":{"a":{"text":1}}}', '[']) {
    const storage = fakeStorage()
    storage.setItem(COUNT_NAME, found)
    assert.deepEqual(createCountDraft(() => storage).get(), { key: '', rows: {}, sent: '', before: '' })
  }
})
