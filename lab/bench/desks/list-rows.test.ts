import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'node:test'
import { rowsBesideList } from './list-rows.ts'

async function office(t: { after(work: () => unknown): void }, waitMs: (url: string) => number) {
  const asked = new Set<string>()
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    asked.add(`${request.headers.cookie} ${url}`)
    setTimeout(() => response.end('x'.repeat(2_000)), waitMs(url))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  t.after(() => server.close())
  return { asked, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, cookie: 'session=me' }
}

test('a screen is requested as a page and as data, a file once, each in turns with the list of orders or another file', async (t) => {
  const shop = await office(t, () => 0)
  const asked = [
    { what: 'day', path: '/admin/money?day=2026-11-06' },
    { what: 'bill', path: '/admin/orders/ORD1/bill', isFile: true as const },
    { what: 'sheet', path: '/sheet.xlsx', isFile: true as const, beside: '/other.xlsx' },
  ]
  const rows = await rowsBesideList(shop, asked, { runs: 2 })
  assert.deepEqual(
    rows.map(({ what }) => what),
    ['day, 2 kB', 'day: data, 2 kB', 'bill, 2 kB', 'sheet, 2 kB'],
  )
  assert.deepEqual([...shop.asked].toSorted(), [
    'session=me /admin/money.data?day=2026-11-06',
    'session=me /admin/money?day=2026-11-06',
    'session=me /admin/orders',
    'session=me /admin/orders.data',
    'session=me /admin/orders/ORD1/bill',
    'session=me /other.xlsx',
    'session=me /sheet.xlsx',
  ])
})

test('a screen that takes many times as long as the list is over its limit', async (t) => {
  const shop = await office(t, (url) => (url.startsWith('/admin/money') ? 300 : 0))
  const [page] = await rowsBesideList(shop, [{ what: 'money', path: '/admin/money' }], { runs: 1 })
  assert.equal(page?.verdict, 'missed')
})
