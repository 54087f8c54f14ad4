import assert from 'node:assert/strict'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { suite, test, type TestContext } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { fetchPublic, OtherAnswer } from './fetch-public.ts'

const limits = { maxBytes: 1_000, timeoutMs: 5_000 }
const anywhere = () => true

async function serve(t: TestContext, listener: RequestListener) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    listener(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanup(t, () => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, calls }
}

test('a file is read whole', async (t) => {
  const { port } = await serve(t, (_, response) => response.end('x'.repeat(1_000)))
  assert.equal((await fetchPublic(`http://127.0.0.1:${port}/a`, limits, anywhere)).length, 1_000)
  assert.equal((await fetchPublic(`http://localhost:${port}/a`, limits, anywhere)).length, 1_000)
})

suite('this machine and its networks are not reached', () => {
  for (const host of ['127.0.0.1', 'localhost', '0.0.0.0', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    test(host, async (t) => {
      const { port, calls } = await serve(t, (_, response) => response.end('secret'))
      await assert.rejects(fetchPublic(`http://${host}:${port}/`, limits), /not in the public internet|name is unknown/)
      assert.deepEqual(calls, [])
    })
  }
})

test('a redirect is not followed', async (t) => {
  const { port, calls } = await serve(t, (_, response) => response.writeHead(302, { Location: '/b' }).end())
  await assert.rejects(fetchPublic(`http://127.0.0.1:${port}/a`, limits, anywhere), /answered 302/)
  assert.deepEqual(calls, ['/a'])
})

test('another answer has its status', async (t) => {
  const { port } = await serve(t, (_, response) => response.writeHead(404).end())
  const refused = fetchPublic(`http://127.0.0.1:${port}/a`, limits, anywhere)
  await assert.rejects(refused, (error) => error instanceof OtherAnswer && error.status === 404)
})

test('too many bytes end the connection, announced or not', async (t) => {
  const { port } = await serve(t, (request, response) => {
    if (request.url === '/a') response.writeHead(200, { 'Content-Length': '2000' })
    response.write('x'.repeat(1_500))
  })
  for (const path of ['/a', '/b'])
    await assert.rejects(fetchPublic(`http://127.0.0.1:${port}${path}`, limits, anywhere), /too large/)
})

test('a silent server is left after the time', async (t) => {
  const { port } = await serve(t, () => {})
  const silent = fetchPublic(`http://127.0.0.1:${port}/`, { ...limits, timeoutMs: 50 }, anywhere)
  await assert.rejects(silent, /did not answer within 0.05 s/)
})

test('other protocols and passwords are refused', async () => {
  await assert.rejects(fetchPublic('file:///etc/passwd', limits, anywhere), /no web address/)
  await assert.rejects(fetchPublic('https://a:b@shop.example/', limits, anywhere), /password/)
})
