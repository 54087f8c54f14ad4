import assert from 'node:assert/strict'
import test from 'node:test'
import { readOrderFilter } from '#domain/order/order-list.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { admin, newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'
import { everyPath } from '#test/urls.ts'

const MARKUP = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('stored markup in any field renders as text on every page', async (t) => {
  const { send, shop, signIn } = await openTestWeb(t)
  const product = await shop.products.create({ ...goods.skyShots, name: `${MARKUP} p` })
  await shop.videos.create({ title: `${MARKUP} v`, description: MARKUP, videoUrl: '/media/video/upload/sky.mp4' })
  const customer = { ...lakshmi, name: `${MARKUP} c`, district: MARKUP, address: `${MARKUP}\n${MARKUP}` }
  const placed = await shop.orders.place(newKey(), { customer, items: [{ id: product.id, quantity: 1 }] })
  assert.ok('order' in placed, JSON.stringify(placed))
  const { orderId } = placed.order
  const cookie = await signIn()
  const telling: string[] = []
  const queries = ['', `?search=${encodeURIComponent(MARKUP)}&category=${encodeURIComponent(MARKUP)}&view=${orderId}`]
  for (const path of everyPath({ orderId, id: product.id }).flatMap((each) => queries.map((query) => each + query))) {
    const answer = await send(path, { cookie })
    const type = answer.headers.get('Content-Type') ?? ''
    const said = await answer.text()
    if (said.includes('alert(1)')) telling.push(path)
    if (!type.startsWith('text/html')) continue
    assert.doesNotMatch(said, /<script>alert|<img src=x/, path)
  }
  for (const path of ['/ordernow', '/contact', '/products.json', '/admin/products', '/admin/orders', '/admin/video']) {
    assert.ok(telling.includes(path), `control: ${path} tells none of it`)
  }
})

test('a search with SQL characters finds only names with them', async (t) => {
  const { shop, send, signIn } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  const place = (name: string) =>
    shop.orders.place(newKey(), { customer: { ...lakshmi, name }, items: [{ id: skyShots.id, quantity: 1 }] })
  assert.ok('order' in (await place("Robert'); drop table orders;--")))
  assert.ok('order' in (await place('Lakshmi')))
  const cookie = await signIn()
  const found = async (search: string) => {
    const query = new URLSearchParams({ search }).toString()
    assert.equal((await send(`/admin/orders?${query}`, { cookie })).status, 200, search)
    assert.equal((await send(`/ordernow?${query}&category=${query}`)).status, 200, search)
    return (await shop.orders.list(readOrderFilter(new URLSearchParams(query), shop.system.now()))).total
  }
  assert.equal(await found("Robert'); drop table"), 1)
  for (const search of ["' or 1=1 --", '%', '_', '\\', '"', "x' union select * from people --", '*', '(']) {
    assert.equal(await found(search), 0, search)
  }
  for (const nothing of ['', '\u0000', ' ']) assert.equal(await found(nothing), 2)
})

test('a search matches every Unicode form of a name', async (t) => {
  const { shop } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  const customer = { ...lakshmi, name: 'José கொடி'.normalize('NFD') }
  await shop.orders.place(newKey(), { customer, items: [{ id: skyShots.id, quantity: 1 }] })
  for (const search of ['José', 'கொடி'].flatMap((word) => [word.normalize('NFC'), word.normalize('NFD')])) {
    const { total } = await shop.orders.list({ search, verified: '', completion: '', sort: 'newest' })
    assert.equal(total, 1, JSON.stringify(search))
  }
})

test('no header, field or query overrides a request’s method', async (t) => {
  const { send, signIn, shop } = await openTestWeb(t)
  const cookie = await signIn()
  for (const name of ['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', '_method']) {
    for (const path of ['/admin/sign-out', '/admin/sign-out?_method=POST', '/orders?_method=POST']) {
      const answer = await send(path, { cookie, headers: { [name]: 'POST' } })
      assert.equal(answer.status, path.startsWith('/orders') ? 405 : 302)
    }
    assert.ok(await shop.signIn.session(cookie.replace('session=', '')))
    const deleted = await send('/orders', { method: 'DELETE', headers: { [name]: 'POST' } })
    assert.equal(deleted.status, 405)
  }
})

test('an order must have the content type of JSON', async (t) => {
  const { send } = await openTestWeb(t)
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json-patch+json',
    'application/jsonx',
    'text/json',
    'text/plain; application/json',
    ';',
  ]) {
    const headers = { 'Content-Type': type, 'Idempotency-Key': newKey() }
    assert.equal((await send('/orders', { method: 'POST', headers, body: '{}' })).status, 415, type)
  }
})

test('JSON with prototypes, duplicate keys or deep nesting is refused or read as data, and changes no object', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  const items = `"items":[{"id":"${skyShots.id}","quantity":1}]`
  const customer = JSON.stringify(lakshmi)
  for (const [body, status] of [
    [`{"__proto__":{"isAdmin":true,"items":[]},"customer":${customer},${items}}`, 201],
    [`{"constructor":{"prototype":{"isAdmin":true}},"customer":${customer},${items}}`, 201],
    [`{"customer":{"__proto__":${customer}},${items}}`, 422],
    [`{"customer":${customer},${items},"items":[]}`, 422],
    [`{"customer":${customer},"items":[{"id":"__proto__","quantity":1}]}`, 422],
    [`{"customer":${customer},"items":{"length":1,"0":{}}}`, 422],
    ['['.repeat(200_000), 400],
    ['['.repeat(100_000) + ']'.repeat(100_000), 422],
    ['{"a":'.repeat(40_000) + '1' + '}'.repeat(40_000), 422],
    ['['.repeat(10 * 1024 * 1024), 413],
    ['\uFEFF{}', 400],
    ['NaN', 400],
    ['1e999', 422],
  ] as const) {
    const answer = await send('/orders', orderRequest(newKey(), body))
    assert.equal(answer.status, status, `${body.slice(0, 60)}: ${await answer.text()}`)
  }
  assert.equal(Reflect.get({}, 'isAdmin'), undefined)
})

test('ten thousand copies of a field are one field, and an intent named like an object’s property is unknown', async (t) => {
  const { send, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const post = async (path: string, body: string) => {
    const answer = await send(path, {
      method: 'POST',
      headers: FORM,
      body,
      ...(path.startsWith('/admin') && { cookie }),
    })
    return answer.status
  }
  for (const intent of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']) {
    assert.equal(await post('/admin/products.data', `intent=${intent}`), 400, intent)
  }
  assert.equal(await post('/admin/products.data', 'intent=nothing&'.repeat(10_000)), 400)
  assert.equal(await post('/vinayagaadmin', `email=${admin.email}&`.repeat(300)), 422)
  assert.equal(await post('/vinayagaadmin', `email=a@b.in&password=x&__proto__=y&`.repeat(100)), 401)
})

test('text responses have a charset; files of the project, folders and path traversal are not found', async (t) => {
  const { send } = await openTestWeb(t)
  for (const path of [...everyPath(), '/.git/config', '/%E0%A4']) {
    const type = (await send(path)).headers.get('Content-Type') ?? ''
    if (/^text\/|[+/]xml/.test(type)) assert.match(type, /; ?charset=utf-8$/i, path)
  }
  for (const path of [
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/config.ts',
    '/shop.sqlite',
    '/data/shop.sqlite',
    '/media/',
    '/media/image/upload/..%2f..%2fshop.sqlite',
    '/media/%2e%2e/shop.sqlite',
    '/assets/',
  ]) {
    assert.equal((await send(path)).status, 404, path)
  }
})
