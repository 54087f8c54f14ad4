// Tests that the same file is known again, and that a browser without storage only loses the convenience.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { uploadPlaces } from './resumable-uploads.ts'

const film = { name: 'show.mp4', size: 5, lastModified: 7 }

test('the same file, chosen again, goes on; any other begins anew', () => {
  const storage = fakeStorage()
  uploadPlaces(storage).of(film).remember('/media/video/pieces/a-5')
  const places = uploadPlaces(storage)
  assert.equal(places.of({ ...film }).known(), '/media/video/pieces/a-5')
  for (const other of [{ name: 'b.mp4' }, { size: 6 }, { lastModified: 8 }]) {
    assert.equal(places.of({ ...film, ...other }).known(), undefined)
  }
  places.of(film).forget()
  assert.equal(places.of(film).known(), undefined)
})

test('what stands there and is no address of ours counts as nothing', () => {
  const storage = fakeStorage()
  uploadPlaces(storage).of(film).remember('https://evil.example/')
  assert.equal(uploadPlaces(storage).of(film).known(), undefined)
})

test('without storage, or with a full one, an upload knows its place all the same, and the next try begins anew', () => {
  for (const storage of [undefined, fakeStorage({}, { full: true })]) {
    const place = uploadPlaces(storage).of(film)
    place.remember('/media/video/pieces/a-5')
    assert.equal(place.known(), '/media/video/pieces/a-5')
    assert.equal(uploadPlaces(storage).of(film).known(), undefined)
  }
})
