import assert from 'node:assert/strict'
import test from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { compress } from './compress.ts'

const PAGE = '<p>Crackers</p>'.repeat(500)

async function sent(accept: string, type: string, body = PAGE, headers: Record<string, string> = {}) {
  const request = new Request('http://shop.test/', { headers: { 'Accept-Encoding': accept } })
  const response = await compress(request, new Response(body, { headers: { 'Content-Type': type, ...headers } }))
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a page goes out in brotli when the browser takes it', async () => {
  const { response, bytes } = await sent('gzip, deflate, br', 'text/html; charset=utf-8')
  assert.equal(response.headers.get('Content-Encoding'), 'br')
  assert.match(response.headers.get('Vary') ?? '', /Accept-Encoding/)
  assert.equal(brotliDecompressSync(bytes).toString(), PAGE)
})

test('the sitemap is a text as well', async () => {
  const { response } = await sent('br', 'application/xml; charset=utf-8')
  assert.equal(response.headers.get('Content-Encoding'), 'br')
})

test('in gzip when it takes only that, or refuses brotli', async () => {
  for (const accept of ['gzip', 'gzip, br;q=0']) {
    const { response, bytes } = await sent(accept, 'application/json')
    assert.equal(response.headers.get('Content-Encoding'), 'gzip')
    assert.equal(gunzipSync(bytes).toString(), PAGE)
  }
})

for (const [what, accept, type, body, headers] of [
  ['no encoding accepted', '', 'text/html', PAGE, {}],
  ['a picture', 'br', 'image/png', PAGE, {}],
  ['live events', 'br', 'text/event-stream', PAGE, {}],
  ['too small to be worth it', 'br', 'text/html', 'ok', {}],
  ['encoded already', 'br', 'text/html', PAGE, { 'Content-Encoding': 'zstd' }],
] as const) {
  test(`unchanged: ${what}`, async () => {
    const { response, bytes } = await sent(accept, type, body, headers)
    assert.notEqual(response.headers.get('Content-Encoding'), 'br')
    assert.equal(bytes.toString(), body)
  })
}

test('status and other headers stay', async () => {
  const request = new Request('http://shop.test/', { headers: { 'Accept-Encoding': 'br' } })
  const answer = new Response(PAGE, { status: 404, headers: { 'Content-Type': 'text/html', 'X-Request-Id': '7' } })
  const response = await compress(request, answer)
  assert.equal(response.status, 404)
  assert.equal(response.headers.get('X-Request-Id'), '7')
})

test('HEAD varies a text by the accepted encodings', async () => {
  const answer = new Response(null, { headers: { 'Content-Type': 'text/html' } })
  const response = await compress(new Request('http://shop.test/', { method: 'HEAD' }), answer)
  assert.equal(response.headers.get('Vary'), 'Accept-Encoding')
})
