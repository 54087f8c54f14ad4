import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  afterUploadEvent,
  canTryAgain,
  isFileRefused,
  type UploadEvent,
  type UploadState,
  isPending,
  isUnderWay,
  existingFile,
  noFile,
  uploadedUrl,
} from './upload-state.ts'

const file = new File(['png'], 'rocket.png', { type: 'image/png' })
const chosen: UploadEvent = { type: 'chosen', file, preview: 'blob:1', delayMs: 7000 }
const started: UploadEvent = { type: 'started' }
const removed: UploadEvent = { type: 'removed' }
const answered: UploadEvent = { type: 'answered', url: '/m/1' }
const failed: UploadEvent = { type: 'failed', message: 'Failed to upload image' }
const after = (first: UploadState, ...events: UploadEvent[]) => events.reduce<UploadState>(afterUploadEvent, first)
const run = (...events: UploadEvent[]) => after(noFile, ...events)

test('§4 a chosen file waits its delay before it is sent', () => {
  assert.deepEqual(run(chosen), { stage: 'waiting', file, preview: 'blob:1', delayMs: 7000, keptUrl: '' })
  assert.equal(run(chosen, started).stage, 'sending')
})

test('§7 the response of the media service becomes the file’s address', () => {
  const upload = run(chosen, started, { type: 'progressed', progress: 0.5 }, { ...answered, note: 'Will not play' })
  assert.deepEqual(upload, { stage: 'sent', url: '/m/1', preview: 'blob:1', isNew: true, note: 'Will not play' })
  assert.equal(uploadedUrl(upload), '/m/1')
})

test('progress is reported while the file is sent, and at no other time', () => {
  const half: UploadEvent = { type: 'progressed', progress: 0.5 }
  const sending = run(chosen, started, half)
  assert.equal(sending.stage === 'sending' && sending.progress, 0.5)
  assert.deepEqual(run(chosen, half), run(chosen))
})

test('§4 a late response after Cancel changes nothing', () => {
  assert.deepEqual(run(chosen, started, removed, answered), noFile)
  assert.deepEqual(run(chosen, started, removed, failed), noFile)
  assert.deepEqual(run(chosen, removed, started), noFile)
})

test('§8 a failed upload keeps the file for another try', () => {
  const failure = run(chosen, started, failed)
  assert.equal(failure.stage, 'failed')
  assert.deepEqual(after(failure, started), {
    stage: 'sending',
    file,
    preview: 'blob:1',
    delayMs: 7000,
    keptUrl: '',
    progress: 0,
  })
})

test('a failed upload shows whether the file itself was refused', () => {
  const refused = run(chosen, started, { ...failed, cause: 'file' })
  assert.equal(refused.stage === 'failed' && refused.cause, 'file')
  assert.deepEqual(after(refused, started), run(chosen, started))
})

test('after a refused file the admin can choose another, after a failure retry', () => {
  const cases = [
    { upload: run(chosen, started, { ...failed, cause: 'file' }), refused: true, again: false },
    { upload: run(chosen, started, failed), refused: false, again: true },
    { upload: run(chosen, started, answered), refused: false, again: false },
  ]
  for (const { upload, refused, again } of cases) {
    assert.equal(isFileRefused(upload), refused)
    assert.equal(canTryAgain(upload), again)
  }
})

test('a lost connection shows until the upload resumes', () => {
  const half: UploadEvent = { type: 'progressed', progress: 0.5 }
  const lost = run(chosen, started, half, { type: 'lost' })
  assert.deepEqual(lost, { ...run(chosen, started, half), isLost: true })
  assert.deepEqual(after(lost, half), run(chosen, started, half))
  assert.deepEqual(run(chosen, { type: 'lost' }), run(chosen))
})

test('§5 a refused file shows why and does not replace the present one', () => {
  const refused: UploadEvent = { type: 'refused', message: 'Please select a valid image file' }
  assert.deepEqual(run(refused), { stage: 'none', refusal: { message: 'Please select a valid image file' } })
  assert.deepEqual(run(refused, { type: 'refusal cleared' }), noFile)
  const waiting = run(chosen, refused)
  assert.equal(waiting.stage, 'waiting')
  assert.equal(waiting.refusal?.message, 'Please select a valid image file')
  assert.equal(after(existingFile('/m/0'), refused).stage, 'sent')
  assert.equal(run(refused, chosen).refusal, undefined, 'a good choice ends the refusal')
})

test('§2 the file can be removed', () => {
  assert.deepEqual(after(existingFile('/m/0'), removed), noFile)
  assert.deepEqual(run(chosen, started, answered, removed), noFile)
})

test('§2 Cancel on a replacement leaves the file that was there', () => {
  for (const steps of [[chosen], [chosen, started], [chosen, started, failed], [chosen, chosen]]) {
    assert.deepEqual(after(existingFile('/m/0'), ...steps, removed), existingFile('/m/0'))
  }
})

test('§5 saving waits for a chosen file to upload', () => {
  assert.equal(isPending(run()), false)
  assert.equal(isPending(run(chosen)), true)
  assert.equal(isPending(run(chosen, started)), true)
  assert.equal(isPending(run(chosen, started, failed)), true)
  assert.equal(isPending(existingFile('/m/1')), false)
  assert.equal(uploadedUrl(after(existingFile('/m/0'), chosen)), '', 'what is about to be replaced is not saved')
})

test('a waiting or uploading file is pending, a failed or complete one is not', () => {
  for (const upload of [run(chosen), run(chosen, started)]) assert.equal(isUnderWay(upload), true)
  for (const upload of [run(), run(chosen, started, failed), run(chosen, started, answered)]) {
    assert.equal(isUnderWay(upload), false)
  }
})

test('another file can be put in place from outside', () => {
  assert.deepEqual(run(chosen, started, { type: 'set', url: '' }), noFile)
  assert.deepEqual(run(chosen, { type: 'set', url: '/m/2' }), existingFile('/m/2'))
})
