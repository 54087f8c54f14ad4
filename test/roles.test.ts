// Each role gets past exactly what the table allows it: role × every URL behind the sign-in × method × intent × way of asking.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { mayDo, maySee, permissions } from '#domain/people/permissions.ts'
import { type Role, roles } from '#domain/people/role.ts'
import { audited } from '#domain/people/audit.ts'
import { goods, lakshmi } from './fixtures/sample-data.ts'
import { officeIntents } from './office-intents.ts'
import { newKey, stockUp } from './shop/open-test-shop.ts'
import { openTestWeb } from './shop/open-test-web.ts'
import { addPeople, cookieOf } from './shop/people.ts'
import { allPaths, guardedPaths, type Method, methods, withNames } from './urls.ts'

const REFUSED = 403
const RUPEES = /₹|&#x20B9;|[pP]ricePaise|[mM]rpPaise|totalPaise|grandTotal/

async function openOffice(t: TestContext) {
  const web = await openTestWeb(t)
  const { skyShots } = await stockUp(web.shop, goods)
  const placed = await web.shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [{ id: skyShots.id, quantity: 1 }],
  })
  assert.ok('order' in placed)
  await addPeople(web.shop)
  const names = { orderId: placed.order.orderId, id: skyShots.id, file: 'x' }
  return { web, names }
}

function isAllowed(role: Role, path: string, method: Method, intent?: string): boolean {
  return method === 'GET' || method === 'HEAD' ? maySee(role, path) : mayDo(role, path, intent)
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('every path behind the sign-in has its row, and no row stands for a path that is gone', () => {
  const rows = Object.keys(permissions)
  assert.deepEqual(
    guardedPaths().filter((path) => !rows.includes(path)),
    [],
    'add a row to domain/people/permissions.ts, {} for what is the owner’s alone',
  )
  assert.deepEqual(
    rows.filter((path) => !allPaths().includes(path) && path !== '/live'),
    [],
  )
})

test('every intent that a row names is there', async () => {
  const intents = await officeIntents()
  assert.ok(intents.length > 30)
  for (const [path, { do: allowed = [] }] of Object.entries(permissions)) {
    if (Array.isArray(allowed) || path === '/orders') continue
    for (const intent of Object.keys(allowed)) {
      assert.ok(
        intents.some((each) => each.path === path && each.intent === intent),
        `${path} ${intent}`,
      )
    }
  }
})

test('every intent has a sentence in the list of changes, or changes nothing by name', async () => {
  const kinds = (await officeIntents()).map(({ path, intent }) => `${path} ${intent}`)
  assert.deepEqual(
    kinds.filter((kind) => !Object.hasOwn(audited, kind)),
    [],
    'add a row to domain/people/audit.ts',
  )
  assert.deepEqual(
    Object.keys(audited).filter((kind) => !kinds.includes(kind) && !/^(command|download) /.test(kind)),
    [],
  )
})

test('role × URL × method × way of asking: the table decides, and who is refused reads their role', async (t) => {
  const { web, names } = await openOffice(t)
  let count = 0
  for (const role of roles) {
    for (const path of guardedPaths()) {
      // It ends the session.
      if (path === '/admin/sign-out') continue
      const cookie = await cookieOf(web.shop, role)
      for (const method of methods) {
        for (const way of [withNames(path, names), `${withNames(path, names)}.data`]) {
          if (way.endsWith('.data') && !path.startsWith('/admin')) continue
          const what = `${method} ${way} by ${role}`
          const response = await web.send(way, { method, cookie })
          const body = await response.text()
          count += 1
          // The back office answers no other method to anybody.
          if (path.startsWith('/admin') && !['GET', 'HEAD', 'POST'].includes(method)) {
            assert.equal(response.status, 405, what)
            continue
          }
          // Where files are sent there is nothing to see: a GET says how to send one.
          if (path.startsWith('/media') && ['GET', 'HEAD', 'OPTIONS'].includes(method) && !path.includes('pieces'))
            continue
          const isRefused = response.status === REFUSED
          const allowed = path.startsWith('/media') ? mayDo(role, path) : isAllowed(role, path, method)
          assert.equal(
            isRefused && body.includes('Your role'),
            !allowed && method !== 'HEAD',
            `${what}: ${response.status}`,
          )
          assert.equal(isRefused && !asksForSignIn(body), !allowed, `${what}: ${response.status} ${body.slice(0, 200)}`)
        }
      }
    }
  }
  t.diagnostic(`${count} requests`)
})

/** The download of a backup has a refusal of its own, which asks for a new sign-in. */
function asksForSignIn(body: string): boolean {
  return body.includes('log out and log in again')
}

test('role × intent: a form that the table refuses changes nothing and says so; the owner’s is read', async (t) => {
  const { web } = await openOffice(t)
  for (const { path, intent } of await officeIntents()) {
    if (intent === 'back-up') continue
    for (const role of roles) {
      const cookie = await cookieOf(web.shop, role)
      const response = await web.send(`${path}.data`, { method: 'POST', cookie, body: formOf({ intent }) })
      const body = await response.text()
      const isRefused = response.status === REFUSED && body.includes('Your role')
      assert.equal(isRefused, !mayDo(role, path, intent), `${path} ${intent} by ${role}: ${response.status} ${body}`)
    }
  }
})

test('a packer reads no price, no phone number and no name of a customer, whatever is asked for', async (t) => {
  const { web, names } = await openOffice(t)
  const cookie = await cookieOf(web.shop, 'packer')
  const paths = guardedPaths().filter((path) => path.startsWith('/admin') && path !== '/admin/sign-out')
  const urls = paths.map((path) => withNames(path, names))
  for (const url of [...urls, `/admin/orders/rows?ids=${names.orderId}`]) {
    const [path = '', search = ''] = url.split('?')
    for (const way of [url, `${path}.data?${search}`]) {
      const body = await (await web.send(way, { cookie })).text()
      assert.doesNotMatch(body, RUPEES, way)
      for (const secret of [lakshmi.mobile, lakshmi.name, lakshmi.address]) assert.ok(!body.includes(secret), way)
    }
  }
  const seen = await (await web.send('/admin/orders.data', { cookie: await cookieOf(web.shop, 'staff') })).text()
  assert.match(seen, RUPEES, 'the control: staff read prices')
  assert.ok(seen.includes(lakshmi.mobile))
})

test('live events are for every role, and end for who is stopped', async (t) => {
  const { web } = await openOffice(t)
  const found = await web.shop.people.all()
  const packer = found.find(({ role }) => role === 'packer')
  assert.ok(packer)
  const cookie = await cookieOf(web.shop, 'packer')
  const live = await web.fetch('/live?topics=orders', { cookie })
  assert.equal(live.status, 200)
  await web.shop.people.stop(packer.id)
  // Ends, or the test would not.
  assert.doesNotMatch(await live.text(), RUPEES)
  assert.equal((await web.fetch('/live?topics=orders', { cookie })).status, 401)
  const answer = await web.send('/admin.data', { cookie })
  assert.match(await answer.text(), /vinayagaadmin/)
})

test('a trial order is for who may see orders', async (t) => {
  const { web, names } = await openOffice(t)
  const ordered = async (role: Role) => {
    const body = JSON.stringify({ customer: lakshmi, items: [{ id: names.id, quantity: 1 }], kind: 'trial' })
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': newKey() }
    const response = await web.send('/orders', {
      method: 'POST',
      cookie: await cookieOf(web.shop, role),
      headers,
      body,
    })
    return { status: response.status, body: await response.text() }
  }
  const refused = await ordered('packer')
  assert.deepEqual([refused.status, refused.body.includes('Your role (Packer)')], [422, true])
  assert.equal((await ordered('staff')).status, 201)
})
