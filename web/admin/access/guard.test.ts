import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import type { Session } from '#server/sign-in/sessions.ts'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import { guard, pathContext, sessionContext } from './guard.ts'

const TOKEN = 'a-token-that-the-shop-knows'
const admin: Session = { id: 'p-admin', email: 'admin@shop.example', signedInAt: new Date(0), role: 'owner', name: '' }

function visit(cookie?: string, { who = admin, method = 'GET' } = {}) {
  const url = new URL('http://shop.test/admin/orders?completion=Pending')
  const context = new RouterContextProvider()
  const signIn = { session: async (token: string | undefined) => (token === TOKEN ? who : undefined) }
  context.set(shopContext, { signIn } as unknown as Shop)
  const request = new Request(url, { method, headers: cookie ? { Cookie: cookie } : {} })
  let reached = 0
  const next = async () => {
    reached += 1
    return new Response('the orders')
  }
  const args = { request, url, context, params: {}, pattern: 'admin/orders' }
  return { context, run: () => guard(args, next), reached: () => reached }
}

for (const cookie of [undefined, 'session=', 'session=a-token-that-nobody-knows', `other=${TOKEN}`]) {
  test(`§6 with ${cookie ?? 'no cookie'} the guard redirects to the sign-in page and runs nothing`, async () => {
    const { run, reached } = visit(cookie)
    const thrown = await Promise.resolve(run()).then(
      () => undefined,
      (answer: unknown) => answer,
    )
    assert.ok(thrown instanceof Response)
    assert.equal(thrown.status, 302)
    assert.equal(thrown.headers.get('Location'), '/vinayagaadmin?next=%2Fadmin%2Forders%3Fcompletion%3DPending')
    assert.equal(thrown.headers.get('Cache-Control'), 'no-store')
    assert.equal(reached(), 0)
  })
}

test('a redirect says whether it refused a change, for a page that drops the redirect', async () => {
  for (const [method, said] of [['GET', null] as const, ['POST', '1'] as const]) {
    const thrown: unknown = await Promise.resolve(visit(undefined, { method }).run()).catch((answer: unknown) => answer)
    assert.ok(thrown instanceof Response)
    assert.equal(thrown.headers.get('Change-Unsaved'), said, method)
  }
})

test('§6 the signed-in admin passes, and the response is not cached', async () => {
  const { run, context } = visit(`session=${TOKEN}`)
  const response = await run()
  assert.ok(response instanceof Response)
  assert.equal(await response.text(), 'the orders')
  assert.equal(response.headers.get('Cache-Control'), 'no-store')
  assert.equal(context.get(sessionContext), admin)
  assert.equal(context.get(pathContext), '/admin/orders')
})

test('a refused role gets 403, and nothing runs: a page with the person’s name, a form with the message only', async () => {
  for (const method of ['GET', 'POST']) {
    const { run, reached } = visit(`session=${TOKEN}`, { who: { ...admin, role: 'packer' }, method })
    const thrown: unknown = await Promise.resolve(run()).catch((refused: unknown) => refused)
    const { data, init } = Object(thrown)
    assert.equal(init.status, 403)
    const sentence = method === 'GET' ? data.message : data
    assert.match(sentence, /^Your role \(Packer\) may not /)
    assert.equal(reached(), 0)
  }
})

test('a browser without the language that the person chose gets its cookie with the next page, and no form gets one', async () => {
  const who: Session = { ...admin, language: 'ta' }
  const cookieAfter = async (cookie: string, visitor = { who, method: 'GET' }) => {
    const response = await visit(`session=${TOKEN}; ${cookie}`, visitor).run()
    assert.ok(response instanceof Response)
    return response.headers.get('Set-Cookie')
  }
  assert.match((await cookieAfter('language=en')) ?? '', /^language=ta; /)
  assert.match((await cookieAfter('')) ?? '', /^language=ta; /)
  assert.equal(await cookieAfter('language=ta'), null)
  assert.equal(await cookieAfter('language=en', { who, method: 'POST' }), null)
  assert.equal(await cookieAfter('language=ta', { who: admin, method: 'GET' }), null)
})
