import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import test from 'node:test'
import { openLog } from '#server/log.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'

test('every response has the security headers and a request id', async (t) => {
  const { send } = await openTestWeb(t)
  for (const path of [
    '/',
    '/ordernow',
    '/products.json',
    '/healthz',
    '/nowhere',
    '/media/image/upload/x.png',
    '/orders',
  ]) {
    const { headers } = await send(path)
    assert.equal(headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.equal(headers.get('X-Frame-Options'), 'DENY', path)
    assert.match(headers.get('Content-Security-Policy') ?? '', /frame-ancestors 'none'/, path)
    assert.match(headers.get('X-Request-Id') ?? '', /^[0-9a-f-]{36}$/, path)
  }
})

test('a page’s policy allows its inline scripts by hash, and no others', async (t) => {
  const { send } = await openTestWeb(t)
  const page = await send('/ordernow')
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  const inline = [...(await page.text()).matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
  const facts = inline.filter(([, kind]) => kind === ' type="application/ld+json"')
  assert.ok(facts.length > 0 && inline.length > facts.length)
  for (const script of inline) {
    const hash = `'sha256-${createHash('sha256')
      .update(script[2] ?? '')
      .digest('base64')}'`
    assert.equal(policy.includes(hash), !facts.includes(script), script[0])
  }
  assert.doesNotMatch(/script-src[^;]*/.exec(policy)?.[0] ?? '', /unsafe/)
})

test('a page contains the origin of its request, and its scripts do not', async (t) => {
  const { send } = await openTestWeb(t)
  for (const path of ['/', '/ordernow', '/contact', '/about']) {
    const page = await (await send(path)).text()
    assert.match(page, /<link rel="canonical" href="http:\/\/shop\.test/, path)
    assert.doesNotMatch(page, /\.invalid/, path)
    const scripts = [...page.matchAll(/<script(?! type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g)]
    for (const [, text] of scripts) assert.doesNotMatch(text ?? '', /shop\.test/, path)
    assert.doesNotMatch(await (await send(`${path === '/' ? '/_root' : path}.data`)).text(), /shop\.test/, path)
  }
})

test('a flood of sign-ins is refused with Retry-After before its body is read; other addresses are served', async (t) => {
  const { send, shop } = await openTestWeb(t)
  shop.signIn.withPassword = async () => ({ message: 'Invalid email or password' })
  const guess = (address: string, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ email: 'owner@shop.test', password: 'guess' })
    return send('/vinayagaadmin', { method: 'POST', body, address, headers })
  }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, host) => guess(`2001:db8:1:2::${host + 1}`)))
  const refused = answers.filter(({ status }) => status === 429)
  assert.equal(refused.length, 20)
  for (const answer of refused) {
    assert.equal(answer.headers.get('Retry-After'), '1')
    assert.equal((await answer.json()).message, 'Too many attempts. Please try again in 1 second.')
  }
  const page = await guess('2001:db8:1:2::99', { Accept: 'text/html,*/*;q=0.8', Cookie: 'language=ta' })
  assert.deepEqual([page.status, page.headers.get('Retry-After')], [429, '1'])
  assert.match(page.headers.get('Content-Type') ?? '', /^text\/html/)
  assert.match(await page.text(), /<html lang="ta-IN">.*<p>[^<{]*1 [^<{]*<\/p><a href="">மீண்டும் முயற்சி செய்<\/a>/)
  assert.equal((await guess('203.0.113.9')).status, 401)
})

test('a flood of sign-ins is refused in every spelling of the address', async (t) => {
  const { send, shop } = await openTestWeb(t)
  shop.signIn.withPassword = async () => ({ message: 'Invalid email or password' })
  const spellings = ['/vinayagaadmin/', '/VINAYAGAADMIN', '//vinayagaadmin', '/vinayaga%61dmin', '/Vinayagaadmin.data']
  const guess = async (path: string) => {
    const body = new URLSearchParams({ email: 'owner@shop.test', password: 'guess' })
    return (await send(path, { method: 'POST', body })).status
  }
  for (let each = 0; each < 40; each += 1) await guess('/vinayagaadmin')
  for (const path of spellings) assert.equal(await guess(path), 429, path)
})

test('a large form is refused by its length where no file is expected', async (t) => {
  const { send, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const statusOf = async (type: string) => {
    const body = 'a=&'.repeat(300_000)
    const headers = { 'Content-Type': type, 'Content-Length': String(body.length) }
    return (await send('/admin/import', { method: 'POST', body, cookie, headers })).status
  }
  assert.equal(await statusOf('application/x-www-form-urlencoded'), 413)
  assert.notEqual(await statusOf('multipart/form-data; boundary=x'), 413)
})

test('a broken database is logged once with the request’s id and shown as the general sentence', async (t) => {
  const logged: string[] = []
  const log = openLog((line) => logged.push(line), { level: 'error', format: 'json' })
  const { send, shop } = await openTestWeb(t, 'sqlite', { log })
  shop.orders.place = () => Promise.reject(new Error('disk I/O error at /secret/place'))
  const { skyShots } = await stockUp(shop, goods)
  const body = { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] }
  const response = await send('/orders', orderRequest(newKey(), body))
  assert.equal(response.status, 500)
  assert.doesNotMatch(await response.text(), /secret/)
  assert.equal(logged.length, 1)
  assert.equal(JSON.parse(logged[0] ?? '').requestId, response.headers.get('X-Request-Id'))
})

test('a malformed request is refused and not logged', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const logged: unknown[] = []
  shop.log.error = (error) => void logged.push(error)
  for (const [method, path] of [
    ['OPTIONS', '/admin'],
    ['PUT', '/ordernow'],
    ['POST', '/contact'],
    ['GET', '/admin/orders/../%00'],
    ['GET', '/nowhere.data'],
  ] as const) {
    const { status } = await send(path, { method })
    assert.ok(status < 500, `${method} ${path} gave ${status}`)
  }
  assert.deepEqual(logged, [])
})

test('§6 without a session no admin page, data request or upload returns anything private', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  for (const path of ['/admin', '/admin/upload', '/admin/products', '/admin/orders']) {
    for (const suffix of ['', '.data', '.data?_routes=routes']) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
        const response = await send(path + suffix, { method })
        const text = await response.text()
        assert.doesNotMatch(text, /Lakshmi|9876543210|ORD2026|PRD\d{4}/, `${method} ${path}${suffix}`)
        assert.ok([302, 202, 405, 404].includes(response.status), `${method} ${path}${suffix} gave ${response.status}`)
      }
    }
  }
  assert.equal((await send('/media/image/upload', { method: 'POST' })).status, 401)
})

const form = (bytes: number) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  body: 'a&'.repeat(bytes / 2),
})

test('without a session a body has at most 8 kB, with or without Content-Length', async (t) => {
  const { send, shop, signIn } = await openTestWeb(t)
  const logged: unknown[] = []
  shop.log.error = (error) => void logged.push(error)
  for (const path of ['/vinayagaadmin', '/vinayagaadmin.data', '/', '/nowhere']) {
    const { 'Content-Type': type } = form(0).headers
    const said = { ...form(9_000), headers: { 'Content-Type': type, 'Content-Length': '9000' } }
    assert.equal((await send(path, said)).status, 413, path)
    assert.notEqual((await send(path, form(9_000))).status, 200, path)
  }
  assert.deepEqual(logged, [])
  assert.equal((await send('/vinayagaadmin', form(4_000))).status, 422)
  const admin = { ...form(100_000), cookie: await signIn() }
  assert.notEqual((await send('/admin/products', admin)).status, 413)
})

test('another method is refused with the list of allowed ones, and OPTIONS returns that list', async (t) => {
  const { send } = await openTestWeb(t)
  for (const [path, allow] of [
    ['/', 'GET, HEAD'],
    ['/nowhere', 'GET, HEAD'],
    ['/products.json', 'GET, HEAD'],
    ['/ordernow.data', 'GET, HEAD'],
    ['/vinayagaadmin', 'GET, HEAD, POST'],
    ['/admin/orders', 'GET, HEAD, POST'],
    ['/orders', 'POST'],
    ['/media/image/upload/x.png', 'GET, HEAD'],
  ] as const) {
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status, headers } = await send(path, { method })
      const hasList = method === 'OPTIONS' && !/^\/(orders|media|admin)/.test(path)
      assert.equal(status, hasList ? 204 : 405, `${method} ${path}`)
      assert.equal(headers.get('Allow'), allow, `${method} ${path}`)
    }
  }
  const formless = await send('/about', { method: 'POST' })
  assert.deepEqual([formless.status, formless.headers.get('Allow')], [405, 'GET, HEAD'])
})

test('the password is typed into a masked field, which password managers know and paste fills', async (t) => {
  const { send } = await openTestWeb(t)
  const html = await (await send('/vinayagaadmin')).text()
  const fields = [...html.matchAll(/<input[^>]*>/g)].map(([field]) => field)
  const password = fields.find((field) => field.includes('name="password"')) ?? ''
  assert.match(password, / type="password"/)
  assert.match(password, / autocomplete="current-password"/i)
  assert.match(fields.join(''), / autocomplete="username"/i)
  assert.doesNotMatch(html, /onpaste|autocomplete="off"/i)
})

test('every kind of refusal has the headers of every response', async (t) => {
  const { send, shop } = await openTestWeb(t)
  shop.products.offered = () => Promise.reject(new Error('broken'))
  shop.log.error = () => {}
  const key = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() }
  for (const [status, path, request] of [
    [302, '/admin/orders', {}],
    [400, '/orders', { method: 'POST', headers: key, body: '{' }],
    [401, '/media/image/upload', { method: 'POST' }],
    [403, '/orders', { method: 'POST', headers: { ...key, Origin: 'https://evil.test' }, body: '{}' }],
    [404, '/nowhere', {}],
    [405, '/about', { method: 'POST' }],
    [413, '/orders', { method: 'POST', headers: key, body: ' '.repeat(300_000) }],
    [415, '/orders', { method: 'POST', headers: { ...key, 'Content-Type': 'text/plain' }, body: '{}' }],
    [422, '/orders', { method: 'POST', headers: key, body: '{}' }],
    [500, '/products.json', {}],
  ] as const) {
    const answer = await send(path, request)
    assert.equal(answer.status, status, path)
    assert.equal(answer.headers.get('X-Content-Type-Options'), 'nosniff', path)
    assert.match(answer.headers.get('Content-Security-Policy') ?? '', /default-src 'none'/, path)
    assert.match(answer.headers.get('X-Request-Id') ?? '', /^[0-9a-f-]{36}$/, path)
    assert.doesNotMatch(await answer.text(), /broken|at \S+ \(/, path)
  }
})

test('an uncached page has Cache-Control', async (t) => {
  const { send } = await openTestWeb(t)
  for (const path of ['/pricelist', '/nowhere']) {
    assert.equal((await send(path)).headers.get('Cache-Control'), 'no-cache')
  }
})
