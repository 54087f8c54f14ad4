import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'node:test'
import { isOver } from './measure.ts'
import { dataAddress, readable, serverTimes } from './server-times.ts'

async function office(t: { after(work: () => unknown): void }, waitMs: number, status = 200) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.headers.cookie} ${request.url}`)
    setTimeout(() => response.writeHead(status).end('x'.repeat(2_000)), waitMs)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => server.close())
  const { port } = server.address() as AddressInfo
  return { asked, origin: `http://127.0.0.1:${port}`, cookie: 'session=me' }
}

test('each address is asked for as a page and as data, with the session', async (t) => {
  const quick = await office(t, 0)
  const measures = await serverTimes(quick, ['/admin/orders?search=a'])
  assert.deepEqual(
    measures.map(({ how }) => how),
    ['document, median of 15', 'data, median of 15'],
  )
  assert.deepEqual(
    [...new Set(quick.asked)],
    ['session=me /admin/orders?search=a', 'session=me /admin/orders.data?search=a'],
  )
  assert.ok(!measures.some(isOver))
})

test('an answer that takes longer than it may is over its limit', async (t) => {
  const [page] = await serverTimes(await office(t, 310), ['/admin'], 3)
  assert.ok(page && isOver(page))
})

test('an answer that refuses is no measure', async (t) => {
  const closed = await office(t, 0, 302)
  await assert.rejects(serverTimes(closed, ['/admin']), /\/admin answered 302/)
})

test("the address of a page's data keeps its question", () => {
  assert.equal(dataAddress('/admin'), '/admin.data')
  assert.equal(dataAddress('/admin/orders?search=a&sort=oldest'), '/admin/orders.data?search=a&sort=oldest')
})

test('an address is shown in plain letters and not too wide', () => {
  assert.equal(readable('/admin/orders?search=%E0%AE%95+b'), '/admin/orders?search=க b')
  assert.equal(readable(`/${'x'.repeat(80)}`).length, 62)
})
