// Tests of the upload endpoints as browsers meet them: the contract's answers, and nobody without a session.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { suite, test } from 'node:test'
import { pngArt } from '#server/media/test-images.ts'
import { aviBytes, mp4Clip, videoPart } from '#server/media/test-videos.ts'
import { countedBody, imagePart, multipart } from '#server/media/test-uploads.ts'
import { openTestWeb, type TestWeb } from '#test/open-test-web.ts'

const FORM = { 'Content-Type': 'multipart/form-data; boundary=a-boundary' }
const preset = { field: 'upload_preset', body: 'products' }

async function videoForm() {
  return multipart([preset, { field: 'resource_type', body: 'video' }, videoPart(await mp4Clip())])
}

async function begin({ send }: TestWeb, cookie: string, bytes: number): Promise<string> {
  const answer = await send('/media/video/pieces', {
    method: 'POST',
    cookie,
    headers: { 'Upload-Length': String(bytes) },
  })
  assert.equal(answer.status, 201)
  return answer.headers.get('Location') ?? ''
}

function piece(bytes: Buffer<ArrayBuffer>, at: number, headers: Record<string, string> = {}) {
  const type = 'application/offset+octet-stream'
  return { method: 'PATCH', body: bytes, headers: { 'Content-Type': type, 'Upload-Offset': String(at), ...headers } }
}

test('§7 POST of file, upload_preset and resource_type answers with secure_url, under which the video plays in ranges', async (t) => {
  const web = await openTestWeb(t)
  const cookie = await web.signIn()
  const answer = await web.send('/media/video/upload', {
    method: 'POST',
    body: await videoForm(),
    headers: FORM,
    cookie,
  })
  assert.equal(answer.status, 200)
  const { secure_url, ...others } = await answer.json()
  assert.deepEqual(others, {})
  assert.match(secure_url, /^\/media\/video\/upload\/[0-9a-f]{32}\.mp4$/)
  const shown = await web.send(secure_url.replace('/upload/', '/upload/q_auto/'), { headers: { Range: 'bytes=0-3' } })
  assert.deepEqual([shown.status, shown.headers.get('Content-Type')], [206, 'video/mp4'])
})

test('§7 the image endpoint is the same for pictures', async (t) => {
  const web = await openTestWeb(t)
  const body = multipart([preset, imagePart(await pngArt())])
  const cookie = await web.signIn()
  const answer = await web.send('/media/image/upload', { method: 'POST', body, headers: FORM, cookie })
  assert.match((await answer.json()).secure_url, /^\/media\/image\/upload\/[0-9a-f]{32}\.png$/)
})

test('a video in pieces: begun, broken off, asked for, gone on with, told twice', async (t) => {
  const web = await openTestWeb(t)
  const cookie = await web.signIn()
  const clip = Buffer.from(await mp4Clip())
  const place = await begin(web, cookie, clip.length)
  assert.match(place, /^\/media\/video\/pieces\/[0-9a-f]{32}-\d+$/)
  const first = await web.send(place, { ...piece(clip.subarray(0, 70_000), 0), cookie })
  assert.deepEqual([first.status, first.headers.get('Upload-Offset')], [204, '70000'])
  const asked = await web.send(place, { method: 'HEAD', cookie })
  assert.deepEqual([asked.status, asked.headers.get('Upload-Offset')], [200, '70000'])
  assert.equal(asked.headers.get('Cache-Control'), 'no-store')
  assert.equal((await web.send(place, { ...piece(clip, 0), cookie })).status, 409)
  const last = await web.send(place, { ...piece(clip.subarray(70_000), 70_000), cookie })
  const { secure_url } = await last.json()
  assert.match(secure_url, /^\/media\/video\/upload\/[0-9a-f]{32}\.mp4$/)
  const again = await web.send(place, { ...piece(Buffer.alloc(0), clip.length), cookie })
  assert.deepEqual(await again.json(), { secure_url })
  assert.equal((await web.send(place, { method: 'DELETE', cookie })).status, 204)
  assert.equal((await web.send(place, { method: 'HEAD', cookie })).status, 404)
})

suite('refused with a sentence', () => {
  test('what is no video', async (t) => {
    const web = await openTestWeb(t)
    const body = multipart([videoPart('<svg/>')])
    const answer = await web.send('/media/video/upload', {
      method: 'POST',
      body,
      headers: FORM,
      cookie: await web.signIn(),
    })
    assert.deepEqual(
      [answer.status, await answer.json()],
      [415, { error: { message: 'Please select a valid video file' } }],
    )
  })
  test('a piece that is no video', async (t) => {
    const web = await openTestWeb(t)
    const cookie = await web.signIn()
    const answer = await web.send(await begin(web, cookie, 1_000), { ...piece(Buffer.alloc(900, 'x'), 0), cookie })
    assert.deepEqual(
      [answer.status, await answer.json()],
      [415, { error: { message: 'Please select a valid video file' } }],
    )
  })
  const crooked: [name: string, path: string, request: RequestInit, status: number][] = [
    ['no length', '/media/video/pieces', { method: 'POST' }, 400],
    ['a length that is no number', '/media/video/pieces', { method: 'POST', headers: { 'Upload-Length': '1e3' } }, 400],
    ['§9 over 100MB', '/media/video/pieces', { method: 'POST', headers: { 'Upload-Length': '104857601' } }, 413],
    ['a piece of no type', '/media/video/pieces/x', { method: 'PATCH', headers: { 'Upload-Offset': '0' } }, 415],
    ['a piece without a place', '/media/video/pieces/x', piece(Buffer.from('x'), 0, { 'Upload-Offset': '-1' }), 415],
    ['an unknown upload', `/media/video/pieces/${'0'.repeat(32)}-5`, piece(Buffer.from('x'), 0), 404],
    ['a piece of nothing', '/media/video/pieces', piece(Buffer.from('x'), 0), 405],
    ['a GET', '/media/video/pieces/x', {}, 405],
    ['a GET of the form', '/media/video/upload', {}, 405],
    ['a PUT', '/media/video/upload', { method: 'PUT', body: 'x' }, 405],
  ]
  for (const [name, path, request, status] of crooked) {
    test(name, async (t) => {
      const web = await openTestWeb(t)
      const answer = await web.send(path, { ...request, cookie: await web.signIn() })
      assert.equal(answer.status, status)
      assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff')
    })
  }
})

suite('§6 without a session, or from another site, not a byte is read', () => {
  const doors: [path: string, method: string, headers: Record<string, string>][] = [
    ['/media/image/upload', 'POST', FORM],
    ['/media/video/upload', 'POST', FORM],
    ['/media/video/pieces', 'POST', { 'Upload-Length': '1000' }],
    [`/media/video/pieces/${'0'.repeat(32)}-5`, 'PATCH', { 'Upload-Offset': '0' }],
    [`/media/video/pieces/${'0'.repeat(32)}-5`, 'DELETE', {}],
  ]
  for (const [path, method, headers] of doors) {
    test(`${method} ${path}`, async (t) => {
      const web = await openTestWeb(t)
      const cookie = await web.signIn()
      const strangers: [cookie: string | undefined, headers: Record<string, string>, status: number][] = [
        [undefined, {}, 401],
        [`session=${randomBytes(32).toString('base64url')}`, {}, 401],
        [cookie, { Origin: 'https://evil.example' }, 403],
        [cookie, { Origin: 'null' }, 403],
        [cookie, { 'Sec-Fetch-Site': 'cross-site' }, 403],
        [cookie, { 'Sec-Fetch-Site': 'same-site' }, 403],
      ]
      for (const [who, from, status] of strangers) {
        const body = countedBody([Buffer.alloc(1_000, 'x')])
        const sent = { method, body: body.stream, duplex: 'half' as const, headers: { ...headers, ...from } }
        const answer = await web.send(path, { ...sent, ...(who && { cookie: who }) })
        assert.deepEqual([answer.status, body.bytes], [status, 0], JSON.stringify([who, from]))
      }
    })
  }
  test('HEAD tells nobody how far an upload came', async (t) => {
    const web = await openTestWeb(t)
    const place = await begin(web, await web.signIn(), 1_000)
    const answer = await web.send(place, { method: 'HEAD' })
    assert.deepEqual([answer.status, answer.headers.get('Upload-Offset')], [401, null])
  })
})

test('an AVI is refused before it is all there, or taken, as the machine can', async (t) => {
  const web = await openTestWeb(t)
  const cookie = await web.signIn()
  const answer = await web.send(await begin(web, cookie, 90_000_000), { ...piece(aviBytes(), 0), cookie })
  assert.ok([204, 422].includes(answer.status))
})
