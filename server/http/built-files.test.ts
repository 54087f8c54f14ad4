import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { suite, test, type TestContext } from 'node:test'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { openBuiltFiles } from './built-files.ts'

const SCRIPT = 'export const crackers = 22\n'.repeat(100)
const VIDEO = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 251))

function folderWith(t: TestContext, files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-built-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

async function opened(
  t: TestContext,
  folders: string[],
  newer?: () => string | undefined,
  instead?: Record<string, string>,
) {
  const logged: unknown[] = []
  const files = openBuiltFiles({
    folders,
    headers: [['X-Frame-Options', 'DENY']],
    ...(newer && { newer }),
    ...(instead && { instead }),
    log: { error: (e) => logged.push(e) },
  })
  const server = createServer((req, res) => files.answer(req, res, () => res.writeHead(418).end('next')))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  return {
    logged,
    get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>((resolve, reject) => {
        const asking = ask({ port, path, headers, method, agent: false }, async (res) => {
          const chunks: Buffer[] = []
          for await (const chunk of res) chunks.push(chunk)
          resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes: Buffer.concat(chunks) })
        })
        asking.on('error', reject).end()
      }),
  }
}

const built = (t: TestContext) =>
  folderWith(t, {
    'assets/shop-abc.js': SCRIPT,
    'assets/shop-abc.js.br': brotliCompressSync(SCRIPT),
    'assets/shop-abc.js.gz': gzipSync(SCRIPT),
    'hero/video.mp4': VIDEO,
    'favicon.ico': 'icon',
  })

test('a script of a newer build, of which another process has shown a page; never its other files', async (t) => {
  let current: string | undefined
  const { get } = await opened(t, [built(t)], () => current)
  assert.equal((await get('/assets/shop-def.js')).status, 404)
  current = folderWith(t, { 'assets/shop-def.js': 'newer', 'favicon.ico': 'other', 'new.txt': 'new' })
  assert.equal(String((await get('/assets/shop-def.js')).bytes), 'newer')
  assert.equal(String((await get('/favicon.ico')).bytes), 'icon')
  assert.equal((await get('/new.txt')).status, 418)
  assert.equal((await get('/assets/other.js')).status, 404)
})

test('a script in the encoding that the client prefers, to be kept for ever', async (t) => {
  const { get } = await opened(t, [built(t)])
  const tags = new Set<unknown>()
  for (const [accepted, encoding, decode] of [
    ['gzip, br', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0', undefined, (bytes: Buffer) => bytes],
  ] as const) {
    const { status, headers, bytes } = await get('/assets/shop-abc.js?x=1', { 'Accept-Encoding': accepted })
    assert.equal(status, 200)
    assert.equal(decode(bytes).toString(), SCRIPT)
    assert.equal(headers['content-encoding'], encoding)
    assert.equal(headers['content-length'], String(bytes.length))
    assert.equal(headers['content-type'], 'text/javascript;charset=utf-8')
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(headers['vary'], 'Accept-Encoding')
    assert.equal(headers['x-frame-options'], 'DENY')
    tags.add(headers['etag'])
  }
  assert.equal(tags.size, 3)
})

suite('a range of a video', () => {
  const table: [range: string, status: number, contentRange: string | undefined, bytes: Buffer][] = [
    ['bytes=0-0', 206, 'bytes 0-0/1000', VIDEO.subarray(0, 1)],
    ['bytes=-5', 206, 'bytes 995-999/1000', VIDEO.subarray(-5)],
    ['bytes=990-', 206, 'bytes 990-999/1000', VIDEO.subarray(990)],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', VIDEO.subarray(990)],
    ['bytes=1000-', 416, 'bytes */1000', Buffer.alloc(0)],
    ['bytes=-0', 416, 'bytes */1000', Buffer.alloc(0)],
    ['bytes=9-2', 200, undefined, VIDEO],
    ['bytes=a-b', 200, undefined, VIDEO],
    ['items=0-1', 200, undefined, VIDEO],
    ['bytes=0-1,5-9', 200, undefined, VIDEO],
  ]
  for (const [range, status, contentRange, bytes] of table) {
    test(range, async (t) => {
      const { get } = await opened(t, [built(t)])
      const answer = await get('/hero/video.mp4', { Range: range })
      assert.equal(answer.status, status)
      assert.equal(answer.headers['content-range'], contentRange)
      assert.deepEqual(answer.bytes, bytes)
      assert.equal(answer.headers['accept-ranges'], 'bytes')
      assert.equal(answer.headers['x-frame-options'], 'DENY')
    })
  }
})

test('a range goes on only with the same file', async (t) => {
  const { get } = await opened(t, [built(t)])
  const { headers } = await get('/hero/video.mp4')
  for (const known of [headers['etag'], headers['last-modified']]) {
    assert.equal((await get('/hero/video.mp4', { Range: 'bytes=1-2', 'If-Range': String(known) })).status, 206)
  }
  assert.equal((await get('/hero/video.mp4', { Range: 'bytes=1-2', 'If-Range': '"other"' })).status, 200)
})

test('a client with the file gets 304 with its headers', async (t) => {
  const { get } = await opened(t, [built(t)])
  const { headers } = await get('/favicon.ico')
  const [etag, modified] = [String(headers['etag']), String(headers['last-modified'])]
  const conditions: Record<string, string>[] = [
    { 'If-None-Match': etag },
    { 'If-None-Match': `"other", W/${etag}` },
    { 'If-None-Match': '*' },
    { 'If-Modified-Since': modified },
  ]
  for (const known of conditions) {
    const answer = await get('/favicon.ico', known)
    assert.deepEqual([answer.status, answer.bytes.length], [304, 0])
    assert.equal(answer.headers['etag'], etag)
    assert.equal(answer.headers['cache-control'], 'public, max-age=86400')
    assert.equal(answer.headers['x-frame-options'], 'DENY')
  }
  assert.equal((await get('/favicon.ico', { 'If-None-Match': '"other"', 'If-Modified-Since': modified })).status, 200)
})

test('HEAD has the length of the GET', async (t) => {
  const { get } = await opened(t, [built(t)])
  const { status, headers, bytes } = await get('/hero/video.mp4', { Range: 'bytes=0-4' }, 'HEAD')
  assert.deepEqual([status, headers['content-length'], bytes.length], [200, '1000', 0])
  assert.equal(headers['content-type'], 'video/mp4')
})

test('a picture for shared links may be shown by other sites', async (t) => {
  const always = 'cross-origin-resource-policy'
  const { get } = await opened(t, [folderWith(t, { 'share/shop.jpg': 'picture', 'favicon.ico': 'icon' })])
  assert.equal((await get('/share/shop.jpg')).headers[always], 'cross-origin')
  assert.equal((await get('/favicon.ico')).headers[always], undefined)
})

test('a path that is no file is passed on; a script of another build is gone without a page', async (t) => {
  const { get } = await opened(t, [built(t)])
  for (const path of ['/', '/ordernow', '/hero', '/../favicon.ico', '/%2e%2e/favicon.ico', '/favicon.ico%00', '/%']) {
    assert.equal((await get(path)).status, 418, path)
  }
  const gone = await get('/assets/shop-old.js')
  assert.deepEqual([gone.status, gone.bytes.toString()], [404, 'Not found'])
  assert.equal(gone.headers['x-frame-options'], 'DENY')
  assert.equal((await get('/fav%69con.ico')).status, 200)
})

test('one file is answered in place of another, and not cached as a file of the build', async (t) => {
  const folder = folderWith(t, { 'shop-worker.js': 'keeps pages', 'removing-worker.js': 'removes itself' })
  const { get } = await opened(t, [folder], undefined, { '/shop-worker.js': '/removing-worker.js' })
  const { bytes, headers } = await get('/shop-worker.js')
  assert.deepEqual([String(bytes), headers['cache-control']], ['removes itself', 'no-cache'])
  assert.equal(String((await (await opened(t, [folder])).get('/shop-worker.js')).bytes), 'keeps pages')
})

test('a build under the running shop changes nothing for it', async (t) => {
  const folder = built(t)
  const { get } = await opened(t, [folder])
  rmSync(folder, { recursive: true })
  assert.equal((await get('/assets/shop-abc.js')).bytes.toString(), SCRIPT)
  assert.deepEqual((await get('/hero/video.mp4')).bytes, VIDEO)
})

test('the scripts of the previous build are still there, and shared ones are the new build’s', async (t) => {
  const earlier = folderWith(t, { 'assets/shop-old.js': 'old', 'favicon.ico': 'old icon' })
  const { get } = await opened(t, [built(t), earlier, join(earlier, 'nothing')])
  assert.equal((await get('/assets/shop-old.js')).bytes.toString(), 'old')
  assert.equal((await get('/favicon.ico')).bytes.toString(), 'icon')
})

test('a file that cannot be read is logged, and the others are served', async (t) => {
  const folder = built(t)
  symlinkSync(join(folder, 'nowhere'), join(folder, 'hero/gone.mp4'))
  const { get, logged } = await opened(t, [folder])
  assert.equal(logged.length, 1)
  assert.equal((await get('/hero/gone.mp4')).status, 418)
  assert.equal((await get('/favicon.ico')).status, 200)
})
