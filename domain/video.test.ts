import assert from 'node:assert/strict'
import test from 'node:test'
import {
  mergeVideo,
  canSaveVideo,
  DESCRIPTION_MAX_WORDS,
  descriptionBadge,
  playedUrl,
  readVideoForm,
  shownDescription,
  TITLE_MAX,
  truncatedDescription,
  wordCount,
} from './video.ts'

const words = (count: number) => Array(count).fill('spark').join(' ')
const form = { title: 'Sky show', description: 'Twelve shots', videoUrl: '/media/video/upload/a.mp4' }

test('§9 Video title max 100 chars; description max 150 words', () => {
  assert.equal(TITLE_MAX, 100)
  assert.equal(DESCRIPTION_MAX_WORDS, 150)
})

test('§5 words are split on whitespace', () => {
  assert.equal(wordCount(''), 0)
  assert.equal(wordCount(' \n\t '), 0)
  assert.equal(wordCount('  one\ntwo\t three '), 3)
  assert.equal(wordCount('வாண வேடிக்கை'), 2)
})

test('§2 a badge (Optional, Valid, Too long)', () => {
  assert.equal(descriptionBadge(' '), 'optional')
  assert.equal(descriptionBadge('a'), 'valid')
  assert.equal(descriptionBadge(words(150)), 'valid')
  assert.equal(descriptionBadge(words(151)), 'tooLong')
})

test("§3 default 'No description available' when shown", () => {
  assert.equal(shownDescription(undefined), 'No description available')
  assert.equal(shownDescription(' '), 'No description available')
  assert.equal(shownDescription('Loud'), 'Loud')
})

test('§9 truncated at 100 chars in the library', () => {
  assert.equal(truncatedDescription('x'.repeat(100)), 'x'.repeat(100))
  assert.equal(truncatedDescription('x'.repeat(101)), `${'x'.repeat(100)}…`)
  assert.equal(truncatedDescription(undefined), 'No description available')
})

test('§7 video URLs get quality auto', () => {
  assert.equal(playedUrl('/media/video/upload/a.mp4'), '/media/video/upload/q_auto/a.mp4')
  assert.equal(playedUrl('https://media.example/a.mp4'), 'https://media.example/a.mp4')
})

test('a form filled in well is the draft, without an empty description', () => {
  assert.deepEqual(readVideoForm(form), form)
  assert.deepEqual(readVideoForm({ ...form, description: ' ' }), { title: form.title, videoUrl: form.videoUrl })
  assert.ok(readVideoForm({ ...form, title: 'x'.repeat(100), description: words(150) }))
})

test('§5 a title, an uploaded video and at most 150 words are required', () => {
  for (const changes of [
    { title: '' },
    { title: ' ' },
    { title: 7 },
    { title: 'x'.repeat(101) },
    { description: words(151) },
    { description: 'x'.repeat(5001) },
    { videoUrl: '' },
    { videoUrl: undefined },
    { videoUrl: 'javascript:alert(1)' },
    { videoUrl: `/${'x'.repeat(500)}` },
  ]) {
    assert.equal(readVideoForm({ ...form, ...changes }), undefined, JSON.stringify(changes).slice(0, 60))
  }
  assert.equal(readVideoForm({}), undefined)
})

test('§5 Save is disabled while uploading, saving, without title or url, or over 150 words', () => {
  const typed = { title: 'Sky show', description: '' }
  assert.equal(canSaveVideo('uploaded', typed), true)
  for (const phase of ['idle', 'uploading', 'saving'] as const) assert.equal(canSaveVideo(phase, typed), false, phase)
  assert.equal(canSaveVideo('uploaded', { ...typed, title: ' ' }), false)
  assert.equal(canSaveVideo('uploaded', { ...typed, description: words(150) }), true)
  assert.equal(canSaveVideo('uploaded', { ...typed, description: words(151) }), false)
})

test('an edit is merged a field at a time', () => {
  const now = { title: 'Rain', videoUrl: '/media/video/upload/a.mp4' }
  const seen = { title: 'Colour Rain', description: 'Loud', videoUrl: now.videoUrl }
  assert.deepEqual(mergeVideo({ ...seen, description: 'Very loud' }, seen, { ...now, description: 'Loud' }), {
    merged: { ...now, description: 'Very loud' },
  })
  assert.deepEqual(mergeVideo({ ...seen, title: 'Sky' }, seen, now), { conflicts: ['title'] })
  assert.deepEqual(mergeVideo(seen, seen, now), { merged: now })
})
