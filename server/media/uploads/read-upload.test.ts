import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { array, asyncProperty, assert as checkProperty, constantFrom, oneof, string } from 'fast-check'
import { IMAGE_MAX_BYTES } from '#domain/upload.ts'
import { imageRefusals } from './upload-refusal.ts'
import { createImageBuffer } from '../images/image-memory.ts'
import { readUpload } from './read-upload.ts'
import { pngSignature } from '#test/fixtures/images.ts'
import { countedBody, imagePart, multipart, repeated, uploadRequest } from '#test/fixtures/uploads.ts'

const CHUNK = Buffer.alloc(64 * 1024, 'x')
const HUNDRED_MB = (100 * 1024 * 1024) / CHUNK.length
const formStart = multipart([imagePart(pngSignature)], { end: '' }).subarray(0, -2)

function read(request: Request) {
  const rules = { maxBytes: IMAGE_MAX_BYTES, refusals: imageRefusals }
  return readUpload(request, rules, createImageBuffer(IMAGE_MAX_BYTES))
}

test('§9 an image of exactly 10 MB is read', async () => {
  const image = Buffer.concat([pngSignature, Buffer.alloc(IMAGE_MAX_BYTES - pngSignature.length, 'x')])
  assert.deepEqual(await read(uploadRequest(multipart([imagePart(image)]))), new Uint8Array(image))
})

test('§9 one byte more is refused', async () => {
  const image = Buffer.concat([pngSignature, Buffer.alloc(IMAGE_MAX_BYTES + 1 - pngSignature.length, 'x')])
  assert.equal(await read(uploadRequest(multipart([imagePart(image)]))), imageRefusals.tooLarge)
})

test('a body of 100 MB is cut off at 10 MB, and memory does not grow', async () => {
  const body = countedBody(repeated(formStart, CHUNK, HUNDRED_MB))
  const before = process.memoryUsage().rss
  assert.equal(await read(uploadRequest(body.stream)), imageRefusals.tooLarge)
  assert.ok(body.bytes <= IMAGE_MAX_BYTES + 2 * CHUNK.length, `${body.bytes} bytes were taken`)
  assert.ok(body.wasCancelled)
  assert.ok(process.memoryUsage().rss - before < 64 * 1024 * 1024)
})

test('100 MB before the first boundary are cut off too', async () => {
  const body = countedBody(repeated(CHUNK, CHUNK, HUNDRED_MB))
  assert.equal(await read(uploadRequest(body.stream)), imageRefusals.tooLarge)
  assert.ok(body.bytes <= IMAGE_MAX_BYTES + 3 * CHUNK.length)
})

test('a wrong type is refused with its first chunk', async () => {
  const start = multipart([imagePart('GIF89a and more')], { end: '' })
  const body = countedBody(repeated(start, CHUNK, HUNDRED_MB))
  assert.equal(await read(uploadRequest(body.stream)), imageRefusals.wrongType)
  assert.ok(body.bytes <= start.length + CHUNK.length, `${body.bytes} bytes were taken`)
  assert.ok(body.wasCancelled)
})

test('a Content-Length over the limit is refused unread', async () => {
  const body = countedBody(repeated(formStart, CHUNK, HUNDRED_MB))
  const request = uploadRequest(body.stream, { 'Content-Length': '104857600' })
  assert.equal(await read(request), imageRefusals.tooLarge)
  assert.deepEqual([body.bytes, body.wasCancelled], [0, true])
})

test('a body in chunks of one byte is read whole', async () => {
  const image = Buffer.concat([pngSignature, Buffer.from('pixels\r\n--a-boundar not yet')])
  const form = multipart([{ field: 'upload_preset', body: 'shop' }, imagePart(image)])
  const body = countedBody(Array.from(form, (byte) => Uint8Array.of(byte)))
  assert.deepEqual(await read(uploadRequest(body.stream)), new Uint8Array(image))
})

test('a body shorter than its Content-Length is refused, also when the form in it is complete', async () => {
  const form = multipart([imagePart(Buffer.concat([pngSignature, CHUNK]))])
  const announced = { 'Content-Length': String(form.length + 1) }
  assert.equal(await read(uploadRequest(countedBody([form]).stream, announced)), imageRefusals.cutOff)
  const honest = { 'Content-Length': String(form.length) }
  assert.ok((await read(uploadRequest(countedBody([form]).stream, honest))) instanceof Uint8Array)
})

test('a refusal does not wait for a next chunk that never comes', async () => {
  const start = multipart([imagePart('GIF89a and more')], { end: '' })
  const silent = new ReadableStream({ start: (line) => line.enqueue(Buffer.concat([start, CHUNK])) })
  assert.equal(await read(uploadRequest(silent)), imageRefusals.wrongType)
})

test('a body that breaks off is refused', async () => {
  const body = countedBody([formStart, CHUNK], { endsWith: new Error('connection reset') })
  assert.equal(await read(uploadRequest(body.stream)), imageRefusals.cutOff)
})

test('resource_type and other small fields are tolerated before and after the file', async () => {
  const before = { field: 'resource_type', body: 'image' }
  const after = { field: 'upload_preset', body: 'shop' }
  const form = multipart([before, imagePart(pngSignature), after])
  assert.deepEqual(await read(uploadRequest(form)), new Uint8Array(pngSignature))
})

suite('malformed headers', () => {
  const table: [contentType: string, refusal: unknown][] = [
    ['application/json', imageRefusals.notAForm],
    ['application/x-www-form-urlencoded', imageRefusals.notAForm],
    ['image/png', imageRefusals.notAForm],
    ['multipart/mixed; boundary=a-boundary', imageRefusals.notAForm],
    ['multipart/form-data-ish; boundary=a-boundary', imageRefusals.notAForm],
    ['multipart/form-data', imageRefusals.badForm],
    ['multipart/form-data; boundary=', imageRefusals.badForm],
    ['multipart/form-data; boundary=""', imageRefusals.badForm],
    [`multipart/form-data; boundary=${'b'.repeat(71)}`, imageRefusals.badForm],
    [`multipart/form-data; boundary=${'b'.repeat(10_000)}`, imageRefusals.badForm],
    ['multipart/form-data; boundary=a<b>', imageRefusals.badForm],
    ['multipart/form-data; note="; boundary=a-boundary', imageRefusals.badForm],
    ['multipart/form-data; note="; boundary=a-boundary; "', imageRefusals.badForm],
    ['multipart/form-data; boundary=another', imageRefusals.cutOff],
  ]
  for (const [contentType, refusal] of table) {
    test(contentType.slice(0, 80), async () => {
      const form = multipart([imagePart(pngSignature)])
      assert.equal(await read(uploadRequest(form, { 'Content-Type': contentType })), refusal)
    })
  }
  test('a quoted boundary is accepted', async () => {
    const headers = { 'Content-Type': 'Multipart/Form-Data; charset=utf-8; boundary="a-boundary"' }
    const form = multipart([imagePart(pngSignature)])
    assert.deepEqual(await read(uploadRequest(form, headers)), new Uint8Array(pngSignature))
  })
})

test('no body of random chunks of a form hangs or throws', async () => {
  const shreds = [
    '--a-boundary',
    '--a-boundary--',
    '\r\n',
    '\r\n\r\n',
    '--',
    'Content-Disposition: form-data; name="file"; filename="a.png"',
    'Content-Disposition: form-data; name="file"',
    'Content-Disposition: attachment',
    'Content-Type: application/octet-stream',
    ': : :',
    '\0',
    pngSignature.toString('latin1'),
  ]
  const shred = oneof(constantFrom(...shreds), string({ maxLength: 20 }))
  const body = array(array(shred, { maxLength: 6 }), { maxLength: 8 })
  await checkProperty(
    asyncProperty(body, async (chunks) => {
      const { stream } = countedBody(chunks.map((chunk) => Buffer.from(chunk.join(''), 'latin1')))
      const outcome = await read(uploadRequest(stream))
      assert.ok(outcome instanceof Uint8Array || Object.values(imageRefusals).some((refusal) => refusal === outcome))
    }),
    { numRuns: 500, timeout: 2_000 },
  )
})
