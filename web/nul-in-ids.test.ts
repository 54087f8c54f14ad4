// PostgreSQL cannot store a NUL (§6).
import assert from 'node:assert/strict'
import { onEachDatabase } from '#test/database/databases.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'

onEachDatabase('a NUL in an id, a search or a form names nothing, and is no fault of the shop', async (kind, t) => {
  const { send, signIn } = await openTestWeb(t, kind)
  const cookie = await signIn()
  const paths = [
    '/admin/orders?order=ORD%00',
    '/admin/orders?search=a%00b',
    '/admin/orders?after=a%00b&before=%00',
    '/admin/orders/ORD%00/bill',
    '/ordernow?product=PRD%00',
    '/ordernow?category=%00',
    '/admin/products?search=%00',
    '/admin/people/changes?who=%00&before=a%00%20b',
  ]
  for (const path of paths) assert.ok((await send(path, { cookie })).status < 500, path)
  const forms: [string, Record<string, string>][] = [
    ['/admin/orders', { intent: 'verify', orderId: 'ORD\0', state: 'Verified' }],
    ['/admin/orders', { intent: 'remove', orderId: 'ORD\0' }],
    ['/admin/products', { intent: 'delete', id: 'a\0b' }],
    ['/admin/products', { intent: 'add-stock', id: 'a\0b', key: 'a'.repeat(32), units: '10' }],
    ['/admin/video', { intent: 'delete', id: 'a\0b' }],
    ['/admin/people', { intent: 'stop', id: 'a\0b' }],
    [
      '/admin/people',
      {
        intent: 'add',
        key: 'b'.repeat(32),
        name: 'R\0',
        email: 'r@shop.test',
        role: 'packer',
        password: 'a\0bhk4r9',
      },
    ],
    ['/vinayagaadmin', { email: 'a\0@shop.example', password: 'x\0y' }],
  ]
  for (const [path, fields] of forms) {
    const body = new URLSearchParams(fields)
    const answer = await send(path, { method: 'POST', body, cookie, headers: { Origin: 'http://shop.test' } })
    assert.ok(answer.status < 500, `${path} ${JSON.stringify(fields)} is answered ${answer.status}`)
  }
})
