import assert from 'node:assert/strict'
import { test } from 'node:test'
import { permissions } from '#web/http/permissions.ts'
import { isAtLeast, type Role, roles } from '#domain/people/role.ts'
import { lakshmi } from './fixtures/sample-data.ts'
import { openOffice } from './office-doors.ts'
import { officeIntents } from './office-intents.ts'
import { newKey } from './shop/open-test-shop.ts'
import { cookieOf } from './shop/people.ts'
import { allPaths, guardedPaths, withNames } from './urls.ts'

const REFUSED = 403
const RUPEES = /₹|&#x20B9;|[pP]ricePaise|[mM]rpPaise|totalPaise|grandTotal/

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('every path behind the sign-in has its row, and every row its path', () => {
  const rows = Object.keys(permissions)
  assert.deepEqual(
    guardedPaths().filter((path) => !rows.includes(path)),
    [],
    'add a row to web/http/permissions.ts, {} for what is the owner’s alone',
  )
  assert.deepEqual(
    rows.filter((path) => !allPaths().includes(path) && path !== '/live'),
    [],
  )
})

test('role × intent: a form that the table refuses changes nothing and is answered so; the owner’s is read', async (t) => {
  const { web } = await openOffice(t)
  const intents = await officeIntents()
  assert.ok(intents.length > 80)
  for (const { path, intent, may } of intents) {
    if (intent === 'back-up') continue
    for (const role of roles) {
      const cookie = await cookieOf(web.shop, role)
      const response = await web.send(`${path}.data`, { method: 'POST', cookie, body: formOf({ intent }) })
      const body = await response.text()
      const isRefused = response.status === REFUSED && body.includes('Your role')
      assert.equal(isRefused, !isAtLeast(role, may), `${path} ${intent} by ${role}: ${response.status} ${body}`)
    }
  }
})

test('a packer reads no price, no phone number and no name of a customer, whatever the request', async (t) => {
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

test('live events are for every role, and end for a stopped person', async (t) => {
  const { web } = await openOffice(t)
  const found = await web.shop.people.all()
  const packer = found.find(({ role }) => role === 'packer')
  assert.ok(packer)
  const cookie = await cookieOf(web.shop, 'packer')
  const live = await web.fetch('/live?topics=orders', { cookie })
  assert.equal(live.status, 200)
  await web.shop.people.stop(packer.id)
  // The stream must end, or the test would not.
  assert.doesNotMatch(await live.text(), RUPEES)
  assert.equal((await web.fetch('/live?topics=orders', { cookie })).status, 401)
  const answer = await web.send('/admin.data', { cookie })
  assert.match(await answer.text(), /vinayagaadmin/)
})

test('only roles that see orders may place a trial order', async (t) => {
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
