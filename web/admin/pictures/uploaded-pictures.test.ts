import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { uploadedPictures } from './uploaded-pictures.ts'

test('a picture is known after a reload until it is forgotten', () => {
  const storage = fakeStorage()
  uploadedPictures(storage).remember('12 abc', '/media/image/upload/a.jpg')
  assert.equal(uploadedPictures(storage).urlOf('12 abc'), '/media/image/upload/a.jpg')
  assert.equal(uploadedPictures(storage).urlOf('13 abc'), undefined)
  uploadedPictures(storage).forget('12 abc')
  assert.equal(uploadedPictures(storage).urlOf('12 abc'), undefined)
})

test('the newest 3,000 are remembered', () => {
  const storage = fakeStorage()
  const pictures = uploadedPictures(storage)
  for (let at = 0; at <= 3_000; at += 1) pictures.remember(`${at}`, `/${at}.jpg`)
  assert.deepEqual(['0', '1', '3000'].map(uploadedPictures(storage).urlOf), [undefined, '/1.jpg', '/3000.jpg'])
})

test('without storage, with a full one or with invalid contents, no upload is known and nothing fails', () => {
  const strange = fakeStorage({ 'uploaded pictures': '[["a"],7]' })
  for (const storage of [undefined, fakeStorage({}, { full: true }), strange]) {
    const pictures = uploadedPictures(storage)
    pictures.remember('a', '/a.jpg')
    assert.equal(pictures.urlOf('a'), '/a.jpg')
  }
})
