import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import test, { type TestContext } from 'node:test'
import { openLog } from '#server/log.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp, type TestParts } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'
import { until } from '#test/until.ts'

async function openStocked(t: TestContext, parts: TestParts = {}) {
  const web = await openTestWeb(t, 'sqlite', parts)
  const { pots } = await stockUp(web.shop, { pots: { ...goods.flowerPots, stock: 100 } })
  const order = (quantity: number) => ({ customer: lakshmi, items: [{ id: pots.id, quantity }] })
  return { ...web, order }
}

const withType = (sent: ReturnType<typeof orderRequest>, type: string) => ({
  ...sent,
  headers: { ...sent.headers, 'Content-Type': type },
})

/** Drops headers that vary or that the port adds, and what each order draws for itself. */
async function seen(response: Response) {
  const headers = Object.fromEntries(response.headers)
  for (const name of ['connection', 'date', 'keep-alive', 'transfer-encoding', 'vary', 'x-request-id'])
    delete headers[name]
  const body = await response.text()
  return {
    status: response.status,
    headers,
    body: body.replaceAll(/ORD\d{17}/g, 'an id').replaceAll(/"link":"[\w-]{22}"/g, '"link":"a link"'),
  }
}

test('an order gets the same response over HTTP as from the handler', async (t) => {
  const { send, fetch, order } = await openStocked(t)
  const [one, two] = [newKey(), newKey()]
  const cases: [what: string, status: number, path: string, byHandler: RequestInit, byPort?: RequestInit][] = [
    ['placed', 201, '/orders', orderRequest(one, order(8)), orderRequest(two, order(8))],
    ['repeated', 200, '/orders', orderRequest(one, order(8)), orderRequest(two, order(8))],
    ['with another cart', 422, '/orders', orderRequest(one, order(9)), orderRequest(two, order(9))],
    ['short of goods', 422, '/orders', orderRequest(newKey(), order(101)), orderRequest(newKey(), order(101))],
    ['with a search', 422, '/orders?from=whatsapp', orderRequest(newKey(), order(1))],
    ['without a key', 400, '/orders', orderRequest(undefined, order(8))],
    ['no JSON', 400, '/orders', orderRequest(newKey(), '{"customer":')],
    ['a form', 415, '/orders', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }],
    ['nothing', 415, '/orders', { method: 'POST' }],
    ['a patch', 415, '/orders', withType(orderRequest(newKey(), order(8)), 'application/json-patch+json')],
    ['too large', 413, '/orders', orderRequest(newKey(), ' '.repeat(300 * 1024))],
    ['much too large', 413, '/orders', orderRequest(newKey(), ' '.repeat(600 * 1024))],
    ['another method', 405, '/orders', { method: 'PUT' }],
    ['looked at', 405, '/orders', {}],
  ]
  for (const [what, status, path, byHandler, byPort = byHandler] of cases) {
    const [handled, served] = [await seen(await send(path, byHandler)), await seen(await fetch(path, byPort))]
    assert.equal(handled.status, status, what)
    assert.deepEqual(served, handled, what)
  }
})

test('a cross-site order is refused over HTTP too, and each response has its own id', async (t) => {
  const { fetch, order } = await openStocked(t)
  const sent = orderRequest(newKey(), order(8))
  const [one, two] = [0, 1].map(() =>
    fetch('/orders', { ...sent, headers: { ...sent.headers, Origin: 'http://a.test' } }),
  )
  const answers = [await one!, await two!]
  for (const { status, headers } of answers) {
    assert.equal(status, 403)
    assert.match(headers.get('X-Request-Id') ?? '', /^[0-9a-f-]{36}$/)
  }
  assert.notEqual(answers[0]!.headers.get('X-Request-Id'), answers[1]!.headers.get('X-Request-Id'))
})

test('an internal error is logged once with the request id, and answered with the general sentence', async (t) => {
  const logged: string[] = []
  const log = openLog((line) => logged.push(line), { level: 'error', format: 'json' })
  const { fetch, shop, order } = await openStocked(t, { log })
  shop.orders.place = () => Promise.reject(new Error('disk I/O error at /secret/place'))
  const response = await fetch('/orders', orderRequest(newKey(), order(8)))
  assert.equal(response.status, 500)
  assert.equal(await response.text(), 'An error occurred. Please try again.')
  assert.deepEqual(
    logged.map((line) => JSON.parse(line).requestId),
    [response.headers.get('X-Request-Id')],
  )
})

test('an order that the client aborts is not logged as an error', async (t) => {
  const { fetch, shop, order } = await openStocked(t)
  const logged: unknown[] = []
  shop.log.error = (error) => void logged.push(error)
  const { url } = await fetch('/healthz')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head(`Idempotency-Key: ${newKey()}\r\nContent-Length: 500\r\n`)}{"customer":`)
  assert.equal((await fetch('/orders', orderRequest(newKey(), order(8)))).status, 201)
  socket.resetAndDestroy()
  assert.equal((await fetch('/orders', orderRequest(newKey(), order(8)))).status, 201)
  assert.deepEqual(logged, [])
})

const head = (more: string) =>
  `POST /orders HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\n${more}\r\n`

test('an order refused for its size keeps the connection open: the next order on it is answered', async (t) => {
  const { fetch, order } = await openStocked(t)
  const { url } = await fetch('/healthz')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  const chunk = `10000\r\n${' '.repeat(0x10000)}\r\n`
  const body = JSON.stringify(order(8))
  socket.write(`${head('Transfer-Encoding: chunked\r\n')}${chunk.repeat(6)}0\r\n\r\n`)
  socket.write(
    head(`Idempotency-Key: ${newKey()}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n`),
  )
  socket.write(body)
  const answers = await text(socket)
  assert.deepEqual(answers.match(/HTTP\/1\.1 \d+/g), ['HTTP/1.1 413', 'HTTP/1.1 201'])
})

test('an order whose connection breaks before the response, and its retry, are one order', async (t) => {
  const { fetch, shop, order } = await openStocked(t)
  const { port } = new URL((await fetch('/healthz')).url)
  const [a, b] = [newKey(), newKey()]
  const stored = async () => shop.orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  const body = JSON.stringify(order(8))
  const start = `POST /orders HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nIdempotency-Key: ${a}\r\n`
  const socket = connect(Number(port), '127.0.0.1')
  socket.pause()
  socket.write(`${start}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  await until(async () => (await stored()).total === 1)
  socket.destroy()

  const again = await fetch('/orders', orderRequest(a, order(8)))
  assert.equal(again.status, 200)
  const mended = { ...order(9), supersedes: a }
  const answers = await Promise.all([1, 2, 3].map(() => fetch('/orders', orderRequest(b, mended))))
  assert.ok(answers.every(({ status }) => [200, 201, 409].includes(status)))
  const { orders, total } = await stored()
  assert.equal(total, 2)
  assert.equal(orders.filter(({ supersededBy }) => !supersededBy).length, 1)
  const [pots] = await shop.products.all()
  assert.equal(pots?.stock, 100 - 9)
})
