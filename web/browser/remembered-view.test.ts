import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { rememberedView } from './remembered-view.ts'

test('§2 the chosen view is read from the storage of the device', () => {
  const storage = fakeStorage()
  const open = () => rememberedView('products-view', ['unchosen', 'lines', 'tiles'], () => storage)
  assert.equal(open().get(), 'unchosen')
  open().set('tiles')
  assert.equal(open().get(), 'tiles')
  assert.equal(storage.getItem('products-view'), '"tiles"')
  storage.setItem('products-view', '"heaps"')
  assert.equal(open().get(), 'unchosen')
})
