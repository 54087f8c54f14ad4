import assert from 'node:assert/strict'
import test from 'node:test'
import { goods } from '../fixtures/sample-data.ts'
import { eventsIn, listen } from './listen.ts'
import { admin } from '../shop/open-test-shop.ts'
import { openTestWeb } from '../shop/open-test-web.ts'

test('a page receives the changes of its topics only', async (t) => {
  const { fetch, shop } = await openTestWeb(t)
  const { heard, until } = listen(t, await fetch('/live?topics=products,stock'))
  shop.live.publish({ topic: 'videos' })
  const { id } = await shop.products.create(goods.skyShots)
  await until(() => heard.text.includes('products'))
  await shop.products.changeStock(id, 2)
  await until(() => heard.text.includes('stock'))
  const [boot] = shop.live.cursor().split('.')
  assert.equal(
    eventsIn(heard.text),
    `id: ${boot}.0\n\nevent: products\nid: ${boot}.2\ndata: {}\n\nevent: stock\nid: ${boot}.3\ndata: {"${id}":5}\n\n`,
  )
})

test('§6 orders are for the signed-in admin only, and no longer than the session', async (t) => {
  const { fetch, shop, signIn } = await openTestWeb(t)
  assert.equal((await fetch('/live?topics=orders')).status, 401)
  assert.equal((await fetch('/live?topics=orders', { cookie: `session=${'x'.repeat(43)}` })).status, 401)
  const cookie = await signIn()
  const { heard, until } = listen(t, await fetch('/live?topics=orders,stock', { cookie }))
  shop.live.publish({ topic: 'orders' })
  await until(() => heard.text.includes('event: orders'))
  await shop.signIn.end(cookie.replace('session=', ''))
  shop.live.publish({ topic: 'stock', stock: { secret: 1 } })
  await until(() => heard.ended)
  assert.doesNotMatch(heard.text, /secret/)
})

test('§6 a stream ends with its session at once, and those of visitors go on', async (t) => {
  const { fetch, shop, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const signedIn = listen(t, await fetch('/live?topics=orders', { cookie }))
  const visitor = listen(t, await fetch('/live?topics=products'))
  await shop.signIn.end(cookie.replace('session=', ''))
  await signedIn.until(() => signedIn.heard.ended)
  assert.doesNotMatch(signedIn.heard.text, /sessions/)
  shop.live.publish({ topic: 'products' })
  await visitor.until(() => visitor.heard.text.includes('event: products'))
  assert.doesNotMatch(visitor.heard.text, /sessions/)
})

test('§6 a new sign-in in the same browser ends the session that it replaces, and its stream', async (t) => {
  const { fetch, send, shop, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const { heard, until } = listen(t, await fetch('/live?topics=orders', { cookie }))
  const body = new URLSearchParams({ email: admin.email, password: admin.password })
  const answer = await send('/vinayagaadmin', { method: 'POST', body, cookie })
  const [renewed = ''] = answer.headers.get('Set-Cookie')?.split(';') ?? []
  await until(() => heard.ended)
  assert.equal(await shop.signIn.session(cookie.replace('session=', '')), undefined)
  assert.ok(await shop.signIn.session(renewed.replace('session=', '')))
})

test('open streams end when the shop closes, and no new one begins', async (t) => {
  const { fetch, shop, signIn } = await openTestWeb(t)
  const streams = [
    listen(t, await fetch('/live')),
    listen(t, await fetch('/live?topics=orders', { cookie: await signIn() })),
  ]
  shop.live.end()
  for (const { heard, until } of streams) await until(() => heard.ended)
})

test('it answers with the usual headers, and is neither cached nor buffered', async (t) => {
  const { fetch, send } = await openTestWeb(t)
  const refused = await fetch('/live?topics=orders')
  const answer = await fetch('/live')
  const { leave } = listen(t, answer)
  const page = await send('/healthz')
  for (const name of page.headers.keys()) {
    if (['content-type', 'content-length'].includes(name)) continue
    assert.ok(answer.headers.has(name) && refused.headers.has(name), name)
  }
  assert.equal(answer.headers.get('Content-Type'), 'text/event-stream; charset=utf-8')
  assert.equal(answer.headers.get('Cache-Control'), 'no-store')
  assert.equal(answer.headers.get('X-Accel-Buffering'), 'no')
  assert.notEqual(answer.headers.get('X-Request-Id'), refused.headers.get('X-Request-Id'))
  await leave()
})

test('other requests than GET /live pass through', async (t) => {
  const { fetch } = await openTestWeb(t)
  assert.equal((await fetch('/live', { method: 'POST' })).status, 405)
  for (const path of ['/lively', '/live.data', '/live/orders', '//live']) {
    const answer = await fetch(path)
    assert.notEqual(answer.headers.get('Content-Type'), 'text/event-stream; charset=utf-8', path)
    await answer.body?.cancel()
  }
})

test('a page rendered before a change receives it when it connects, one rendered after it does not', async (t) => {
  const { fetch, send, shop } = await openTestWeb(t)
  const { id } = await shop.products.create(goods.skyShots)
  const markIn = async (path: string, init = {}) => {
    const html = await (await send(path, init)).text()
    return new RegExp(`${shop.live.cursor([]).replace('.0', '')}\\.\\d+`).exec(html)?.[0] ?? assert.fail(path)
  }
  const before = await markIn('/ordernow')
  assert.equal(await markIn('/ordernow'), before, 'the same shop is the same page')
  await shop.products.changeStock(id, 2)
  const after = await markIn('/ordernow')

  const late = listen(t, await fetch(`/live?topics=products,stock&since=${before}`))
  await late.until(() => late.heard.text.includes(`{"${id}":5}`))
  assert.doesNotMatch(late.heard.text, /event: products/)

  const newest = listen(t, await fetch(`/live?topics=products,stock&since=${after}`))
  await newest.until(() => newest.heard.text.includes('\n\n'))
  assert.equal(eventsIn(newest.heard.text), `id: ${after}\n\n`)
})

test('the order page keeps its cursor when none of its topics changes, the others change theirs with any', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { id } = await shop.products.create(goods.skyShots)
  const drawn = async (path: string) => (await send(path)).text()
  const [orderNow, home, contact] = [await drawn('/ordernow'), await drawn('/'), await drawn('/contact')]
  shop.live.publish({ topic: 'orders' })
  assert.equal(await drawn('/ordernow'), orderNow)
  await shop.products.changeStock(id, -1)
  assert.notEqual(await drawn('/ordernow'), orderNow)
  assert.equal(await drawn('/'), home)
  assert.equal(await drawn('/contact'), contact)
})

test('§2 a back-office screen has the cursor of its last change', async (t) => {
  const { send, shop, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  shop.live.publish({ topic: 'orders' })
  const html = await (await send('/admin/orders', { cookie })).text()
  assert.match(html, new RegExp(`data-live="${shop.live.cursor()}"`))
})
