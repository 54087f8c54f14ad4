import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import sharp from 'sharp'
import { cleanImage, LONGEST_SIDE_PX } from './clean-image.ts'
import { imageRefusals } from '../uploads/upload-refusal.ts'
import { jpegClaiming, jpegPhoto, photograph, pngArt, pngClaiming, pngSaying } from '#test/fixtures/images.ts'
import { isRefusal } from '../uploads/upload-refusal.ts'

async function cleaned(upload: Buffer) {
  const image = await cleanImage(upload)
  if (isRefusal(image)) throw new Error(image.message)
  return { type: image.type, bytes: Buffer.from(image.bytes), header: await sharp(image.bytes).metadata() }
}

test('PNG art stays a PNG with its transparency', async () => {
  const { type, header } = await cleaned(await pngArt())
  assert.deepEqual([type, header.format, header.hasAlpha, header.width, header.height], ['png', 'png', true, 600, 400])
})

test('a JPEG photo stays a JPEG', async () => {
  const { type, header } = await cleaned(await jpegPhoto())
  assert.deepEqual([type, header.format, header.width], ['jpeg', 'jpeg', 600])
})

test('a photograph saved as PNG becomes a JPEG', async () => {
  const upload = await photograph(1_200).png().toBuffer()
  const { type, bytes } = await cleaned(upload)
  assert.equal(type, 'jpeg')
  assert.ok(bytes.length < upload.length / 2)
})

test('metadata is removed: camera, place, profile, comment', async () => {
  const exif = { IFD0: { Make: 'Sivakasi Camera' }, IFD3: { GPSLatitude: '9/1 27/1 0/1', GPSLatitudeRef: 'N' } }
  const upload = await photograph().withMetadata().withExif(exif).jpeg().toBuffer()
  assert.ok(upload.includes('Sivakasi Camera'), 'the upload holds what must die')
  const { bytes, header } = await cleaned(upload)
  assert.deepEqual([header.exif, header.icc, header.xmp, header.iptc], [undefined, undefined, undefined, undefined])
  assert.ok(!bytes.includes('Sivakasi Camera'))
})

test('a script behind the image is removed', async () => {
  for (const image of [await pngArt(), await jpegPhoto()]) {
    const { bytes } = await cleaned(Buffer.concat([image, Buffer.from('<script>alert(1)</script>PK\x03\x04')]))
    assert.ok(!bytes.includes('<script>'))
    assert.ok(!bytes.includes('PK\x03\x04'))
  }
})

test('a script inside a PNG text chunk is removed', async () => {
  const upload = pngSaying(await pngArt(), '<script>alert(1)</script>')
  assert.ok(upload.includes('<script>'))
  assert.ok(!(await cleaned(upload)).bytes.includes('<script>'))
})

test('EXIF orientation is applied', async () => {
  const wide = sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
  const { header } = await cleaned(await wide.jpeg().withMetadata({ orientation: 6 }).toBuffer())
  assert.deepEqual([header.width, header.height, header.orientation], [200, 300, undefined])
})

test('the longest side is capped, a small image is not enlarged', async () => {
  const tall = sharp({ create: { width: 1_000, height: 4_000, channels: 3, background: 'red' } })
  const { header } = await cleaned(await tall.png().toBuffer())
  assert.deepEqual([header.width, header.height], [LONGEST_SIDE_PX / 4, LONGEST_SIDE_PX])
  assert.equal((await cleaned(await pngArt(3, 2))).header.width, 3)
})

test('the same upload makes the same bytes', async () => {
  const upload = await jpegPhoto()
  assert.deepEqual((await cleaned(upload)).bytes, (await cleaned(upload)).bytes)
})

suite('pixel bombs are refused from the header', () => {
  test('PNG', async () => assert.equal(await cleanImage(pngClaiming(60_000, 60_000)), imageRefusals.tooManyPixels))
  test('JPEG', async () =>
    assert.equal(await cleanImage(jpegClaiming(await jpegPhoto(64), 60_000, 60_000)), imageRefusals.tooManyPixels))
  test('one pixel over', async () =>
    assert.equal(await cleanImage(pngClaiming(40_000_001, 1)), imageRefusals.tooManyPixels))
  test('interlaced with 16 bits: 240 MB in memory', async () =>
    assert.equal(await cleanImage(pngClaiming(8_000, 5_000, { depth: 16, interlaced: true })), imageRefusals.tooHeavy))
})

suite('sharp decodes nothing but JPEG and PNG in this process', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  test('SVG', () => assert.rejects(sharp(svg).png().toBuffer()))
  for (const format of ['gif', 'webp', 'tiff', 'avif'] as const) {
    test(format, async () => {
      const image = await photograph(16).toFormat(format).toBuffer()
      await assert.rejects(sharp(image).png().toBuffer())
    })
  }
})
