import assert from 'node:assert/strict'
import { readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { openMedia } from '../media.ts'
import { filesIn, temporaryFolder } from '#test/fixtures/uploads.ts'

/** Longer than a read chunk. */
const clip = Buffer.concat([Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0', 'latin1'), Buffer.alloc(150_000, 'spark')])

async function openedWith(t: TestContext, video = clip) {
  const folder = await temporaryFolder(t)
  const media = await openMedia({ folder })
  const url = await media.putVideo(video)
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
    return media.serve(path, new Request('http://shop.test/', { method, headers }))
  }
  return { folder, media, url, ask, name: url.split('/').at(-1) ?? '' }
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer())
}

test('the stored video, with headers that let a browser cache it for ever', async (t) => {
  const { folder, url, ask, name } = await openedWith(t)
  assert.match(url, /^\/media\/video\/upload\/[0-9a-f]{32}\.mp4$/)
  assert.deepEqual(await readFile(join(folder, 'video', name)), clip)
  const answer = await ask(url)
  assert.equal(answer.status, 200)
  assert.deepEqual(Object.fromEntries(answer.headers), {
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(clip.length),
    'content-type': 'video/mp4',
    etag: `"${name}"`,
    'x-content-type-options': 'nosniff',
  })
  assert.deepEqual(await bytesOf(answer), clip)
})

test('§7 quality auto after /upload/ is the same video', async (t) => {
  const { url, ask } = await openedWith(t)
  assert.deepEqual(await bytesOf(await ask(url.replace('/upload/', '/upload/q_auto/'))), clip)
})

suite('a range returns the requested bytes', () => {
  const last = clip.length - 1
  const table: [asked: string, first: number, last: number][] = [
    ['bytes=0-', 0, last],
    ['bytes=0-1', 0, 1],
    ['bytes=65000-131999', 65_000, 131_999],
    ['bytes=-500', clip.length - 500, last],
    ['bytes=149000-999999', 149_000, last],
  ]
  for (const [range, first, end] of table) {
    test(range, async (t) => {
      const { url, ask } = await openedWith(t)
      const answer = await ask(url, { Range: range })
      assert.equal(answer.status, 206)
      assert.equal(answer.headers.get('Content-Range'), `bytes ${first}-${end}/${clip.length}`)
      assert.equal(answer.headers.get('Content-Length'), String(end - first + 1))
      assert.deepEqual(await bytesOf(answer), clip.subarray(first, end + 1))
    })
  }
})

test('a range outside returns 416, a matching ETag 304, HEAD no body, and any other method is refused', async (t) => {
  const { url, ask, name } = await openedWith(t)
  assert.equal((await ask(url, { Range: `bytes=${clip.length}-` })).status, 416)
  assert.equal((await ask(url, { 'If-None-Match': `"${name}"` })).status, 304)
  const head = await ask(url, {}, 'HEAD')
  assert.deepEqual([head.status, head.body, head.headers.get('Content-Length')], [200, null, String(clip.length)])
  for (const method of ['POST', 'PUT', 'DELETE']) assert.equal((await ask(url, {}, method)).status, 405)
})

suite('404 for a path that is no stored video', () => {
  const unknown = `${'0'.repeat(32)}.mp4`
  const paths = [unknown, `q_auto/${unknown}`, '../NAME', '..%2fNAME', 'NAME%00', 'NAME/', '', '../../secret.mp4']
  for (const path of [...paths, '%2e%2e/secret.mp4', 'w_320,f_webp/NAME', '.tmp-1', 'q_auto/q_auto/NAME', 'NAME.mp4']) {
    test(path, async (t) => {
      const { folder, ask, name } = await openedWith(t)
      await writeFile(join(folder, 'secret.mp4'), 'secret')
      const answer = await ask(`/media/video/upload/${path.replace('NAME', name)}`)
      assert.deepEqual([answer.status, await answer.text()], [404, 'Not found'])
      assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff')
    })
  }
})

test('a video is not found under the address of images', async (t) => {
  const { url, ask } = await openedWith(t)
  assert.equal((await ask(url.replace('/video/', '/image/'))).status, 404)
})

test('the same video twice is one file, and a file that is no video is refused', async (t) => {
  const { folder, media, url } = await openedWith(t)
  assert.equal(await media.putVideo(clip), url)
  await assert.rejects(media.putVideo(Buffer.from('<svg/>')), { message: 'Please select a valid video file' })
  assert.equal((await filesIn(join(folder, 'video'))).length, 1)
})

test('a partial file of a crash is removed when media opens again', async (t) => {
  const { folder } = await openedWith(t)
  const left = join(folder, 'video', '.tmp-1')
  await writeFile(left, 'half')
  await utimes(left, 0, 0)
  await openMedia({ folder })
  assert.equal((await filesIn(join(folder, 'video'))).includes('.tmp-1'), false)
})
