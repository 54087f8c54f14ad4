// Strangers, other sites and roles, with bodies that would change something.
import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { TestContext } from 'node:test'
import { goods, lakshmi } from './fixtures/sample-data.ts'
import { redSquare } from './fixtures/red-square.ts'
import { admin, newKey, stockUp, type TestShop } from './shop/open-test-shop.ts'
import { openTestWeb, type TestWeb } from './shop/open-test-web.ts'
import { addPeople } from './shop/people.ts'

const YEAR_SECONDS = 366 * 86_400
const NEW_PASSWORD = 'kandhar-sashti-2026'

/** A shop with goods, an order, a video and a person of each role; `names` fill the parameters of paths. */
export async function openOffice(t: TestContext) {
  const web = await openTestWeb(t)
  const { skyShots } = await stockUp(web.shop, goods)
  const items = [{ id: skyShots.id, quantity: 1 }]
  const placed = await web.shop.orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed)
  await web.shop.videos.create({ title: 'Sky shots', videoUrl: '/media/video/upload/sky.mp4' })
  await addPeople(web.shop)
  return { web, product: skyShots, names: { orderId: placed.order.orderId, id: skyShots.id, file: 'x' } }
}

/** Cookies of people who are not signed in, and of one who is. */
export async function strangersOf({ shop, signIn }: TestWeb) {
  const expired = await signIn()
  shop.system.advance(YEAR_SECONDS)
  const signedOut = await signIn()
  await shop.signIn.end(tokenOf(signedOut))
  const endedByNewPassword = await signIn()
  const signedIn = await signIn()
  assert.deepEqual(await shop.signIn.changePassword(tokenOf(signedIn), NEW_PASSWORD), { ok: true })
  const madeUp = `session=${'x'.repeat(43)}`
  return { strangers: { none: '', madeUp, expired, signedOut, endedByNewPassword }, signedIn }
}

function tokenOf(cookie: string): string {
  return cookie.replace('session=', '')
}

/** A browser's headers on a cross-site request. */
export const otherSites: Record<string, Record<string, string>> = {
  'another site': { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' },
  'another site, by an old browser': { Origin: 'https://evil.test' },
  'a sandboxed page': { Origin: 'null' },
  'another site without an Origin': { 'Sec-Fetch-Site': 'cross-site' },
  'a sibling site': { Origin: 'http://blog.shop.test', 'Sec-Fetch-Site': 'same-site' },
  'a sibling site without an Origin': { 'Sec-Fetch-Site': 'same-site' },
  'the same name by https': { Origin: 'https://shop.test' },
}
export const ownPages = { Origin: 'http://shop.test', 'Sec-Fetch-Site': 'same-origin' }

type Body = URLSearchParams | FormData | string

/** With `changes`, the body changes the shop when the admin sends it to `target`; the others cover one path each. */
type PotentBody = { target: string; body: Body; changes?: true }

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

/** The body that ends its own session is last. */
export async function potentBodies({ id, orderId }: { id: string; orderId: string }): Promise<PotentBody[]> {
  const changes = true
  const picture = new FormData()
  const square = await redSquare()
  picture.set('upload_preset', 'products')
  picture.set('file', new File([Uint8Array.from(square.buffer)], square.name, { type: square.mimeType }))
  const removals = ['remove', 'delete', 'remove-product', 'remove-order', 'remove-video', 'take-stock']
  const password = 'taken-over'
  return [
    { target: '/admin/products.data', body: form({ intent: 'add-stock', id, key: newKey(), units: '25' }), changes },
    { target: '/admin/products.data', body: form({ intent: 'set-stock', id, key: newKey(), seen: '2', typed: '9' }) },
    {
      target: '/admin/orders.data',
      body: form({ intent: 'verify', orderId, id: orderId, state: 'Verified' }),
      changes,
    },
    { target: '/admin/orders.data', body: form({ intent: 'complete', orderId, id: orderId, state: 'Complete' }) },
    ...removals.map((intent) => ({
      target: '/admin/products.data',
      body: form({ intent, id, orderId, productId: id }),
    })),
    {
      target: '/admin/account.data',
      body: form({ intent: 'change-password', password, confirm: password, newPassword: password }),
    },
    { target: '/vinayagaadmin.data', body: form({ email: 'thief@shop.test', password }) },
    { target: '/orders', body: JSON.stringify({ customer: lakshmi, items: [{ id, quantity: 1 }] }), changes },
    { target: '/media/image/upload', body: picture, changes },
    { target: '/admin/orders.data', body: form({ intent: 'remove', id: orderId, orderId, productId: id }), changes },
    { target: '/vinayagaadmin.data', body: form({ email: admin.email, password: NEW_PASSWORD }), changes },
  ]
}

type Sent = { path: string; method: string; headers: Record<string, string>; cookie: string; body: Body }

export function sendBody(web: TestWeb, { path, method, headers, cookie, body }: Sent): Promise<Response> {
  const own = { 'Idempotency-Key': newKey(), 'Tus-Resumable': '1.0.0' }
  const json = typeof body === 'string' && { 'Content-Type': 'application/json' }
  return web.send(path, { method, cookie, body, headers: { ...headers, ...own, ...json } })
}

/** All rows and stored files, except those of background work: sums of reports, and a sweep. */
export function dumpOf({ config }: TestShop): Record<string, string> {
  using database = new DatabaseSync(join(config.dataDir, 'shop.sqlite'), { readOnly: true })
  const tables = database
    .prepare(`select name from sqlite_schema where type = 'table' and name not like 'report%' order by name`)
    .all()
  const rowsOf = (name: string) => JSON.stringify(database.prepare(`select * from "${name}"`).all(), plain)
  const stored = readdirSync(join(config.dataDir, 'media'), { recursive: true, encoding: 'utf8' })
  const files = stored.filter((name) => name !== 'sweep.lock').toSorted()
  return { ...Object.fromEntries(tables.map(({ name }) => [name, rowsOf(String(name))])), files: files.join() }
}

const plain = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value

export function inTurn<Value>(values: readonly Value[]): () => Value {
  let at = -1
  return () => values[(at += 1) % values.length]!
}
