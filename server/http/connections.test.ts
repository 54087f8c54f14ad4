import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { BlockList, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import test, { type TestContext } from 'node:test'
import { openFilesBelow } from '#test/processes/process-state.ts'
import { until } from '#test/until.ts'
import { openLog } from '../log.ts'
import { IMMUTABLE, sendFile } from '../files/send-file.ts'
import type { ConnectionLimits } from './connections.ts'
import { openLiveStreams } from '../live/live-streams.ts'
import { openLive } from '../live/live.ts'
import { serve, type WebHandler } from './serve.ts'
import { affordableConnections } from './open-files.ts'

const HEAD = 'HTTP/1.1\r\nHost: shop.in\r\n'
const get = (path: string, more = '') => `GET ${path} ${HEAD}${more}\r\n`
const VIDEO_BYTES = 3_000_000

async function opened(
  t: TestContext,
  { handler, limits }: { handler?: WebHandler; limits?: Partial<ConnectionLimits> },
) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-served-'))
  const video = join(folder, 'video.mp4')
  writeFileSync(video, Buffer.alloc(VIDEO_BYTES, 'video'))
  const logged: string[] = []
  const log = openLog((line) => logged.push(line))
  const live = openLive()
  const served = await serve({
    config: { port: 0, host: '127.0.0.1', trustedProxies: new BlockList(), publicUrl: undefined },
    handler:
      handler ??
      ((request) => sendFile({ path: video, type: 'video/mp4', etag: '"video"', cacheControl: IMMUTABLE }, request)),
    staticFiles: (_req, _res, next) => next(),
    canonicalPath: (path) => path,
    headers: [['X-Frame-Options', 'DENY']],
    live: openLiveStreams({
      live,
      log,
      headers: [],
      isSignedIn: async () => false,
      randomInteger: () => 0,
      limits: { all: 10, perAddress: 10 },
    }),
    log,
    ...(limits && { limits }),
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= served.stop())
  t.after(async () => {
    live.end()
    await stop()
    rmSync(folder, { recursive: true })
  })
  const dial = (request: string) => {
    const socket = connect(served.port, '127.0.0.1').on('error', () => {})
    socket.write(request)
    return socket
  }
  return {
    logged,
    stop,
    open: () => openFiles(folder),
    dial,
    /** Returns all output until the connection ends. */
    send: (request: string) => text(dial(request)),
  }
}

const openFiles = (folder: string) => openFilesBelow(process.pid, [folder]).length

const echo: WebHandler = async (request) =>
  request.method === 'GET' ? new Response('page') : new Response(await request.text())

const slowPage: WebHandler = async () => {
  await new Promise((later) => setTimeout(later, 5))
  return new Response('page')
}

const statuses = (said: string) => said.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []

test('three hundred times two videos and a CONNECT behind them leave no file open', async (t) => {
  const { dial, send, open, logged } = await opened(t, {})
  const request = `${get('/video.mp4')}${get('/video.mp4')}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(Array.from({ length: 10 }, () => new Promise((gone) => dial(request).resume().on('close', gone))))
  }
  await until(async () => open() === 0)
  assert.deepEqual(statuses(await send(get('/video.mp4', 'Connection: close\r\n'))), ['200'])
  assert.deepEqual(logged, [])
})

test('whole videos over HTTP/1.0 and with Connection: close leave no file open', async (t) => {
  const { send, open } = await opened(t, {})
  for (let each = 0; each < 60; each += 1) {
    const said = await send(
      ['GET /video.mp4 HTTP/1.0\r\n\r\n', get('/video.mp4', 'Connection: close\r\n')][each % 2] ?? '',
    )
    assert.ok(said.length > VIDEO_BYTES)
  }
  await until(async () => open() === 0)
})

test('CONNECT alone is answered 405, and an upgrade as if it were none', async (t) => {
  const { send } = await opened(t, { handler: async () => new Response('page') })
  assert.match(await send('CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'), /^HTTP\/1\.1 405 [^]*\r\nAllow: /)
  for (const protocol of ['websocket', 'h2c']) {
    const said = await send(get('/', `Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n`))
    assert.match(said, /^HTTP\/1\.1 200 [^]*page/)
  }
})

test('the requests of one connection are answered one after the other, and too many end it', async (t) => {
  let atOnce = 0
  let most = 0
  let handled = 0
  const handler: WebHandler = async ({ url }) => {
    atOnce += 1
    handled += 1
    most = Math.max(most, atOnce)
    await new Promise((later) => setTimeout(later, 2))
    atOnce -= 1
    return new Response(`<${new URL(url).pathname}>`)
  }
  const { send, dial } = await opened(t, { handler })
  const paths = Array.from({ length: 16 }, (_, at) => `/${at}`)
  const said = await send(paths.map((path) => get(path, path === '/15' ? 'Connection: close\r\n' : '')).join(''))
  assert.deepEqual(said.match(/(?<=<)\/\d+(?=>)/g), paths)
  assert.equal(most, 1)
  handled = 0
  const flood = dial(get('/').repeat(1_000)).resume()
  await new Promise((gone) => flood.on('close', gone))
  assert.ok(handled <= 16, `${handled} handled`)
})

test('a client that does not read loses the connection; one that waits for a slow answer keeps it', async (t) => {
  const slow = Promise.withResolvers<void>()
  const handler: WebHandler = async ({ url }) => {
    if (url.endsWith('/slow')) await slow.promise
    return new Response(url.endsWith('/slow') ? 'slow' : Buffer.alloc(50_000_000))
  }
  const { dial, send } = await opened(t, { handler, limits: { idleMs: 200 } })
  const waiting = send(get('/slow', 'Connection: close\r\n'))
  const deaf = dial(get('/'))
  deaf.pause()
  const started = performance.now()
  await new Promise((gone) => {
    // By then both buffers are full, even on a slow machine.
    setTimeout(() => deaf.resume(), 4_000)
    deaf.on('close', gone)
  })
  assert.ok(deaf.bytesRead < 50_000_000, `${deaf.bytesRead} bytes came`)
  assert.ok(performance.now() - started < 10_000)
  slow.resolve()
  assert.match(await waiting, /slow/)
})

test('a body shorter than announced is cut off in bounded time, answered before or not', async (t) => {
  const { dial } = await opened(t, { handler: echo, limits: { bodyMs: () => 100, checkMs: 20 } })
  for (const [method, status] of [
    ['POST', '408'],
    ['GET', '200'],
  ]) {
    const said = await text(dial(`${method} / ${HEAD}Content-Length: 100\r\n\r\nshort`))
    assert.deepEqual(statuses(said), [status])
  }
})

for (const [what, request] of [
  ['two hosts', 'GET / HTTP/1.1\r\nHost: shop.in\r\nHost: other.in\r\n\r\n'],
  ['a whole address', `GET http://shop.in/ ${HEAD}\r\n`],
  ['a star', `OPTIONS * ${HEAD}\r\n`],
  ['a path without its slash', `GET ordernow ${HEAD}\r\n`],
] as const) {
  test(`refused with 400 and not logged: ${what}`, async (t) => {
    const { send, logged } = await opened(t, { handler: async () => new Response('page') })
    const said = await send(request)
    assert.deepEqual(statuses(said), ['400'])
    assert.deepEqual(logged, [])
  })
}

test('live streams whose connection ended with a CONNECT no longer count against the limit', async (t) => {
  const { dial } = await opened(t, {})
  for (let round = 0; round < 20; round += 1) {
    const request = `${get('/live').repeat(9)}CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n`
    await new Promise((gone) => dial(request).resume().on('close', gone))
  }
  const openStream = async () => {
    const socket = dial(get('/live'))
    const [first] = (await once(socket, 'data')) as [Buffer]
    return { socket, said: first.toString().slice(0, 12) }
  }
  const streams = await Promise.all(Array.from({ length: 10 }, openStream))
  assert.deepEqual(new Set(streams.map(({ said }) => said)), new Set(['HTTP/1.1 200']))
  for (const { socket } of streams) socket.destroy()
})

test('after the end begins a kept line gets the answers under way and no more', async (t) => {
  const { dial, stop } = await opened(t, { handler: slowPage })
  let answers = 0
  let ended = false
  const line = dial(get('/'))
  line.on('data', (said: Buffer) => {
    answers += statuses(said.toString()).length
    line.write(get('/'))
  })
  line.on('close', () => (ended = true))
  await until(async () => answers > 20)
  const before = answers
  await stop()
  await until(async () => ended)
  assert.ok(answers - before <= 2, `${answers - before} more answers`)
})

test('connections are bounded below the files that may be open', async (t) => {
  assert.equal(affordableConnections(1_024), 870)
  assert.equal(affordableConnections(Infinity), Infinity)
  const { dial, logged } = await opened(t, { limits: { connections: 3 } })
  const kept = Array.from({ length: 3 }, () => dial(''))
  await Promise.all(kept.map((socket) => new Promise((ready) => socket.once('ready', ready))))
  for (let each = 0; each < 5; each += 1) await new Promise((gone) => dial(get('/')).resume().on('close', gone))
  assert.equal(logged.length, 1)
  assert.match(logged[0] ?? '', /connection refused/)
  for (const socket of kept) socket.destroy()
})
