// Request smuggling: each ambiguous request is refused as a whole.
import assert from 'node:assert/strict'
import { BlockList, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import test, { type TestContext } from 'node:test'
import { openLog } from '../log.ts'
import { serve } from './serve.ts'

async function opened(t: TestContext) {
  const logged: string[] = []
  const asked: string[] = []
  const { port, stop } = await serve({
    config: { port: 0, host: '127.0.0.1', trustedProxies: new BlockList(), publicUrl: undefined },
    async handler(request) {
      await request.text()
      asked.push(new URL(request.url).pathname)
      return new Response('page')
    },
    staticFiles: (_req, _res, next) => next(),
    headers: [['X-Frame-Options', 'DENY']],
    live: { answer: () => false, count: () => 0 },
    log: openLog((line) => logged.push(line)),
  })
  t.after(stop)
  /** Returns all output until the connection ends. */
  const send = async (request: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(request, 'latin1')
    return await text(socket)
  }
  return { send, asked, logged }
}

const statuses = (said: string) => said.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
const HOST = 'Host: shop.in\r\n'
const HIDDEN = `GET /hidden HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`

const framings: [what: string, head: string][] = [
  ['Content-Length and Transfer-Encoding', `${HOST}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['Transfer-Encoding and Content-Length', `${HOST}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n`],
  ['two lengths', `${HOST}Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n`],
  ['a list of lengths', `${HOST}Content-Length: 0, ${HIDDEN.length}\r\n\r\n`],
  ['a length with a sign', `${HOST}Content-Length: +0\r\n\r\n`],
  ['a negative length', `${HOST}Content-Length: -1\r\n\r\n`],
  ['a length in hexadecimal', `${HOST}Content-Length: 0x0\r\n\r\n`],
  ['an unknown encoding', `${HOST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['chunked that is not the last encoding', `${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a space before the colon', `${HOST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ['a bare LF behind a header', `${HOST}X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a bare CR in a header', `${HOST}X-A: b\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['a NUL in a header', `${HOST}X-A: b\0c\r\n\r\n`],
  ['a first header that is folded', ` X-A: b\r\n${HOST}\r\n`],
  ['a chunk with a size that is none', `${HOST}Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n`],
  ['a chunk that is longer than it says', `${HOST}Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n0\r\n\r\n`],
  ['a bare LF behind the size of a chunk', `${HOST}Transfer-Encoding: chunked\r\n\r\n1\na\r\n0\r\n\r\n`],
]

for (const [what, head] of framings) {
  test(`refused with 400, and nothing after it is answered: ${what}`, async (t) => {
    const { send, asked, logged } = await opened(t)
    assert.deepEqual(statuses(await send(`POST /orders HTTP/1.1\r\n${head}${HIDDEN}`)), ['400'])
    assert.ok(!asked.includes('/hidden'))
    assert.deepEqual(logged, [])
  })
}

test('a body that looks like a request is a body, also that of a GET', async (t) => {
  const { send, asked } = await opened(t)
  for (const method of ['POST', 'GET']) {
    const first = `${method} /orders HTTP/1.1\r\n${HOST}Content-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`
    const last = `GET /last HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`
    assert.deepEqual(statuses(await send(first + last)), ['200', '200'])
  }
  assert.deepEqual(asked, ['/orders', '/last', '/orders', '/last'])
})

test('a folded header is one value and makes no further header', async (t) => {
  const { send, asked } = await opened(t)
  const said = await send(`POST /orders HTTP/1.1\r\n${HOST}X-A: b\r\n Transfer-Encoding: chunked\r\n\r\n${HIDDEN}`)
  assert.ok(['200,200', '400'].includes(statuses(said).join()), said)
  assert.deepEqual(asked, statuses(said).length === 2 ? ['/orders', '/hidden'] : [])
})

test('TRACE and other unknown methods echo nothing of the request', async (t) => {
  const { send, asked } = await opened(t)
  for (const [method, status] of [
    ['TRACE', '501'],
    ['PROPFIND', '501'],
    ['M-SEARCH', '501'],
    ['TRACK', '400'],
    ['get', '400'],
    ['GET\u00a0/', '400'],
  ]) {
    const said = await send(`${method} / HTTP/1.1\r\n${HOST}Cookie: session=secret\r\nConnection: close\r\n\r\n`)
    assert.deepEqual([method, ...statuses(said)], [method, status])
    assert.doesNotMatch(said, /secret/)
  }
  assert.deepEqual(asked, [])
})

test('headers of more than 16 kB are refused, a cookie among them', async (t) => {
  const { send, asked } = await opened(t)
  for (const header of [`Cookie: session=${'x'.repeat(20_000)}`, 'X-A: 1\r\n'.repeat(3_000).trimEnd()]) {
    assert.deepEqual(statuses(await send(`GET / HTTP/1.1\r\n${HOST}${header}\r\n\r\n`)), ['431'])
  }
  assert.deepEqual(asked, [])
})

test('a refusal is text of a named encoding, with the headers of every answer', async (t) => {
  const { send } = await opened(t)
  for (const line of ['GET http://shop.in/ HTTP/1.1', 'TRACE / HTTP/1.1']) {
    const said = await send(`${line}\r\n${HOST}\r\n`)
    assert.match(said, /\r\nContent-Type: text\/plain; ?charset=utf-8\r\n/i, line)
    assert.match(said, /\r\nX-Frame-Options: DENY\r\n/, line)
  }
})
