// Uploads that mean harm or came to harm, each with the refusal it must meet.
import { IMAGE_MAX_BYTES } from '#domain/upload.ts'
import { imageRefusals } from './image-refusal.ts'
import { firstHalf, flippedPng, jpegClaiming, jpegPhoto, photograph, pngArt } from './test-images.ts'
import { pngClaiming, pngSignature } from './test-images.ts'
import { countedBody, imagePart, imageUpload, multipart, uploadRequest } from './test-uploads.ts'
import type { UploadRefusal } from './upload-refusal.ts'

type HostileUpload = [name: string, request: () => Request, refusal: UploadRefusal]

/** Every hostile upload; a request is made afresh each time it is asked for. */
export async function hostileUploads(): Promise<HostileUpload[]> {
  return [...(await wrongTypes()), ...(await brokenImages()), ...(await crookedForms())]
}

async function wrongTypes(): Promise<HostileUpload[]> {
  const { wrongType } = imageRefusals
  const files: [name: string, bytes: string | Uint8Array][] = [
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG behind an XML head', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['GIF', await photograph(32).gif().toBuffer()],
    ['GIF that is a script as well', 'GIF89a/*<svg/onload=alert(1)>*/=alert(1)//'],
    ['WebP', await photograph(32).webp().toBuffer()],
    ['AVIF', await photograph(32).avif().toBuffer()],
    ['TIFF', await photograph(32).tiff().toBuffer()],
    ['PDF', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'],
    ['HTML called .png', '<!doctype html><script>alert(document.cookie)</script>'],
    ['BMP', Buffer.from(`BM${'\0'.repeat(60)}`)],
    ['icon', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0])],
    ['ImageMagick script', 'push graphic-context\nfill "url(https://x/|id)"\npop graphic-context'],
    ['PostScript', '%!PS\n(%pipe%id) (w) file'],
    ['zip', 'PK\x03\x04\x14\0\0\0'],
    ['program', '\x7fELF\x02\x01\x01\0'],
    ['PNG behind a blank', Buffer.concat([Buffer.from(' '), pngSignature])],
    ['first half of a PNG signature', pngSignature.subarray(0, 4)],
    ['a single byte', Buffer.from([0xff])],
  ]
  return files.map(([name, bytes]) => [name, () => imageUpload(bytes), wrongType])
}

async function brokenImages(): Promise<HostileUpload[]> {
  const { damaged, emptyFile, tooHeavy, tooLarge, tooManyPixels } = imageRefusals
  const [png, jpeg] = [await pngArt(), await jpegPhoto()]
  const files: [name: string, bytes: Uint8Array, refusal: UploadRefusal][] = [
    ['empty file', Buffer.alloc(0), emptyFile],
    ['PNG signature alone', pngSignature, damaged],
    ['JPEG signature and noise', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500, 7)]), damaged],
    ['PNG signature before HTML', Buffer.concat([pngSignature, Buffer.from('<script>alert(1)</script>')]), damaged],
    ['PNG cut in half', firstHalf(png), damaged],
    ['JPEG cut in half', firstHalf(jpeg), damaged],
    ['PNG with a flipped byte', flippedPng(png), damaged],
    ['PNG without pixels', pngClaiming(100, 100), damaged],
    ['PNG of 0 × 0', pngClaiming(0, 0), damaged],
    ['PNG header of 60,000 × 60,000', pngClaiming(60_000, 60_000), tooManyPixels],
    ['PNG header of 2³¹−1 × 2³¹−1', pngClaiming(0x7fffffff, 0x7fffffff), damaged],
    ['JPEG header of 60,000 × 60,000', jpegClaiming(jpeg, 60_000, 60_000), tooManyPixels],
    ['interlaced PNG that fills the memory', pngClaiming(8_000, 5_000, { depth: 16, interlaced: true }), tooHeavy],
    ['10 MB and a byte', Buffer.concat([pngSignature, Buffer.alloc(IMAGE_MAX_BYTES - 7)]), tooLarge],
  ]
  return files.map(([name, bytes, refusal]) => [name, () => imageUpload(bytes), refusal])
}

async function crookedForms(): Promise<HostileUpload[]> {
  const { badForm, cutOff, noFile, notAForm, otherField, severalFiles, tooLarge } = imageRefusals
  const png = await pngArt()
  const file = imagePart(png)
  const preset = { field: 'upload_preset', body: 'shop' }
  const form = multipart([file])
  const typed = (type: string) => () => uploadRequest(form, { 'Content-Type': type })
  const reset = new Error('connection reset')
  return [
    ['no body', () => uploadRequest(null), noFile],
    ['empty body', () => uploadRequest(''), cutOff],
    ['no file', () => uploadRequest(multipart([preset])), noFile],
    ['no parts', () => uploadRequest(multipart([])), noFile],
    ['file as a text field', () => uploadRequest(multipart([{ field: 'file', body: png }])), noFile],
    ['file in another field', () => uploadRequest(multipart([imagePart(png, { field: 'photo' })])), otherField],
    ['two files', () => uploadRequest(multipart([file, file])), severalFiles],
    ['forty fields', () => uploadRequest(multipart([...Array.from({ length: 40 }, () => preset), file])), badForm],
    ['no Content-Type', () => new Request(uploadRequest(form), { headers: {} }), notAForm],
    ['JSON', typed('application/json'), notAForm],
    ['the bare picture', typed('image/png'), notAForm],
    ['no boundary', typed('multipart/form-data'), badForm],
    ['boundary of 10,000 letters', typed(`multipart/form-data; boundary=${'b'.repeat(10_000)}`), badForm],
    ['another boundary', typed('multipart/form-data; boundary=other'), cutOff],
    ['form without its end', () => uploadRequest(multipart([file], { end: '' })), cutOff],
    ['body cut in the middle of the file', () => uploadRequest(form.subarray(0, 300)), cutOff],
    ['body cut in the head of the file', () => uploadRequest(form.subarray(0, 40)), cutOff],
    ['sender hangs up', () => uploadRequest(countedBody([form.subarray(0, 300)], { endsWith: reset }).stream), cutOff],
    ['Content-Length of 1 GB', () => uploadRequest(form, { 'Content-Length': '1073741824' }), tooLarge],
  ]
}
