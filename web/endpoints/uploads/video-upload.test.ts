import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { suite, test } from 'node:test'
import { pngArt } from '#test/fixtures/images.ts'
import { aviBytes, mp4Clip, videoPart } from '#test/fixtures/videos.ts'
import { imagePart, multipart } from '#test/fixtures/uploads.ts'
import { openTestWeb, type TestWeb } from '#test/shop/open-test-web.ts'

const FORM = { 'Content-Type': 'multipart/form-data; boundary=a-boundary' }
const TUS = { 'Tus-Resumable': '1.0.0' }
const preset = { field: 'upload_preset', body: 'products' }

async function videoForm() {
  return multipart([preset, { field: 'resource_type', body: 'video' }, videoPart(await mp4Clip())])
}

async function begin({ send }: TestWeb, cookie: string, bytes: number): Promise<string> {
  const answer = await send('/media/video/pieces', {
    method: 'POST',
    cookie,
    headers: { ...TUS, 'Upload-Length': String(bytes) },
  })
  assert.equal(answer.status, 201)
  return answer.headers.get('Location') ?? ''
}

function chunk(bytes: Buffer<ArrayBuffer>, at: number, headers: Record<string, string> = {}) {
  const type = 'application/offset+octet-stream'
  return {
    method: 'PATCH',
    body: bytes,
    headers: { ...TUS, 'Content-Type': type, 'Upload-Offset': String(at), ...headers },
  }
}

function creation(headers: Record<string, string>) {
  return { method: 'POST', headers: { ...TUS, ...headers } }
}

const UNKNOWN = `/media/video/pieces/${'0'.repeat(32)}-5`

test('§7 POST of file, upload_preset and resource_type answers with secure_url, which serves the video in ranges', async (t) => {
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

test('a video in chunks is created, interrupted and resumed at its offset, and its last response repeats', async (t) => {
  const web = await openTestWeb(t)
  const cookie = await web.signIn()
  const clip = Buffer.from(await mp4Clip())
  const place = await begin(web, cookie, clip.length)
  assert.match(place, /^\/media\/video\/pieces\/[0-9a-f]{32}-\d+$/)
  const first = await web.send(place, { ...chunk(clip.subarray(0, 70_000), 0), cookie })
  assert.deepEqual([first.status, first.headers.get('Upload-Offset')], [204, '70000'])
  const asked = await web.send(place, { method: 'HEAD', cookie, headers: TUS })
  assert.deepEqual([asked.status, asked.headers.get('Upload-Offset')], [200, '70000'])
  assert.equal(asked.headers.get('Cache-Control'), 'no-store')
  assert.equal((await web.send(place, { ...chunk(clip, 0), cookie })).status, 409)
  const last = await web.send(place, { ...chunk(clip.subarray(70_000), 70_000), cookie })
  const { secure_url } = await last.json()
  assert.match(secure_url, /^\/media\/video\/upload\/[0-9a-f]{32}\.mp4$/)
  const again = await web.send(place, { ...chunk(Buffer.alloc(0), clip.length), cookie })
  assert.deepEqual(await again.json(), { secure_url })
  assert.equal((await web.send(place, { method: 'DELETE', cookie, headers: TUS })).status, 204)
  assert.equal((await web.send(place, { method: 'HEAD', cookie, headers: TUS })).status, 404)
})

suite('refused with a sentence', () => {
  test('a file other than a video', async (t) => {
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
  test('a chunk other than a video', async (t) => {
    const web = await openTestWeb(t)
    const cookie = await web.signIn()
    const answer = await web.send(await begin(web, cookie, 1_000), { ...chunk(Buffer.alloc(900, 'x'), 0), cookie })
    assert.deepEqual(
      [answer.status, await answer.json()],
      [415, { error: { message: 'Please select a valid video file' } }],
    )
  })
  const crooked: [name: string, path: string, request: RequestInit, status: number][] = [
    ['no length', '/media/video/pieces', { method: 'POST', headers: TUS }, 400],
    ['a length that is not a number', '/media/video/pieces', creation({ 'Upload-Length': '1e3' }), 400],
    ['an empty video', '/media/video/pieces', creation({ 'Upload-Length': '0' }), 400],
    ['a length that comes later', '/media/video/pieces', creation({ 'Upload-Defer-Length': '1' }), 400],
    ['malformed metadata', '/media/video/pieces', creation({ 'Upload-Length': '9', 'Upload-Metadata': 'a b c' }), 400],
    ['§9 over 100MB', '/media/video/pieces', creation({ 'Upload-Length': '104857601' }), 413],
    ['no version', '/media/video/pieces', { method: 'POST', headers: { 'Upload-Length': '9' } }, 412],
    ['another version', '/media/video/pieces', creation({ 'Upload-Length': '9', 'Tus-Resumable': '0.2.2' }), 412],
    [
      'a chunk of another type',
      '/media/video/pieces/x',
      chunk(Buffer.from('x'), 0, { 'Content-Type': 'video/mp4' }),
      415,
    ],
    ['a chunk without an offset', '/media/video/pieces/x', chunk(Buffer.from('x'), 0, { 'Upload-Offset': '-1' }), 400],
    ['a HEAD of an unknown upload', UNKNOWN, { method: 'HEAD', headers: TUS }, 404],
    ['a DELETE of an unknown upload', UNKNOWN, { method: 'DELETE', headers: TUS }, 404],
    ['an unknown upload', UNKNOWN, chunk(Buffer.from('x'), 0), 404],
    ['a chunk for no upload', '/media/video/pieces', chunk(Buffer.from('x'), 0), 405],
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
      if (!path.startsWith('/media/video/pieces')) return
      assert.equal(answer.headers.get('Tus-Resumable'), '1.0.0')
      assert.equal(answer.headers.get('Upload-Offset'), null)
      assert.equal(answer.headers.get('Tus-Version'), status === 412 ? '1.0.0' : null)
    })
  }
})

suite('§6 without a session, or from another site, not a byte is waited for', () => {
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
        const sent = { method, body: new ReadableStream(), duplex: 'half' as const, headers: { ...headers, ...from } }
        const answer = await web.send(path, { ...sent, ...(who && { cookie: who }) })
        assert.equal(answer.status, status, JSON.stringify([who, from]))
      }
    })
  }
  test('a POST that overrides its method is refused like that method', async (t) => {
    const web = await openTestWeb(t)
    const cookie = await web.signIn()
    const place = await begin(web, cookie, 1_000)
    const headers = { ...TUS, 'X-HTTP-Method-Override': 'DELETE' }
    const refused: [RequestInit & { cookie?: string }, status: number][] = [
      [{ method: 'POST', headers: { ...headers, Origin: 'https://evil.example' }, cookie }, 403],
      [{ method: 'POST', headers }, 401],
      [{ headers, cookie }, 405],
    ]
    for (const [request, status] of refused) assert.equal((await web.send(place, request)).status, status)
    assert.equal((await web.send(place, { method: 'HEAD', cookie, headers: TUS })).status, 200)
    assert.equal((await web.send(place, { method: 'POST', headers, cookie })).status, 204)
    assert.equal((await web.send(place, { method: 'HEAD', cookie, headers: TUS })).status, 404)
  })

  test('HEAD returns no offset', async (t) => {
    const web = await openTestWeb(t)
    const place = await begin(web, await web.signIn(), 1_000)
    const answer = await web.send(place, { method: 'HEAD', headers: TUS })
    assert.deepEqual([answer.status, answer.headers.get('Upload-Offset')], [401, null])
  })
})

test('the form refuses a part of a file, and accepts a part that is the whole', async (t) => {
  const web = await openTestWeb(t)
  const cookie = await web.signIn()
  const clip = await mp4Clip()
  const table: [path: string, range: string, message: string | undefined][] = [
    ['video', 'bytes 0-99/200', 'Please send the whole video in one form, not a part of it'],
    ['video', 'bytes 0-99/*', 'Please send the whole video in one form, not a part of it'],
    ['image', 'bytes 100-199/200', 'Please send the whole image in one form, not a part of it'],
    ['video', `bytes 0-${clip.length - 1}/${clip.length}`, undefined],
  ]
  for (const [kind, range, message] of table) {
    const headers = { ...FORM, 'Content-Range': range, 'X-Unique-Upload-Id': 'a-1' }
    const answer = await web.send(`/media/${kind}/upload`, {
      method: 'POST',
      body: await videoForm(),
      headers,
      cookie,
    })
    assert.equal(answer.status, message ? 400 : 200)
    if (message) assert.deepEqual(await answer.json(), { error: { message } })
  }
})

test('an AVI is refused early, or accepted where the machine can convert it', async (t) => {
  const web = await openTestWeb(t)
  const cookie = await web.signIn()
  const answer = await web.send(await begin(web, cookie, 90_000_000), { ...chunk(aviBytes(), 0), cookie })
  assert.ok([204, 422].includes(answer.status))
})
