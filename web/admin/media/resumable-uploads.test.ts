import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { resumableUploads } from './resumable-uploads.ts'

const video = { name: 'show.mp4', size: 5, lastModified: 7 }

test('the same file, chosen again, resumes; any other starts over', () => {
  const storage = fakeStorage()
  resumableUploads(storage).of(video).remember('/media/video/pieces/a-5')
  const places = resumableUploads(storage)
  assert.equal(places.of({ ...video }).known(), '/media/video/pieces/a-5')
  for (const other of [{ name: 'b.mp4' }, { size: 6 }, { lastModified: 8 }]) {
    assert.equal(places.of({ ...video, ...other }).known(), undefined)
  }
  places.of(video).forget()
  assert.equal(places.of(video).known(), undefined)
})

test('a stored value that is not an address of the shop is ignored', () => {
  const storage = fakeStorage()
  resumableUploads(storage).of(video).remember('https://evil.example/')
  assert.equal(resumableUploads(storage).of(video).known(), undefined)
})

test('without storage, or with a full one, an upload still knows its offset, and the next try starts over', () => {
  for (const storage of [undefined, fakeStorage({}, { full: true })]) {
    const place = resumableUploads(storage).of(video)
    place.remember('/media/video/pieces/a-5')
    assert.equal(place.known(), '/media/video/pieces/a-5')
    assert.equal(resumableUploads(storage).of(video).known(), undefined)
  }
})
