import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouterContextProvider } from 'react-router'
import type { Shop } from '#server/shop.ts'
import type { Session } from '#server/sign-in/sessions.ts'
import { addressContext, shopContext } from '#web/shop-context.ts'
import { pathContext } from '../access/guard.ts'
import { type Intent, intentTable, type Rules, type Sender } from './intent.ts'
import { fieldText, runIntent } from './intents.ts'

const may = { may: 'owner', says: false } as const
const greet = { ...may, run: async (form: FormData) => `hello ${fieldText(form, 'name')}` }
const table = intentTable('people', { greet })

const selvi = { id: 'p-selvi', email: 'selvi@shop.test', signedInAt: new Date(), role: 'owner', name: 'Selvi' } as const

function post(body: BodyInit, headers: Record<string, string> = {}, session: Session | undefined = selvi) {
  const context = new RouterContextProvider()
  context.set(shopContext, { signIn: { session: async () => session } } as unknown as Shop)
  context.set(addressContext, '203.0.113.5')
  return { request: new Request('http://shop.test/admin', { method: 'POST', body, headers }), context }
}

test('an intent runs the row of its name', async () => {
  assert.equal(await runIntent(table, post(new URLSearchParams({ intent: 'greet', name: 'Selvi' }))), 'hello Selvi')
})

test('an intent gets the session and the request', async () => {
  const asks = intentTable('people', {
    who: {
      ...may,
      run: async (_form: FormData, _shop: Shop, { session, request }: Sender) =>
        `${session.id} with ${request.headers.get('Cookie')}`,
    },
  })
  const args = post(new URLSearchParams({ intent: 'who' }), { Cookie: 'session=selvi' })
  assert.equal(await runIntent(asks, args), 'p-selvi with session=selvi')
})

for (const name of ['', 'missing', 'toString', '__proto__', 'constructor']) {
  test(`an unknown intent "${name}" is refused with 400`, async () => {
    await assert.rejects(runIntent(table, post(new URLSearchParams({ intent: name }))), { init: { status: 400 } })
  })
}

test('a body that is not a form is refused with 400', async () => {
  const request = post('{"intent":"greet"}', { 'Content-Type': 'application/json' })
  await assert.rejects(runIntent(table, request), { init: { status: 400 } })
})

test('a file in a text field counts as empty', async () => {
  const form = new FormData()
  form.set('intent', 'greet')
  form.set('name', new File(['x'], 'x.txt'))
  assert.equal(await runIntent(table, post(form)), 'hello ')
})

test('a form of a person stopped while its body arrives redirects to the sign-in page and runs nothing', async () => {
  let isStopped = false
  let runs = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('intent=count'))
      controller.close()
      isStopped = true
    },
  })
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Cookie: 'session=selvi' },
  }
  const context = new RouterContextProvider()
  const session = async () => (isStopped ? undefined : selvi)
  context.set(shopContext, { signIn: { session } } as unknown as Shop)
  const request = new Request('http://shop.test/admin/products', init)
  const left = await runIntent(intentTable('people', { count: { ...may, run: async () => (runs += 1) } }), {
    request,
    context,
  }).catch((thrown: unknown) => thrown)
  assert.ok(left instanceof Response)
  assert.match(left.headers.get('Location') ?? '', /^\/vinayagaadmin/)
  assert.equal(runs, 0)
})

test('the role is checked after the body has arrived', async () => {
  const context = new RouterContextProvider()
  context.set(shopContext, { signIn: { session: async () => ({ ...selvi, role: 'packer' }) } } as unknown as Shop)
  context.set(pathContext, '/admin/people')
  const request = new Request('http://shop.test/admin/people', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'stop' }),
  })
  await assert.rejects(
    runIntent(intentTable('people', { stop: { ...may, run: async () => 'stopped' } }), { request, context }),
    {
      init: { status: 403 },
    },
  )
})

const run = async () => ''
const says = () => 'Did'

test('a row has the area of its table unless it names another', () => {
  const both = intentTable('orders', {
    own: { may: 'staff', says, run },
    other: { may: 'staff', area: 'stock', says, run },
  })
  assert.deepEqual(
    Object.values(both).map(({ rules }) => rules),
    [
      { area: 'orders', may: 'staff', says },
      { area: 'stock', may: 'staff', says },
    ],
  )
})

test('an intent without a role or an audit sentence does not compile', () => {
  type Allows<Row> = Row extends Rules ? true : false
  const allows: [Allows<{ may: 'staff'; says: () => string }>, Allows<{ may: 'staff'; says: false }>] = [true, true]
  const refuses: [
    Allows<{ says: () => string }>,
    Allows<{ may: 'staff' }>,
    Allows<{ may: 'anybody'; says: () => string }>,
    (() => Promise<string>) extends Intent ? true : false,
  ] = [false, false, false, false]
  assert.deepEqual([...allows, ...refuses].filter(Boolean).length, 2)
})
