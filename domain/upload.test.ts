import assert from 'node:assert/strict'
import test from 'node:test'
import * as fc from 'fast-check'
import {
  checkImageFile,
  imageAccept,
  spreadsheetAccept,
  checkVideoFile,
  pixelsOf,
  IMAGE_MAX_BYTES,
  VIDEO_MAX_BYTES,
} from './upload.ts'
import { uploads } from './words/en/office/goods/uploads.ts'

const view = (bytes: number[]) => new DataView(new Uint8Array(bytes).buffer)
const file = (type: string, size = 1000, name = 'a') => ({ type, size, name })

test('§9 image up to 10MB (PNG, JPG)', () => {
  assert.equal(IMAGE_MAX_BYTES, 10_485_760)
  for (const type of ['image/png', 'image/jpeg', 'IMAGE/PNG']) assert.equal(checkImageFile(file(type)), undefined)
  for (const size of [1, IMAGE_MAX_BYTES]) assert.equal(checkImageFile(file('image/png', size)), undefined)
  assert.equal(checkImageFile(file('image/png', IMAGE_MAX_BYTES + 1)), 'Image must be 10MB or smaller')
})

test('the beginning of an image names its pixels', () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0x4e, 0x20, 0, 0, 0x4e, 0x20]
  assert.equal(pixelsOf(view(png)), 400_000_000)
  const table = [0xff, 0xc4, 0, 4, 1, 2]
  const frame = [0xff, 0xc2, 0, 11, 8, 0x01, 0xe0, 0x02, 0x80, 3, 0, 0, 0]
  assert.equal(pixelsOf(view([0xff, 0xd8, ...table, ...frame])), 640 * 480)
  for (const bytes of [
    [],
    [0xff],
    png.slice(0, 20),
    [0xff, 0xd8, ...table],
    [0xff, 0xd8, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0],
  ]) {
    assert.equal(pixelsOf(view(bytes)), undefined)
  }
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => (pixelsOf(view([0xff, 0xd8, ...bytes])) ?? 0) >= 0),
  )
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

test('a JPEG that a phone or a browser names in its own way is taken, and its first bytes count', () => {
  for (const type of ['image/jpg', 'image/pjpeg', 'image/x-png']) assert.equal(checkImageFile(file(type)), undefined)
  for (const name of ['a.jfif', 'A.JPG', 'b.png']) {
    assert.equal(checkImageFile(file('application/octet-stream', 9, name)), undefined, name)
    assert.equal(checkImageFile(file('', 9, name)), undefined, name)
  }
  const octets = file('application/octet-stream', 9, 'picture')
  assert.equal(checkImageFile(octets), uploads.invalidImage)
  for (const head of [
    [0xff, 0xd8, 0xff, 0xe0],
    [0x89, 0x50, 0x4e, 0x47],
  ]) {
    assert.equal(checkImageFile(octets, view(head)), undefined)
  }
  for (const head of [[], [0xff, 0xd8], [0x25, 0x50, 0x44, 0x46]])
    assert.equal(checkImageFile(octets, view(head)), uploads.invalidImage)
})

test('phones find spreadsheets and pictures by type and by ending', () => {
  for (const accept of [imageAccept, spreadsheetAccept]) {
    assert.match(accept, /(?:^|,)\.\w+/)
    assert.match(accept, /\w\/\w/)
  }
  for (const part of ['.xls', '.xlsx', '.csv', 'text/csv', 'application/vnd.ms-excel', 'text/tab-separated-values'])
    assert.ok(spreadsheetAccept.split(',').includes(part), part)
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
    checkVideoFile(file('image/png'), uploads.invalidShowcaseVideo),
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
