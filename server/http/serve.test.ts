import assert from 'node:assert/strict'
import { once } from 'node:events'
import { BlockList, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import test, { type TestContext } from 'node:test'
import * as fc from 'fast-check'
import { openLog } from '../log.ts'
import { countAnswers } from './pending-answers.ts'
import { serve, type WebHandler } from './serve.ts'

/** Echoes the URL that the web would get. */
async function openEcho(
  t: TestContext,
  {
    proxies = [] as string[],
    publicUrl = undefined as string | undefined,
    lastRequestsMs = 10_000,
    handler = (async ({ url }) => new Response(url)) as WebHandler,
    settled = async () => {},
  } = {},
) {
  const trustedProxies = new BlockList()
  for (const proxy of proxies) trustedProxies.addAddress(proxy)
  const logged: string[] = []
  const { port, stop } = await serve({
    config: { port: 0, host: '127.0.0.1', trustedProxies, publicUrl },
    handler,
    settled,
    staticFiles: (_req, _res, next) => next(),
    live: { answer: () => false, count: () => 0 },
    log: openLog((line) => logged.push(line)),
    lastRequestsMs,
  })
  t.after(stop)
  return {
    port,
    stop,
    logged,
    async ask(method: string, headers: Record<string, string>) {
      const socket = connect(port, '127.0.0.1')
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`${method} /orders HTTP/1.1\r\n${lines.join('')}Content-Length: 0\r\nConnection: close\r\n\r\n`)
      const [head = '', ...body] = (await text(socket)).split('\r\n\r\n')
      return `${head.split(' ')[1]} ${body.join('').replaceAll(/^\w+\r\n|\r\n0$/g, '')}`
    },
  }
}

const FORWARDED = { Host: 'inside:3000', 'X-Forwarded-Host': 'shop.in', 'X-Forwarded-Proto': 'https' }

test('the web sees the origin that the visitor sees', async (t) => {
  const plain = await openEcho(t)
  const behind = await openEcho(t, { proxies: ['127.0.0.1'] })
  const named = await openEcho(t, { publicUrl: 'https://crackers.in' })
  for (const method of ['GET', 'POST']) {
    assert.equal(await plain.ask(method, { Host: 'shop.in:80' }), `200 http://shop.in/orders`)
    assert.equal(await plain.ask(method, FORWARDED), `200 http://inside:3000/orders`)
    assert.equal(await behind.ask(method, FORWARDED), `200 https://shop.in/orders`)
    assert.equal(await named.ask(method, FORWARDED), `200 https://crackers.in/orders`)
  }
})

const unreadable: Record<string, string>[] = [
  { Host: 'a b' },
  { Host: 'me@shop.in' },
  { Host: 'shop.in', 'X-Forwarded-Host': 'a b' },
]

test('an invalid Host header is refused, from a proxy as well; nothing is logged, and the shop goes on', async (t) => {
  const { ask, logged } = await openEcho(t, { proxies: ['127.0.0.1'] })
  for (const method of ['GET', 'POST']) {
    for (const headers of unreadable) {
      assert.equal(await ask(method, headers), '400 The Host header could not be read.')
    }
    assert.match(await ask(method, { Host: 'shop.in' }), /^200 /)
  }
  assert.deepEqual(logged, [])
})

const headers = fc.dictionary(
  fc.constantFrom('Host', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-For', 'Forwarded', 'Origin'),
  fc.oneof(
    fc.stringMatching(/^[ -~]{0,40}$/),
    fc.constantFrom('shop.in', 'https', 'for=1.2.3.4;proto=https;host="', 'host=a b', 'proto=;host=[', ',', '::1'),
  ),
  { noNullPrototype: true },
)

test('any request gets an answer, nothing is logged, and the shop goes on', async (t) => {
  const { ask, logged } = await openEcho(t, { proxies: ['127.0.0.1'] })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'POST', 'TRACE', 'PUT'), headers, async (method, said) => {
      assert.match(await ask(method, said), /^(200|400|501) ./)
    }),
    { numRuns: 300 },
  )
  assert.deepEqual(logged, [])
})

test('a shop under an https address sends HSTS with every answer', async (t) => {
  for (const [publicUrl, header] of [
    ['https://crackers.in', 'max-age=31536000'],
    ['http://crackers.in', null],
    [undefined, null],
  ] as const) {
    const { port } = await openEcho(t, { publicUrl })
    for (const method of ['GET', 'POST']) {
      const answer = await fetch(`http://127.0.0.1:${port}/orders`, { method })
      assert.equal(answer.headers.get('Strict-Transport-Security'), header)
    }
  }
})

/** Also of a reset connection. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

test('a client that stalls in the middle of its request does not delay the end beyond its bound', async (t) => {
  const { port, stop } = await openEcho(t, { lastRequestsMs: 100 })
  const half = connect(port, '127.0.0.1')
  half.write('POST /orders HTTP/1.1\r\nHost: shop.in\r\nContent-Length: 100\r\n\r\nhalf')
  const silent = connect(port, '127.0.0.1')
  for (const socket of [half, silent]) socket.on('error', () => {})
  await Promise.all([once(half, 'connect'), once(silent, 'connect')])
  const since = performance.now()
  await Promise.all([stop(), closed(half), closed(silent)])
  assert.ok(performance.now() - since < 2_000)
})

test('the end waits for the answer to a client that has gone, within the same bound', async (t) => {
  for (const [lastRequestsMs, isAnswered] of [
    [10_000, true],
    [100, false],
  ] as const) {
    const started = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<Response>()
    const { handler, settled } = countAnswers(async () => {
      started.resolve()
      return answer.promise
    })
    const { port, stop } = await openEcho(t, { lastRequestsMs, handler, settled })
    const gone = connect(port, '127.0.0.1')
    gone.write('GET /orders HTTP/1.1\r\nHost: shop.in\r\n\r\n')
    await started.promise
    gone.destroy()
    let isAnsweredFirst = false
    if (isAnswered) setTimeout(() => answer.resolve(new Response('late')), 300)
    void answer.promise.then(() => (isAnsweredFirst = true))
    await stop()
    assert.equal(isAnsweredFirst, isAnswered)
  }
})
