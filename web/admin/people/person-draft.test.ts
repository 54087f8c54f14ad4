import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { draftOf, personStore } from './person-draft.ts'

test('a typed draft of a person is kept, without the password', () => {
  const storage = fakeStorage()
  const start = draftOf(undefined)
  const texts = { name: 'Selvi', email: 'selvi@shop.test', role: 'packer', password: 'hk4r9-mn2vt' }
  personStore(undefined, () => storage).save({ ...start, texts, key: 'k' })
  assert.doesNotMatch(JSON.stringify(storage), /hk4r9/)
  const found = personStore(undefined, () => storage).load()
  assert.deepEqual(found, { texts: { ...texts, password: '' }, key: 'k', seen: start.texts })
})
