// A table of intents answers its own rows and nothing else.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import type { Shop } from '#server/shop.ts'
import { shopContext } from '#web/shop-context.ts'
import { sessionContext } from '../shell/guard.ts'
import { fieldText, runIntent } from './intents.ts'

const table = { greet: async (form: FormData) => `hello ${fieldText(form, 'name')}` }

function post(body: BodyInit, headers: Record<string, string> = {}) {
  const context = new RouterContextProvider()
  context.set(shopContext, {} as Shop)
  context.set(sessionContext, { email: 'selvi@shop.test', signedInAt: new Date(), role: 'owner', name: 'Selvi' })
  return { request: new Request('http://shop.test/admin', { method: 'POST', body, headers }), context }
}

test('an intent runs the row of its name', async () => {
  assert.equal(await runIntent(table, post(new URLSearchParams({ intent: 'greet', name: 'Selvi' }))), 'hello Selvi')
})

test('an intent that needs to know who asks gets the request and the e-mail address', async () => {
  const asks = {
    who: async (_form: FormData, _shop: Shop, request: Request, who: string) =>
      `${who} with ${request.headers.get('Cookie')}`,
  }
  const args = post(new URLSearchParams({ intent: 'who' }), { Cookie: 'session=selvi' })
  assert.equal(await runIntent(asks, args), 'selvi@shop.test with session=selvi')
})

for (const intent of ['', 'missing', 'toString', '__proto__', 'constructor']) {
  test(`an unknown intent "${intent}" is refused with 400`, async () => {
    await assert.rejects(runIntent(table, post(new URLSearchParams({ intent }))), { init: { status: 400 } })
  })
}

test('a body that is no form is refused with 400', async () => {
  const request = post('{"intent":"greet"}', { 'Content-Type': 'application/json' })
  await assert.rejects(runIntent(table, request), { init: { status: 400 } })
})

test('a file in place of a text counts as empty', async () => {
  const form = new FormData()
  form.set('intent', 'greet')
  form.set('name', new File(['x'], 'x.txt'))
  assert.equal(await runIntent(table, post(form)), 'hello ')
})
