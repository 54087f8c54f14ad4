import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStorage } from '#test/fixtures/fake-storage.ts'
import { draftOf, emptyDraft, loadEdited, saveEdited, type VideoFormDraft, videoStore } from './video-draft.ts'

const video = {
  id: 'v1',
  title: 'Colour Rain',
  videoUrl: '/media/video/upload/rain.mp4',
  createdAt: '2026-10-28T06:30:00.000Z',
}
const typed: VideoFormDraft = {
  texts: { title: 'Sky', description: 'Twelve\nshots', videoUrl: '' },
  key: 'k',
  seen: emptyDraft.texts,
}
const rain = draftOf(video)
const withTexts = (texts: Partial<VideoFormDraft['texts']>) => ({ ...rain, texts: { ...rain.texts, ...texts } })

const storeOf = (videoId: string | undefined, storage: ReturnType<typeof fakeStorage>) =>
  videoStore(videoId, () => storage)
const loadDraft = (videoId: string | undefined, storage: ReturnType<typeof fakeStorage>) =>
  storeOf(videoId, storage).load()

test('a half-filled form survives a reload', () => {
  const storage = fakeStorage()
  storeOf(undefined, storage).save(typed)
  assert.deepEqual(loadDraft(undefined, storage), typed)
  storeOf(undefined, storage).forget()
  assert.equal(loadDraft(undefined, storage), undefined)
})

test('a draft of the earlier version is restored', () => {
  const storage = fakeStorage({
    'video-draft:new': JSON.stringify({ ...typed.texts, key: 'k' }),
    'video-draft:v1': JSON.stringify({ ...rain.texts, seen: video.createdAt }),
  })
  assert.deepEqual(loadDraft(undefined, storage), typed)
  // Without seen values each field is compared with the stored one.
  assert.deepEqual(loadDraft('v1', storage), { ...rain, seen: emptyDraft.texts })
})

test('a new video and every edited one have separate drafts', () => {
  const storage = fakeStorage()
  storeOf(undefined, storage).save(typed)
  storeOf('v1', storage).save(rain)
  storeOf('v2', storage).save(withTexts({ title: 'Other' }))
  assert.deepEqual(loadDraft(undefined, storage), typed)
  assert.equal(loadDraft('v1', storage)?.texts.title, 'Colour Rain')
  assert.equal(loadDraft('v2', storage)?.texts.title, 'Other')
  assert.equal(loadDraft('v3', storage), undefined)
})

test('§4 edit loads title, description, url', () => {
  const texts = { title: 'Colour Rain', description: 'Loud', videoUrl: '/media/video/upload/rain.mp4' }
  assert.deepEqual(draftOf({ ...video, description: 'Loud' }), { texts, key: '', seen: texts })
  assert.equal(rain.texts.description, '')
})

test('edit mode survives a reload', () => {
  const storage = fakeStorage()
  assert.equal(loadEdited(storage), undefined)
  saveEdited('v1', storage)
  assert.equal(loadEdited(storage), 'v1')
  saveEdited(undefined, storage)
  assert.equal(loadEdited(storage), undefined)
})

for (const odd of ['null', '7', '"x"', '{', '']) {
  test(`storage holding ${odd || 'nothing'} has no draft`, () => {
    assert.equal(loadDraft(undefined, fakeStorage({ 'video-draft:new': odd })), undefined)
  })
}

test('a stored value that is not text is ignored', () => {
  const storage = fakeStorage({ 'video-draft:new': '{"title":7,"description":null,"key":{},"other":"x"}' })
  assert.deepEqual(loadDraft(undefined, storage), emptyDraft)
  assert.equal(loadEdited(fakeStorage({ 'video-edited': '7' })), undefined)
})

test('a full storage loses the draft and nothing else', () => {
  const full = fakeStorage({}, { full: true })
  storeOf(undefined, full).save(typed)
  assert.equal(loadDraft(undefined, full), undefined)
})
