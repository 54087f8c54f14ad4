/** Tests of which files may be uploaded. */
import assert from 'node:assert/strict'
import test from 'node:test'
import { checkImageFile, checkVideoFile, IMAGE_MAX_BYTES, INVALID_SHOWCASE_VIDEO, VIDEO_MAX_BYTES } from './upload.ts'

const file = (type: string, size = 1000, name = 'a') => ({ type, size, name })

test('§9 image up to 10MB (PNG, JPG)', () => {
  assert.equal(IMAGE_MAX_BYTES, 10_485_760)
  for (const type of ['image/png', 'image/jpeg', 'IMAGE/PNG']) assert.equal(checkImageFile(file(type)), undefined)
  for (const size of [1, IMAGE_MAX_BYTES]) assert.equal(checkImageFile(file('image/png', size)), undefined)
  assert.equal(checkImageFile(file('image/png', IMAGE_MAX_BYTES + 1)), 'Image must be 10MB or smaller')
})

test('§5 Please select a valid image file', () => {
  for (const type of [
    'image/svg+xml',
    'image/gif',
    'image/tiff',
    'application/pdf',
    'text/html',
    'video/mp4',
    'image/',
  ]) {
    assert.equal(checkImageFile(file(type)), 'Please select a valid image file', type)
  }
  assert.equal(checkImageFile(file('image/png', 0)), 'Please select a valid image file')
  assert.equal(checkImageFile(file('application/pdf', IMAGE_MAX_BYTES + 1)), 'Please select a valid image file')
})

test('§9 video up to 100MB', () => {
  assert.equal(VIDEO_MAX_BYTES, 104_857_600)
  assert.equal(checkVideoFile(file('video/mp4', VIDEO_MAX_BYTES)), undefined)
  assert.equal(checkVideoFile(file('video/mp4', VIDEO_MAX_BYTES + 1)), 'Video must be 100MB or smaller')
})

test('§5 only files whose type starts with video/', () => {
  for (const type of ['video/mp4', 'video/quicktime', 'video/x-msvideo', 'video/3gpp']) {
    assert.equal(checkVideoFile(file(type)), undefined)
  }
  for (const type of ['image/png', 'application/video/mp4', 'audio/mp4', 'videos/mp4']) {
    assert.equal(checkVideoFile(file(type)), 'Please select a valid video file', type)
  }
  assert.equal(
    checkVideoFile(file('image/png'), INVALID_SHOWCASE_VIDEO),
    'Please select a valid video file (MP4, MOV, AVI)',
  )
  assert.equal(checkVideoFile(file('video/mp4', 0)), 'Please select a valid video file')
})

test("a phone that names no type is judged by the name's ending", () => {
  for (const name of ['IMG_1.JPG', 'a.b.png', 'x.jpeg'])
    assert.equal(checkImageFile(file('', 9, name)), undefined, name)
  for (const name of ['x.svg', 'png', '', 'a.png.exe', '.toString']) {
    assert.equal(
      checkImageFile(file('', 9, name)),
      name === 'png' ? undefined : 'Please select a valid image file',
      name,
    )
  }
  assert.equal(checkVideoFile(file('', 9, 'VID.MOV')), undefined)
  assert.equal(checkImageFile(file('image/svg+xml', 9, 'x.png')), 'Please select a valid image file')
})
