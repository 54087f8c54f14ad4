import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { sql } from 'kysely'
import { takeStock } from '#server/stock/move-stock.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { admin, newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest, type TestWeb } from '#test/shop/open-test-web.ts'
import { answers } from '#domain/words/en/answers.ts'
import { ui } from '#domain/words/en/ui.ts'

/** Returns the logged events but orders and those of live streams. */
function events(shop: TestWeb['shop']): string[] {
  const logged: string[] = []
  const write = (event: string) => void (/^(?:live events|order )/.test(event) || logged.push(event))
  shop.log.error = (error, details) => write(`${details?.event ?? error}`)
  shop.log.info = write
  return logged
}

const multipart = { method: 'POST', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, body: '--x--' }
const form = (fields: Record<string, string>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) })

test('a lost database is 503 with Retry-After and a true sentence everywhere, logged once, until it returns', async (t) => {
  const database = await openDatabaseProxy(t)
  const { send, shop, signIn } = await openTestWeb(t, 'postgres', { place: database.place })
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 100 } })
  const cookie = await signIn()
  const order = orderRequest(newKey(), { customer: lakshmi, items: [{ id: pots.id, quantity: 8 }] })
  const logged = events(shop)
  assert.equal((await send('/readyz')).status, 200)
  await database.takeAway()

  const requests: [path: string, request?: RequestInit & { cookie?: string }][] = [
    ['/ordernow'],
    ['/ordernow.data'],
    ['/contact'],
    ['/products.json'],
    ['/sitemap.xml'],
    ['/admin', { cookie }],
    ['/admin/orders', { cookie }],
    ['/admin/orders.data', { cookie }],
    ['/admin/products', { cookie, ...form({ intent: 'add-stock', id: pots.id, quantity: '5' }) }],
    ['/vinayagaadmin', form({ email: admin.email, password: admin.password })],
    ['/media/image/upload', { cookie, ...multipart }],
    ['/media/video/pieces', { cookie, method: 'POST', headers: { 'Upload-Length': '9' } }],
    ['/orders', order],
  ]
  for (const [path, request] of requests) {
    const answer = await send(path, request)
    assert.equal(answer.status, 503, path)
    assert.equal(answer.headers.get('Retry-After'), '3', path)
    assert.ok(
      (await answer.text()).includes(path === '/orders' ? answers.orderUnavailable.order : ui.unavailable),
      path,
    )
  }
  const uploaded = await send('/media/image/upload', { cookie, ...multipart })
  assert.deepEqual((await uploaded.json()).error, { message: ui.unavailable })
  assert.equal((await send('/healthz')).status, 200)
  const ready = await send('/readyz')
  assert.deepEqual(
    [ready.status, await ready.json()],
    [503, { ready: false, reason: 'database away', takingOrders: true }],
  )
  assert.deepEqual(logged, ['unavailable'])
  shop.system.advance(60)
  await send('/products.json')
  assert.deepEqual(logged, ['unavailable', 'unavailable'], 'once a minute')

  await database.giveBack()
  shop.system.advance(1)
  assert.equal((await send('/readyz')).status, 200)
  assert.equal((await send('/orders', order)).status, 201)
  assert.equal((await send('/ordernow')).status, 200)
  assert.equal((await shop.products.find(pots.id))?.stock, 92)
  assert.deepEqual(logged, ['unavailable', 'unavailable', 'available again'])
})

test('a full disk refuses orders and nothing else, is not ready until a write has succeeded, and needs no restart', async (t) => {
  const limit = { isWanted: false }
  const web = await openTestWeb(t, 'sqlite', {
    async takeStock(...taking) {
      // The file cannot grow from here on: SQLite reports a full disk.
      if (limit.isWanted) await sql.raw('pragma max_page_count = 1').execute(taking[0])
      return takeStock(...taking)
    },
  })
  const { send, shop, signIn } = web
  const { pots } = await stockUp(shop, { pots: { ...goods.flowerPots, stock: 50_000 } })
  const cookie = await signIn()
  using file = new DatabaseSync(join(shop.config.dataDir, 'shop.sqlite'))
  file.exec(`create table filler (bytes text); insert into filler values ('${'x'.repeat(2_000_000)}')`)
  const logged = events(shop)
  const place = (key = newKey()) =>
    send('/orders', {
      ...orderRequest(key, { customer: lakshmi, items: [{ id: pots.id, quantity: 8 }] }),
      address: `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    })
  limit.isWanted = true
  let refused = await place()
  let acknowledged = refused.status === 201 ? 1 : 0
  let key = ''
  while (refused.status === 201) {
    key = newKey()
    refused = await place(key)
    if (refused.status === 201) acknowledged += 1
  }
  assert.equal(refused.status, 503)
  assert.equal(refused.headers.get('Retry-After'), '3')
  assert.equal((await refused.json()).message, answers.orderUnavailable.order)
  for (let again = 0; again < 5; again += 1) assert.equal((await place()).status, 503)
  assert.deepEqual(logged, ['unavailable'])
  shop.system.advance(86_400)
  // Yesterday's sums are not stored yet, and need more pages.
  file.exec(`update order_items set name = printf('%.9000c', 'x')
    where (order_id, line) = (select order_id, line from order_items limit 1)`)
  for (const path of ['/ordernow', '/admin', '/admin/reports', '/admin/reports?day=yesterday', '/admin/orders?q=98765'])
    assert.equal((await send(path, { cookie })).status, 200, `${path} is drawn from what is there`)
  const ready = await send('/readyz')
  assert.deepEqual([ready.status, (await ready.json()).reason], [503, 'disk full'])
  assert.equal((await send('/healthz')).status, 200)

  file.exec(`delete from filler`)
  shop.system.advance(1)
  assert.equal((await send('/readyz')).status, 200)
  assert.equal((await place(key)).status, 201)
  assert.equal((await shop.products.find(pots.id))?.stock, 50_000 - 8 * (acknowledged + 1))
})

test('a closed season is ready: readiness concerns the machine', async (t) => {
  const { send, shop } = await openTestWeb(t)
  Object.assign(shop.settings, { takingOrders: false })
  const ready = await send('/readyz')
  assert.deepEqual([ready.status, await ready.json()], [200, { ready: true, takingOrders: false }])
})

test('a shop that is closing is alive and not ready', async (t) => {
  const { send, shop } = await openTestWeb(t)
  shop.live.end()
  assert.equal((await send('/healthz')).status, 200)
  const ready = await send('/readyz')
  assert.deepEqual([ready.status, (await ready.json()).reason], [503, 'stopping'])
})

test('a bug is no failure of the database: it is 500, and the shop stays ready', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const logged = events(shop)
  shop.products.offered = () => Promise.reject(new TypeError('a bug'))
  assert.equal((await send('/products.json')).status, 500)
  assert.deepEqual(logged, ['TypeError: a bug'])
  assert.equal((await send('/readyz')).status, 200)
})

test('readiness checks write only occasionally, however often they run', async (t) => {
  const { send, shop } = await openTestWeb(t)
  using file = new DatabaseSync(join(shop.config.dataDir, 'shop.sqlite'))
  const version = () => file.prepare('pragma data_version').get()?.data_version
  const before = version()
  await send('/readyz')
  const first = version()
  assert.notEqual(first, before)
  await Promise.all(Array.from({ length: 50 }, () => send('/readyz')))
  assert.equal(version(), first)
})
