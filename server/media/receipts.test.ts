import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { receiptAddress } from '#domain/dispatch/receipt-address.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import {
  countedBody,
  filesIn,
  imagePart,
  imageUpload,
  multipart,
  temporaryFolder,
  uploadRequest,
} from '#test/fixtures/uploads.ts'
import { openMedia } from './media.ts'

const service = {
  imageUploadUrl: 'http://127.0.0.1:1/image',
  videoUploadUrl: 'http://127.0.0.1:1/video',
  preset: 'shop',
  origin: 'http://127.0.0.1:1',
}

async function open(t: TestContext) {
  const folder = await temporaryFolder(t)
  // Even if a hosted service stores the other images.
  const media = await openMedia({ folder, service })
  const receive = async (request: Request) => {
    const received = await media.receipts.receive(request)
    return 'secureUrl' in received ? received.secureUrl : assert.fail(received.message)
  }
  const ask = (name: string, init?: RequestInit) =>
    media.receipts.serve(name, new Request('http://shop.test/admin/dispatch/receipt/x', init))
  return { folder, media, receive, ask }
}

test('a photo is kept on the own disk, once however often it is sent, and in one size', async (t) => {
  const { folder, media, receive, ask } = await open(t)
  const photo = await jpegPhoto()
  const [url = '', again] = await Promise.all([receive(imageUpload(photo)), receive(imageUpload(photo))])
  assert.equal(again, url)
  const name = url.split('/').at(-1) ?? ''
  assert.equal(url, receiptAddress(name))
  assert.deepEqual(await filesIn(folder), [`receipt/${name}`])
  assert.equal(await media.receipts.holds(url), true)
  assert.equal(await media.holds('image', url), false)

  const opened = await ask(name)
  const headers = ['Content-Type', 'Cache-Control', 'X-Content-Type-Options'].map((each) => opened.headers.get(each))
  assert.deepEqual([opened.status, ...headers], [200, 'image/jpeg', 'private, no-store', 'nosniff'])
  assert.ok((await opened.arrayBuffer()).byteLength > 0)
  const head = await ask(name, { method: 'HEAD' })
  assert.deepEqual([head.status, head.body, head.headers.get('Content-Type')], [200, null, 'image/jpeg'])
  for (const path of [`/media/image/upload/${name}`, `/media/receipt/${name}`, `/media/receipt/upload/${name}`, url])
    assert.equal((await media.serve(path, new Request(`http://shop.test${path}`))).status, 404, path)
})

test('a made-up name opens nothing, and a dispatch cannot be recorded with it', async (t) => {
  const { media, receive, ask } = await open(t)
  const url = await receive(imageUpload(await pngArt()))
  const name = url.split('/').at(-1) ?? ''
  const forged = [
    `../receipt/${name}`,
    `../../shop.sqlite`,
    `%2e%2e%2freceipt%2f${name}`,
    `./${name}`,
    `${name}\0`,
    `\0${name}`,
    name.toUpperCase(),
    `${name}/`,
    'a'.repeat(100_000),
    `${'0'.repeat(32)}.png`,
    '',
  ]
  for (const each of forged) {
    const what = JSON.stringify(each.slice(0, 60))
    const answer = await ask(each)
    assert.deepEqual([answer.status, await answer.text()], [404, 'Not found'], what)
    assert.equal(await media.receipts.holds(receiptAddress(each)), false, what)
  }
  assert.equal(await media.receipts.holds(`${service.origin}/${name}`), false, 'nor one at the hosted service')
  assert.equal((await ask(name)).status, 200)
})

test('an upload that is cut off, or is no picture, leaves nothing behind', async (t) => {
  const { folder, media } = await open(t)
  const whole = multipart([imagePart(await pngArt())])
  const half = whole.subarray(0, whole.length / 2)
  const cutOff = countedBody([half], { endsWith: new Error('the line was lost') })
  const requests = [uploadRequest(half), uploadRequest(cutOff.stream), imageUpload('no picture')]
  for (const request of requests) assert.ok('message' in (await media.receipts.receive(request)))
  assert.deepEqual(await readdir(join(folder, 'receipt')), [])
})
