// A chosen picture waits, is sent, and can be called back at every stage.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { afterImageEvent, type ImageEvent, type ImageUpload, isUnderWay, keptImage, noImage } from './image-upload.ts'

const file = new File(['png'], 'rocket.png', { type: 'image/png' })
const chosen: ImageEvent = { type: 'chosen', file, preview: 'blob:1', delayMs: 7000 }
const run = (...events: ImageEvent[]) => events.reduce<ImageUpload>(afterImageEvent, noImage)

test('§4 a chosen image waits its delay before it is sent', () => {
  assert.deepEqual(run(chosen), { stage: 'waiting', file, preview: 'blob:1', delayMs: 7000 })
  assert.equal(run(chosen, { type: 'started' }).stage, 'sending')
})

test('§7 the answer of the media service becomes the image', () => {
  const sent = run(
    chosen,
    { type: 'started' },
    { type: 'progressed', progress: 0.5 },
    { type: 'answered', imageUrl: '/m/1' },
  )
  assert.deepEqual(sent, { stage: 'sent', imageUrl: '/m/1', preview: 'blob:1' })
})

test('§4 a late answer after Cancel brings nothing back', () => {
  assert.deepEqual(
    run(chosen, { type: 'started' }, { type: 'removed' }, { type: 'answered', imageUrl: '/m/1' }),
    noImage,
  )
  assert.deepEqual(run(chosen, { type: 'removed' }, { type: 'started' }), noImage)
})

test('§8 a failed upload keeps the picture for another try', () => {
  const failed = run(chosen, { type: 'started' }, { type: 'failed', message: 'Failed to upload image' })
  assert.equal(failed.stage, 'failed')
  assert.deepEqual(afterImageEvent(failed, { type: 'started' }), {
    stage: 'sending',
    file,
    preview: 'blob:1',
    delayMs: 7000,
    progress: 0,
  })
})

test('§5 a refused file says why and does not push out a picture', () => {
  const refused: ImageEvent = { type: 'refused', message: 'Please select a valid image file' }
  assert.deepEqual(run(refused), { stage: 'none', message: 'Please select a valid image file' })
  assert.equal(run(chosen, refused).stage, 'waiting')
})

test('§5 saving waits for an image that was chosen and is not there yet', () => {
  assert.equal(isUnderWay(run()), false)
  assert.equal(isUnderWay(run(chosen)), true)
  assert.equal(isUnderWay(run(chosen, { type: 'started' })), true)
  assert.equal(isUnderWay(run(chosen, { type: 'started' }, { type: 'failed', message: 'x' })), true)
  assert.equal(isUnderWay(keptImage('/m/1')), false)
})
