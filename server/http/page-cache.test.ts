import assert from 'node:assert/strict'
import { createServer, request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import test, { type TestContext } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { until } from '#test/until.ts'
import { openLive } from '../live/live.ts'
import { createPageCache } from './page-cache.ts'

const PLACEHOLDER = 'https://placeholder.invalid'
const LONG = '<p>Crackers</p>'.repeat(500)

type Effort = Pick<Parameters<typeof createPageCache>[0], 'recompressAfterMs' | 'recompress'>
type Answer = { status: number; headers: IncomingMessage['headers']; bytes: Buffer }

/** With a page that counts its renderings. */
async function opened(t: TestContext, renderPage?: (url: string) => Promise<Response>, effort: Effort = {}) {
  const live = openLive()
  const rendered: string[] = []
  const logged: unknown[] = []
  const pages = createPageCache({
    origin: PLACEHOLDER,
    async render(url) {
      rendered.push(url)
      if (renderPage) return renderPage(url)
      const headers = { 'Content-Type': 'text/html', 'X-Request-Id': 'of the rendering', 'X-Frame-Options': 'DENY' }
      return new Response(`${LONG}<p>${rendered.length}</p>`, { headers })
    },
    keyOf: ({ pathname }) => {
      if (pathname.startsWith('/page/many/')) return { key: pathname, allowStale: true, isOneOfMany: true }
      return pathname.startsWith('/page') ? { key: pathname, allowStale: !pathname.endsWith('.data') } : undefined
    },
    live,
    log: { error: (error) => logged.push(error) },
    ttlMs: 60_000,
    ...effort,
  })
  const server = createServer((req, res) => {
    pages.answer(req, res, `http://${req.headers['x-test-host'] ?? 'shop.test'}`, () =>
      res.writeHead(418).end('answered behind the cache'),
    )
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  t.after(() => {
    live.end()
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo

  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asking = ask({ port, path, headers, method, agent: false }, async (res) => {
        const chunks: Buffer[] = []
        for await (const chunk of res) chunks.push(chunk)
        resolve({ status: res.statusCode ?? 0, headers: res.headers, bytes: Buffer.concat(chunks) })
      })
      asking.on('error', reject).end()
    })
  }
  return { get, live, rendered, logged }
}

test('pages of which there are many evict each other and no other page', async (t) => {
  const { get, rendered } = await opened(t)
  await get('/page')
  for (let each = 0; each < 200; each += 1) await get(`/page/many/${each}`)
  await get('/page')
  await get('/page/many/199')
  assert.equal(rendered.length, 201)
  await get('/page/many/0')
  assert.equal(rendered.length, 202)
})

test('a page is rendered once and sent in every encoding with the same words', async (t) => {
  const { get, rendered } = await opened(t)
  const words = `${LONG}<p>1</p>`
  const [brotli, gzip, plain] = await Promise.all([
    get('/page', { 'Accept-Encoding': 'gzip, deflate, br' }),
    get('/page', { 'Accept-Encoding': 'gzip' }),
    get('/page'),
  ])
  assert.equal(brotliDecompressSync(brotli.bytes).toString(), words)
  assert.equal(gunzipSync(gzip.bytes).toString(), words)
  assert.equal(plain.bytes.toString(), words)
  assert.deepEqual(
    [brotli, gzip, plain].map(({ headers }) => headers['content-encoding']),
    ['br', 'gzip', undefined],
  )
  for (const { status, headers, bytes } of [brotli, gzip, plain]) {
    assert.equal(status, 200)
    assert.equal(headers['content-length'], String(bytes.length))
    assert.equal(headers['vary'], 'Accept-Encoding')
    assert.equal(headers['cache-control'], 'no-cache')
    assert.equal(headers['x-frame-options'], 'DENY')
  }
  assert.deepEqual(rendered, [`${PLACEHOLDER}/page`])
})

test('one rendered page serves every Host, each with its own origin, however many are made up', async (t) => {
  const words = `${LONG}<link href="${PLACEHOLDER}/page"/><p>${PLACEHOLDER}</p>`
  const { get, live, rendered } = await opened(t, async () => new Response(words))
  const read = async (host: string, accepted: string) => {
    const { bytes, headers } = await get('/page', { 'X-Test-Host': host, 'Accept-Encoding': accepted })
    const encoding = headers['content-encoding']
    const text = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
    assert.equal(text.toString(), words.replaceAll(PLACEHOLDER, `http://${host}`), host)
    return { encoding, etag: headers.etag }
  }
  const first = await read('shop.test', 'br')
  assert.equal(first.encoding, 'br')
  const hosts = Array.from({ length: 300 }, (_, at) => `made-up-${at}.test`)
  await Promise.all(hosts.map((host, at) => read(host, at % 2 ? 'br' : 'gzip')))
  for (const encoding of ['br', 'gzip', '']) assert.equal((await read('shop.test', encoding)).etag, first.etag)
  assert.equal(rendered.length, 1)
  live.publish({ topic: 'products' })
  await until(async () => (await read('shop.test', 'br')).encoding === 'br' && rendered.length === 2)
})

test('a page that names no origin is compressed once for all', async (t) => {
  const { get, rendered } = await opened(t)
  for (const host of ['a.test', 'b.test', 'c.test']) {
    const { bytes, headers } = await get('/page', { 'X-Test-Host': host, 'Accept-Encoding': 'br' })
    assert.equal(headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(bytes).toString(), `${LONG}<p>1</p>`)
  }
  assert.equal(rendered.length, 1)
})

test('a client that has the page gets 304 without a body, with the headers of the page', async (t) => {
  const { get } = await opened(t)
  const etag = String((await get('/page')).headers.etag)
  for (const known of [etag, `"other", ${etag}`, '*']) {
    const { status, bytes, headers } = await get('/page', { 'If-None-Match': known })
    assert.deepEqual([status, bytes.length, headers.etag, headers['x-frame-options']], [304, 0, etag, 'DENY'])
  }
  assert.equal((await get('/page', { 'If-None-Match': 'W/"another"' })).status, 200)
})

test('HEAD has the length of the page', async (t) => {
  const { get } = await opened(t)
  const { status, bytes, headers } = await get('/page', {}, 'HEAD')
  assert.deepEqual([status, bytes.length], [200, 0])
  assert.equal(headers['content-length'], String(LONG.length + '<p>1</p>'.length))
})

test('a change of the catalogue is in the data that is requested because of it, and soon in the page', async (t) => {
  const { get, live } = await opened(t)
  await get('/page')
  await get('/page.data')
  live.publish({ topic: 'orders' })
  assert.match((await get('/page.data')).bytes.toString(), /<p>2<\/p>$/)
  live.publish({ topic: 'stock', stock: { rocket: 4 } })
  assert.match((await get('/page.data')).bytes.toString(), /<p>3<\/p>$/)
  assert.match((await get('/page')).bytes.toString(), /<p>1<\/p>$/)
  await new Promise((later) => setTimeout(later, 1_100))
  assert.match((await get('/page')).bytes.toString(), /<p>4<\/p>$/)
})

for (const [what, path, method] of [
  ['another address', '/elsewhere', 'GET'],
  ['a form', '/page', 'POST'],
  ['an address that is none', 'http://[', 'GET'],
] as const) {
  test(`not answered from the cache: ${what}`, async (t) => {
    const { get, rendered } = await opened(t)
    const { status } = await get(path, {}, method)
    assert.equal(status, 418)
    assert.deepEqual(rendered, [])
  })
}

test('a page that could not be rendered is not cached, and the handler behind the cache answers', async (t) => {
  let isBroken = true
  const { get } = await opened(t, async () => new Response('words', { status: isBroken ? 500 : 200 }))
  assert.equal((await get('/page')).status, 418)
  isBroken = false
  assert.equal((await get('/page')).status, 200)
})

test('while a page cannot be rendered the one before is sent, but no data that is requested because something changed', async (t) => {
  const state = { status: 200 }
  const { get, live, rendered } = await opened(t, async () => new Response(`${LONG}${state.status}`, state))
  await get('/page.data')
  const before = await get('/page')
  state.status = 503
  live.publish({ topic: 'products' })
  assert.equal((await get('/page.data')).status, 418)
  await until(async () => {
    assert.deepEqual(gunzipped(await get('/page', { 'accept-encoding': 'gzip' })), `${LONG}200`)
    return rendered.filter((url) => url.endsWith('/page')).length >= 3
  })
  assert.equal(before.status, 200)
  state.status = 200
  await until(async () => (await get('/page.data')).status === 200)
})

const gunzipped = ({ bytes }: Answer) => gunzipSync(bytes).toString()

test('a response that sets a cookie is not cached', async (t) => {
  const { get } = await opened(t, async () => new Response('mine', { headers: { 'Set-Cookie': 'session=1' } }))
  assert.equal((await get('/page')).status, 418)
})

test('a page that lasts is compressed again, as small as it gets, with the same words', async (t) => {
  const words = Array.from({ length: 500 }, (_, at) => `<p>Crackers ${(at * 7_919) % 1_000}</p>`).join('')
  const { get } = await opened(t, async () => new Response(words), { recompressAfterMs: 0 })
  const asked = () => get('/page', { 'Accept-Encoding': 'br' })
  const quick = (await asked()).bytes
  await until(async () => (await asked()).bytes.length < quick.length)
  assert.equal(brotliDecompressSync((await asked()).bytes).toString(), words)
})

test('pages are compressed again one after the other, and a page replaced in between is not', async (t) => {
  const under: PromiseWithResolvers<void>[] = []
  const recompress = () => {
    const work = Promise.withResolvers<void>()
    under.push(work)
    return work.promise
  }
  const { get, live, rendered } = await opened(t, undefined, { recompressAfterMs: 0, recompress })
  for (const path of ['/page', '/page.data', '/page/3']) await get(path)
  const begun = async (count: number) => {
    await until(async () => under.length >= count)
    await new Promise((later) => setTimeout(later, 50))
    assert.equal(under.length, count)
  }
  await begun(1)
  live.publish({ topic: 'products' })
  await get('/page.data')
  assert.equal(rendered.length, 4)
  for (const count of [2, 3]) {
    under.at(-1)?.resolve()
    await begun(count)
  }
  under.at(-1)?.resolve()
  await begun(3)
})
