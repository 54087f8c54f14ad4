import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { suite, test, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { cleanup } from '#test/cleanup.ts'
import { eventsIn, listen } from '#test/live/listen.ts'
import { openLive } from './live.ts'
import { openLiveStreams } from './live-streams.ts'
import { MAX_UNREAD_BYTES } from './broadcast.ts'

type Parts = Partial<Parameters<typeof openLiveStreams>[0]>

/** The client's address is X-Address; other paths are 404. */
async function openPort(t: TestContext, parts: Parts = {}) {
  const live = openLive('b')
  const logged: string[] = []
  const streams = openLiveStreams({
    live,
    log: { warn: (event) => logged.push(event), error: (error) => logged.push(String(error)) },
    headers: [['X-Always', 'here']],
    isSignedIn: async () => false,
    randomInteger: () => 0,
    limits: { all: 100, perAddress: 100 },
    ...parts,
  })
  const server = createServer((req, res) => {
    if (!streams.answer(req, res, () => String(req.headers['x-address'] ?? ''))) res.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  cleanup(t, () => {
    live.end()
    server.closeAllConnections()
    server.close()
  })
  const get = (query = '', headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/live${query}`, { headers })
  const open = async (query = '', headers: Record<string, string> = {}) => listen(t, await get(query, headers))
  return { live, logged, server, port, get, open }
}

test('events that are published together are sent together, each topic once', async (t) => {
  const { live, open } = await openPort(t)
  const { heard, until } = await open('?topics=products,stock')
  for (let stock = 9; stock > 0; stock -= 1) {
    live.publish({ topic: 'products' })
    live.publish({ topic: 'stock', stock: { p1: stock } })
  }
  await until(() => heard.text.includes('stock'))
  assert.equal(
    eventsIn(heard.text),
    'id: b.0\n\nevent: products\ndata: {}\n\nevent: stock\nid: b.18\ndata: {"p1":1}\n\n',
  )
})

test('no event is lost, however they are spaced', async (t) => {
  const { live, open } = await openPort(t)
  const { heard, until } = await open('?topics=stock')
  for (let stock = 1; stock <= 60; stock += 1) {
    live.publish({ topic: 'stock', stock: { p1: stock, [`p${stock + 1}`]: stock } })
    await wait(stock % 7)
  }
  await until(() => heard.text.includes('"p61":60'))
  const received = Object.assign(
    {},
    ...[...heard.text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data)),
  )
  assert.deepEqual([received.p1, received.p2, received.p31, Object.keys(received).length], [60, 1, 30, 61])
})

test('a browser that reconnects receives the events since its Last-Event-ID, whatever its page requests', async (t) => {
  const { live, open } = await openPort(t)
  live.publish({ topic: 'products' })
  live.publish({ topic: 'stock', stock: { p1: 3 } })
  const { heard, until } = await open('?topics=products,stock&since=b.0', { 'Last-Event-ID': 'b.1' })
  await until(() => heard.text.includes('stock'))
  assert.equal(eventsIn(heard.text), 'event: stock\nid: b.2\ndata: {"p1":3}\n\n')
})

test('after a restart of the shop a page receives an event for everything it shows', async (t) => {
  const { live, open } = await openPort(t)
  live.publish({ topic: 'stock', stock: { p1: 3 } })
  const { heard, until } = await open('?topics=products,stock', { 'Last-Event-ID': 'before.77' })
  await until(() => heard.text.includes('products'))
  assert.equal(eventsIn(heard.text), 'event: products\nid: b.1\ndata: {}\n\n')
})

test('a client without a cursor has missed nothing', async (t) => {
  const { live, open } = await openPort(t)
  live.publish({ topic: 'products' })
  const { heard, until } = await open()
  await until(() => heard.text.includes('id'))
  assert.equal(eventsIn(heard.text), 'id: b.1\n\n')
})

test('browsers receive different retry times', async (t) => {
  const chances = [0, 2_500, 4_999]
  const { open } = await openPort(t, { randomInteger: (below) => (chances.shift() ?? 0) % below })
  const times = []
  for (let index = 0; index < 3; index += 1) {
    const { heard, until } = await open()
    await until(() => heard.text.includes('retry'))
    times.push(/^retry: (\d+)/.exec(heard.text)?.[1])
  }
  assert.deepEqual(times, ['1000', '3500', '5999'])
})

test('an unknown topic is refused', async (t) => {
  const { get } = await openPort(t, { isSignedIn: async () => true })
  for (const query of ['?topics=', '?topics=sessions', '?topics=weather']) assert.equal((await get(query)).status, 400)
})

suite('too many', () => {
  test('one address keeps to its limit, others connect, and a closed stream makes room', async (t) => {
    const { get, open, logged } = await openPort(t, { limits: { all: 100, perAddress: 2 } })
    const office = { 'X-Address': '203.0.113.5' }
    const first = await open('', office)
    await open('', office)
    const refused = await get('', office)
    assert.equal(refused.status, 503)
    assert.ok(Number(refused.headers.get('Retry-After')) >= 30)
    assert.equal(refused.headers.get('X-Always'), 'here')
    await open('', { 'X-Address': '203.0.113.6' })
    await first.leave()
    await wait(20)
    await open('', office)
    assert.deepEqual(logged, ['live stream refused'])
  })

  test('all together keep to the limit; a signed-in admin is let in all the same', async (t) => {
    const { get, open, logged } = await openPort(t, {
      limits: { all: 1, perAddress: 9 },
      isSignedIn: async (cookie) => cookie === 'owner',
    })
    await open()
    assert.equal((await get()).status, 503)
    assert.equal((await get('', { 'X-Address': '203.0.113.6' })).status, 503)
    const { heard } = await open('?topics=orders', { Cookie: 'owner' })
    assert.equal(heard.ended, false)
    assert.deepEqual(logged, ['live stream refused'], 'logged once a minute')
  })

  test('a refusal and a HEAD do not count against the limit', async (t) => {
    const { get, open, port } = await openPort(t, { limits: { all: 1, perAddress: 1 } })
    for (let times = 0; times < 3; times += 1) {
      assert.equal((await get('?topics=orders')).status, 401)
      assert.equal((await get('?topics=')).status, 400)
      assert.equal((await fetch(`http://127.0.0.1:${port}/live`, { method: 'HEAD' })).status, 200)
      await wait(10)
    }
    await open()
  })
})

test('a client that connects while the shop closes gets 503, and nothing is logged as too many', async (t) => {
  const { live, get, logged } = await openPort(t, { isSignedIn: async () => true })
  live.end()
  for (const query of ['', '?topics=orders']) {
    const refused = await get(query)
    assert.equal(refused.status, 503)
    assert.equal(refused.headers.get('Retry-After'), '1')
  }
  assert.deepEqual(logged, [])
})

/** Returns the output of an orders stream after its session ended. */
async function heardAfterTheEnd(t: TestContext, isSignedIn: (lasts: boolean) => boolean) {
  let lasts = true
  const { live, open } = await openPort(t, { isSignedIn: async () => isSignedIn(lasts) })
  const { heard } = await open('?topics=orders', { Cookie: 'owner' })
  lasts = false
  live.publish({ topic: 'orders' })
  await wait(100)
  return heard
}

suite('orders', () => {
  test('no event after the session has ended', async (t) => {
    const heard = await heardAfterTheEnd(t, (lasts) => lasts)
    assert.doesNotMatch(heard.text, /orders/)
    assert.equal(heard.ended, true)
  })

  test('control: a stream whose session is not checked receives the event', async (t) => {
    const heard = await heardAfterTheEnd(t, () => true)
    assert.match(heard.text, /event: orders/)
    assert.equal(heard.ended, false)
  })

  test('a heartbeat checks the session as well', async (t) => {
    let lasts = true
    const { open } = await openPort(t, { isSignedIn: async () => lasts, heartbeatMs: 20 })
    const { heard, until } = await open('?topics=orders', { Cookie: 'owner' })
    await until(() => heard.text.includes('\n\n:\n\n'))
    lasts = false
    await until(() => heard.ended)
  })

  test('a session that ends while the stream is being opened ends it', async (t) => {
    const answers = [true, false]
    const { open } = await openPort(t, { isSignedIn: async () => answers.shift() ?? true })
    const { heard, until } = await open('?topics=orders', { Cookie: 'owner' })
    await until(() => heard.ended)
  })

  test('a session that cannot be checked opens no stream', async (t) => {
    const { get, logged } = await openPort(t, { isSignedIn: () => Promise.reject(new Error('no database')) })
    assert.equal((await get('?topics=orders', { Cookie: 'owner' })).status, 500)
    assert.deepEqual(logged, ['Error: no database'])
  })
})

test('the heartbeat keeps a quiet stream open, and no time-out of requests ends it', async (t) => {
  const { live, open, server } = await openPort(t, { heartbeatMs: 30 })
  server.requestTimeout = 50
  server.headersTimeout = 50
  server.keepAliveTimeout = 50
  const { heard, until } = await open()
  await until(() => heard.text.split(':\n\n').length > 8)
  live.publish({ topic: 'videos' })
  await until(() => heard.text.includes('videos'))
  assert.equal(heard.ended, false)
})

test('a client that does not read is disconnected, and no other waits for it', async (t) => {
  const { live, open, port } = await openPort(t, { bytesPerSecond: Infinity })
  const lazy = connect(port, '127.0.0.1')
  lazy.on('error', () => {})
  lazy.write('GET /live?topics=stock HTTP/1.1\r\nHost: shop\r\n\r\n')
  await once(lazy, 'readable')
  const { heard, until } = await open('?topics=stock')
  const gone = once(lazy, 'close')
  const plenty = Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`product-${index}`, index]))
  const isLong = JSON.stringify(plenty).length > MAX_UNREAD_BYTES
  assert.ok(isLong)
  for (let count = 1; count <= 100; count += 1) {
    live.publish({ topic: 'stock', stock: { ...plenty, count } })
    await until(() => heard.text.includes(`"count":${count}`))
    heard.text = ''
  }
  lazy.resume()
  await gone
  assert.equal(heard.ended, false)
})
