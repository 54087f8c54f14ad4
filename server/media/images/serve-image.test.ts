import assert from 'node:assert/strict'
import { open, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import sharp from 'sharp'
import type { MediaLimits } from '../media.ts'
import { openMedia } from '../media.ts'
import { resizeImage } from './image-size.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'

async function openedWith(t: TestContext, image: Buffer, limits: Partial<MediaLimits> = {}) {
  const folder = await temporaryFolder(t)
  const drawn: string[] = []
  const resize: typeof resizeImage = (original, size) => {
    drawn.push(size.transformation)
    return resizeImage(original, size)
  }
  const media = await openMedia({ folder, limits, system: { resize } })
  const url = await media.putImage(image)
  drawn.length = 0
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return media.serve(path, new Request('http://shop.test/', { method, headers }))
  }
  return { folder, url, ask, drawn, sized: (size: string) => url.replace('/upload/', `/upload/${size}/`) }
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

test('the stored image, with headers that let a browser cache it for ever', async (t) => {
  const { folder, url, ask } = await openedWith(t, await pngArt())
  const answer = await ask(url)
  const name = url.split('/').at(-1) ?? ''
  const kept = await readFile(join(folder, 'image', name))
  assert.equal(answer.status, 200)
  assert.deepEqual(Object.fromEntries(answer.headers), {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(kept.length),
    'content-type': 'image/png',
    etag: `"${name}"`,
    'x-content-type-options': 'nosniff',
  })
  assert.deepEqual(await bytesOf(answer), kept)
})

test('each size has its own type and bytes', async (t) => {
  const { ask, sized } = await openedWith(t, await jpegPhoto())
  const table: [size: string, type: string, starts: RegExp][] = [
    ['w_160,f_jpg', 'image/jpeg', /^\xff\xd8\xff/],
    ['w_320,f_webp', 'image/webp', /^RIFF[\s\S]{4}WEBP/],
    ['w_640,f_avif', 'image/avif', /^[\s\S]{4}ftypavif/],
    ['f_jpg,q_auto', 'image/jpeg', /^\xff\xd8\xff/],
  ]
  for (const [size, type, starts] of table) {
    const answer = await ask(sized(size))
    const bytes = await bytesOf(answer)
    assert.equal(answer.headers.get('Content-Type'), type, size)
    assert.equal(answer.headers.get('Content-Length'), String(bytes.length), size)
    assert.match(bytes.toString('latin1'), starts, size)
  }
})

test('a size is exactly its width, and never wider than the image', async (t) => {
  const { ask, sized } = await openedWith(t, await jpegPhoto(600))
  const widths = ['w_160,f_jpg', 'w_320,f_jpg', 'w_640,f_jpg', 'w_1280,f_jpg', 'f_jpg,q_auto'].map(
    async (size) => (await sharp(await bytesOf(await ask(sized(size)))).metadata()).width,
  )
  assert.deepEqual(await Promise.all(widths), [160, 320, 600, 600, 600])
})

test('thirty requests for a size at once share one job, and its result is stored', async (t) => {
  const { ask, sized, drawn } = await openedWith(t, await jpegPhoto())
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(sized('w_640,f_webp'))))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  await ask(sized('w_640,f_webp'))
  assert.deepEqual(drawn, ['w_640,f_webp'])
})

test('the size of a product’s card is made at upload', async (t) => {
  const { ask, sized, drawn } = await openedWith(t, await jpegPhoto())
  assert.equal((await ask(sized('w_320,f_webp'))).status, 200)
  assert.deepEqual(drawn, [])
})

test('when the queue of sizes is full the stored image is sent instead, and is not cached under that address', async (t) => {
  const { ask, sized } = await openedWith(t, await pngArt(), { decodesAtOnce: 1, decodesWaiting: 0 })
  const answers = await Promise.all(['w_160,f_webp', 'w_640,f_webp'].map((size) => ask(sized(size))))
  // Either may be first.
  assert.deepEqual(
    answers
      .map(({ status, headers }) => `${status} ${headers.get('Content-Type')} ${headers.get('Cache-Control')}`)
      .toSorted(),
    ['200 image/png no-store', '200 image/webp public, max-age=31536000, immutable'],
  )
})

test('a matching ETag returns 304 and no bytes', async (t) => {
  const { url, ask, sized } = await openedWith(t, await pngArt())
  for (const path of [url, sized('w_160,f_webp')]) {
    const etag = (await ask(path)).headers.get('ETag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await ask(path, { 'If-None-Match': known })
      assert.deepEqual([answer.status, answer.body, answer.headers.get('ETag')], [304, null, etag])
    }
    assert.equal((await ask(path, { 'If-None-Match': '"other"' })).status, 200)
  }
})

test('HEAD returns the length and no body', async (t) => {
  const { url, ask } = await openedWith(t, await pngArt())
  const length = String((await bytesOf(await ask(url))).length)
  const answer = await ask(url, { Range: 'bytes=0-9' }, 'HEAD')
  assert.deepEqual([answer.status, answer.headers.get('Content-Length'), answer.body], [200, length, null])
})

test('a range returns the requested bytes, also across the chunks in which a file is read', async (t) => {
  const { url, ask } = await openedWith(t, await jpegPhoto(800))
  const whole = await bytesOf(await ask(url))
  assert.ok(whole.length > 130_000, 'more than two chunks')
  const answer = await ask(url, { Range: 'bytes=65000-131999' })
  assert.equal(answer.status, 206)
  assert.equal(answer.headers.get('Content-Range'), `bytes 65000-131999/${whole.length}`)
  assert.deepEqual(await bytesOf(answer), whole.subarray(65_000, 132_000))
})

test('a range outside returns 416; with another version in If-Range the whole file is sent', async (t) => {
  const { url, ask } = await openedWith(t, await pngArt())
  const outside = await ask(url, { Range: 'bytes=99999999-' })
  assert.equal(outside.status, 416)
  assert.match(outside.headers.get('Content-Range') ?? '', /^bytes \*\/\d+$/)
  assert.equal((await ask(url, { Range: 'bytes=0-1', 'If-Range': '"other"' })).status, 200)
})

test('404 for a path that is no stored image in a known size', async (t) => {
  const { folder, url, ask, drawn } = await openedWith(t, await pngArt())
  await writeFile(join(folder, 'secret.png'), 'secret')
  const name = url.split('/').at(-1) ?? ''
  const unknown = `${'0'.repeat(32)}.png`
  const paths = ['w_321,f_webp/NAME', 'w_320,f_svg/NAME', '../NAME', '..%2fNAME', 'NAME%00', 'NAME/', '', 'UNKNOWN']
  for (const path of [...paths, 'w_320,f_webp/UNKNOWN', '../../../secret.png', '%2e%2e/secret.png', '.tmp-1']) {
    const answer = await ask(`/media/image/upload/${path.replace('NAME', name).replace('UNKNOWN', unknown)}`)
    assert.deepEqual([answer.status, await answer.text(), drawn], [404, 'Not found', []], path)
    assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff', path)
  }
  assert.equal((await ask(`/media/image/upload/${name}`)).status, 200, 'the control')
})

test('only GET and HEAD are allowed', async (t) => {
  const { url, ask } = await openedWith(t, await pngArt())
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) assert.equal((await ask(url, {}, method)).status, 405)
})

test('a response that is not read, only begun, or abandoned half way leaves no file open', async (t) => {
  const { folder, url, ask } = await openedWith(t, await jpegPhoto(800))
  await using seen = await open(join(folder, 'image', url.split('/').at(-1) ?? ''))
  assert.equal(await openFiles(folder), 1, `an open file is seen: ${seen.fd}`)
  await seen.close()
  const halfRead = (await ask(url)).body?.getReader()
  await halfRead?.read()
  await halfRead?.read()
  assert.equal(await openFiles(folder), 0)
  for (let asked = 0; asked < 20; asked += 1) {
    await ask(url)
    const hasty = (await ask(url)).body?.getReader()
    const read = hasty?.read()
    await hasty?.cancel()
    await read
  }
  await new Promise((resolve) => setTimeout(resolve, 50))
  assert.equal(await openFiles(folder), 0)
})

test('an image that is deleted during the request is sent or not found', async (t) => {
  const { folder, url, ask } = await openedWith(t, await jpegPhoto(800))
  const file = join(folder, 'image', url.split('/').at(-1) ?? '')
  const asked = ask(url)
  await rm(file)
  assert.ok([200, 404].includes((await asked).status))
  assert.equal((await ask(url)).status, 404)
})

async function openFiles(folder: string): Promise<number> {
  const handles = (await readdir('/proc/self/fd')).map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => ''))
  return (await Promise.all(handles)).filter((path) => path.startsWith(folder)).length
}
