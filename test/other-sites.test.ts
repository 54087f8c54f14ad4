// §6 No other site may change anything, and nobody gets a byte of an order: every URL of the routes × method × where it comes from.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test, { type TestContext } from 'node:test'
import { goods, lakshmi } from './fixtures/sample-data.ts'
import { redSquare } from './fixtures/red-square.ts'
import { admin, newKey, stockUp, type TestShop } from './shop/open-test-shop.ts'
import { openTestWeb, type TestWeb } from './shop/open-test-web.ts'
import { everyPath, methods } from './urls.ts'

const CHANGING = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
const FORM = 'application/x-www-form-urlencoded'

/** How a browser tells that another site has sent a request. */
const strangers: Record<string, Record<string, string>> = {
  'another site': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  'another site, by an old browser': { Origin: 'https://evil.test' },
  'a sandboxed page': { Origin: 'null' },
  'another site without an Origin': { 'Sec-Fetch-Site': 'cross-site' },
  'a sibling site': { Origin: 'http://blog.shop.test', 'Sec-Fetch-Site': 'same-site' },
  'a sibling site without an Origin': { 'Sec-Fetch-Site': 'same-site' },
  'the same name by https': { Origin: 'https://shop.test' },
}

const own = { Origin: 'http://shop.test', 'Sec-Fetch-Site': 'same-origin' }

async function openOffice(t: TestContext) {
  const web = await openTestWeb(t)
  const { skyShots } = await stockUp(web.shop, goods)
  const items = [{ id: skyShots.id, quantity: 1 }]
  const placed = await web.shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const picture = await web.shop.media.putImage((await redSquare()).buffer)
  const paths = [...everyPath({ orderId, id: skyShots.id }), '/live', '/assets/x.js', '/favicon.ico', picture]
  return { web, paths, orderId, productId: skyShots.id }
}

/** Every row of every table, and every stored file. */
function dumpOf({ config }: TestShop): string {
  using database = new DatabaseSync(join(config.dataDir, 'shop.sqlite'), { readOnly: true })
  const tables = database.prepare(`select name from sqlite_schema where type = 'table' order by name`).all()
  const rows = tables.map(({ name }) => [name, database.prepare(`select * from "${String(name)}"`).all()])
  const files = readdirSync(join(config.dataDir, 'media'), { recursive: true, encoding: 'utf8' }).toSorted()
  return JSON.stringify([rows, files], (_, value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
  )
}

/** Each would change something, if it came from the shop's own pages with the admin's session. */
async function potentBodies(orderId: string, productId: string) {
  const picture = new FormData()
  const square = await redSquare()
  picture.set('file', new File([Uint8Array.from(square.buffer)], square.name, { type: square.mimeType }))
  const forms: Record<string, string>[] = [
    { intent: 'add-stock', id: productId, key: newKey(), units: '25' },
    { intent: 'verify', orderId, id: orderId, state: 'Verified' },
    { intent: 'remove', id: orderId, orderId, productId },
  ]
  const signIn = { email: admin.email, password: admin.password }
  return [
    ...forms.map((fields) => ({ body: new URLSearchParams(fields).toString(), type: FORM })),
    {
      body: JSON.stringify({ customer: lakshmi, items: [{ id: productId, quantity: 1 }] }),
      type: 'application/json',
    },
    { body: picture },
    // Last: it ends the session that it comes with.
    { body: new URLSearchParams(signIn).toString(), type: FORM },
  ]
}

type Sent = { path: string; method: string; headers: Record<string, string>; body: string | FormData; type?: string }

const send = (web: TestWeb, cookie: string, { path, method, headers, body, type }: Sent) =>
  web.send(path, {
    method,
    cookie,
    body,
    headers: {
      ...headers,
      'Idempotency-Key': newKey(),
      'Tus-Resumable': '1.0.0',
      ...(type && { 'Content-Type': type }),
    },
  })

test('F9 every URL × changing method × stranger is refused with 403, though the admin is signed in, and nothing changes', async (t) => {
  const { web, paths, orderId, productId } = await openOffice(t)
  const cookie = await web.signIn()
  const bodies = await potentBodies(orderId, productId)
  const before = dumpOf(web.shop)
  let count = 0
  for (const path of paths) {
    for (const method of CHANGING) {
      for (const [who, headers] of Object.entries(strangers)) {
        for (const way of [path, `${path}.data`]) {
          const body = bodies[count % bodies.length]!
          const answer = await send(web, cookie, { path: way, method, headers, ...body })
          assert.equal(answer.status, 403, `${method} ${way} by ${who} was answered ${answer.status}`)
          assert.match(await answer.text(), /from another site/)
          count += 1
        }
      }
    }
  }
  t.diagnostic(`${count} requests`)
  assert.ok(count > 1_000)
  assert.equal(dumpOf(web.shop), before)
})

test('control: the same bodies from the shop’s own pages change the stock, the order, the session and the pictures', async (t) => {
  const { web, orderId, productId } = await openOffice(t)
  const cookie = await web.signIn()
  const targets = [
    '/admin/products.data',
    '/admin/orders.data',
    '/admin/orders.data',
    '/orders',
    '/media/image/upload',
    '/vinayagaadmin.data',
  ]
  const bodies = await potentBodies(orderId, productId)
  for (const [index, body] of bodies.entries()) {
    const before = dumpOf(web.shop)
    const path = targets[index]!
    const answer = await send(web, cookie, { path, method: 'POST', headers: own, ...body })
    assert.ok(answer.status < 300, `${path} was answered ${answer.status}: ${await answer.text()}`)
    // The same picture is the same file.
    if (!path.startsWith('/media')) assert.notEqual(dumpOf(web.shop), before, path)
  }
})

test('F8 no URL, open or not, tells a byte of an order to who has no session, by any method', async (t) => {
  const { web, paths, orderId } = await openOffice(t)
  const ended = await web.signIn()
  await web.shop.signIn.end(ended.replace('session=', ''))
  const secrets = [lakshmi.name, lakshmi.mobile, lakshmi.alternateMobile!, lakshmi.address, orderId]
  const visitors = { 'no session': '', 'an ended one': ended, 'a forged one': `session=${'x'.repeat(43)}` }
  const before = dumpOf(web.shop)
  let count = 0
  for (const path of paths) {
    for (const method of methods) {
      for (const [who, cookie] of Object.entries(visitors)) {
        for (const way of [path, `${path}.data`, `${path}?topics=orders,products&search=${lakshmi.mobile}`]) {
          const answer = await web.fetch(way, { method, cookie, signal: AbortSignal.timeout(10_000) })
          // A redirect to the sign-in repeats the address that was asked for, and so may a page of it.
          const untold = secrets.filter((secret) => !way.includes(secret))
          const isStream = answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true
          const said = isStream ? '' : await answer.text()
          if (isStream) await answer.body?.cancel()
          const all = said + JSON.stringify([...answer.headers])
          for (const secret of untold) assert.ok(!all.includes(secret), `${method} ${way} tells ${who} ${secret}`)
          assert.notEqual(answer.status, 500, `${method} ${way} was answered ${answer.status}`)
          count += 1
        }
      }
    }
  }
  t.diagnostic(`${count} requests`)
  assert.equal(dumpOf(web.shop), before)
})

test('control: with a session the same table has pages that tell the order', async (t) => {
  const { web, paths } = await openOffice(t)
  const cookie = await web.signIn()
  const telling: string[] = []
  for (const path of paths.filter((each) => each !== '/live')) {
    const answer = await web.fetch(path, { cookie })
    if ((await answer.text()).includes(lakshmi.mobile)) telling.push(path)
  }
  assert.ok(telling.length >= 2, telling.join())
})
