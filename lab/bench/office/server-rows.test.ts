import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'node:test'
import { dataAddress, readable, serverRows } from './server-rows.ts'

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

test('each address is requested as a page and as data, with the session', async (t) => {
  const quick = await office(t, 0)
  const rows = await serverRows(quick, ['/admin/orders?search=a'], { runs: 3 })
  assert.deepEqual(
    rows.map(({ what }) => what),
    ['/admin/orders?search=a, 2 kB', '/admin/orders.data?search=a, 2 kB'],
  )
  assert.deepEqual(
    [...new Set(quick.asked)],
    ['session=me /admin/orders?search=a', 'session=me /admin/orders.data?search=a'],
  )
  assert.ok(rows.every(({ verdict }) => verdict !== 'missed'))
})

test('an answer that takes many times as long as its bytes alone is over its limit', async (t) => {
  const [page] = await serverRows(await office(t, 310), ['/admin'], { runs: 1, atMost: 2 })
  assert.equal(page?.verdict, 'missed')
})

test('an answer that refuses is no sample', async (t) => {
  const closed = await office(t, 0, 302)
  await assert.rejects(serverRows(closed, ['/admin']), /\/admin answered 302/)
})

test("the address of a page's data keeps its question", () => {
  assert.equal(dataAddress('/admin'), '/admin.data')
  assert.equal(dataAddress('/admin/orders?search=a&sort=oldest'), '/admin/orders.data?search=a&sort=oldest')
})

test('an address is shown in plain letters and not too wide', () => {
  assert.equal(readable('/admin/orders?search=%E0%AE%95+b'), '/admin/orders?search=க b')
  assert.equal(readable(`/${'x'.repeat(80)}`).length, 62)
})
