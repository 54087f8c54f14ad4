// §6 Without a session nobody gets past any URL of the back office: every URL × method × way of asking × kind of stranger.
import assert from 'node:assert/strict'
import { suite, test, type TestContext } from 'node:test'
import { goods, lakshmi } from './fixtures/sample-data.ts'
import { admin, newKey, stockUp, type TestShop } from './shop/open-test-shop.ts'
import { openTestWeb, type TestWeb } from './shop/open-test-web.ts'
import { redSquare } from './fixtures/red-square.ts'
import { allPaths, guarded, guardedPaths, type Method, methods, staleRows } from './urls.ts'

const YEAR_SECONDS = 366 * 86_400
const NEW_PASSWORD = 'kandhar-sashti-2026'
/** Refused with a word, or sent to sign in: as a page, or in the way the router's own requests are told of it. */
const REFUSED = [302, 303, 400, 401, 403, 404, 405, 501]
const TOLD_TO_THE_ROUTER = 202

type Asked = { method: Method; path: string; body?: () => Promise<FormData | string> }

async function openOffice(t: TestContext) {
  const web = await openTestWeb(t)
  const { skyShots } = await stockUp(web.shop, goods)
  const placed = await web.shop.orders.place(newKey(), {
    customer: lakshmi,
    items: [{ id: skyShots.id, quantity: 1 }],
  })
  assert.ok('order' in placed)
  await web.shop.videos.create({ title: 'Sky shots', videoUrl: '/media/video/upload/sky.mp4' })
  return { web, product: skyShots, order: placed.order }
}

/** Cookies of people who are not signed in, and of the one who is. */
async function cookies({ shop, signIn }: TestWeb) {
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

/** Forms that each would change something, if their sender were let in. */
function potentForms({ productId, orderId }: { productId: string; orderId: string }): Record<string, string>[] {
  return [
    { intent: 'set-stock', id: productId, key: newKey(), seen: '2', typed: '900' },
    { intent: 'add-stock', id: productId, key: newKey(), units: '25' },
    { intent: 'verify', orderId, id: orderId, state: 'Verified' },
    { intent: 'complete', orderId, id: orderId, state: 'Complete' },
    ...['remove', 'delete', 'remove-product', 'remove-order', 'remove-video', 'take-stock'].flatMap((intent) =>
      [productId, orderId].map((id) => ({ intent, id, orderId, productId })),
    ),
    { intent: 'change-password', password: 'taken-over', confirm: 'taken-over', newPassword: 'taken-over' },
    { email: 'thief@shop.test', password: 'taken-over' },
  ]
}

async function asked(web: TestWeb, cookie: string, { method, path, body }: Asked): Promise<Response> {
  const sent = body && { body: await body() }
  return web.send(path, { method, cookie, ...sent })
}

/** As a browser asks for a page, and as the router asks for its data. */
function waysOfAsking(path: string): string[] {
  return [path, `${path}?search=lakshmi&order=x`, `${path}.data`, `${path}/`]
}

async function whatIsThere({ products, orders, videos, media }: TestShop) {
  const { orders: all } = await orders.list({ search: '', verified: '', completion: '', sort: 'newest' })
  assert.ok(media)
  return { products: await products.all(), orders: all, videos: await videos.all() }
}

function assertRefused(response: Response, body: string, secrets: readonly string[], what: string) {
  const isTold = response.status === TOLD_TO_THE_ROUTER && (body === '' || /"(SingleFetchR|r)edirect"/.test(body))
  assert.ok(isTold || REFUSED.includes(response.status), `${what} answered ${response.status}: ${body.slice(0, 200)}`)
  for (const secret of secrets) assert.ok(!body.includes(secret), `${what} tells ${secret}`)
}

test('every URL is either open by name or the admin’s, and the table of open ones names none that is gone', () => {
  assert.deepEqual(staleRows(), [])
  const paths = guardedPaths()
  assert.deepEqual(
    allPaths().filter((path) => path.startsWith('/admin') && !paths.includes(path)),
    [],
  )
  for (const upload of ['/media/image/upload', '/media/video/upload']) assert.ok(paths.includes(upload), upload)
})

test('§6 every URL of the back office × method × way of asking refuses every kind of stranger, and tells nothing', async (t) => {
  const { web, product, order } = await openOffice(t)
  const { strangers } = await cookies(web)
  const secrets = [lakshmi.name, lakshmi.mobile, lakshmi.address, admin.email, product.code]
  const urls = guarded({ orderId: order.orderId, id: product.id })
  const before = await whatIsThere(web.shop)
  let count = 0
  for (const [who, cookie] of Object.entries(strangers)) {
    for (const { path, method } of urls) {
      for (const way of waysOfAsking(path)) {
        const response = await asked(web, cookie, { method, path: way })
        // The redirect to the sign-in carries the path that was requested.
        const isNamed = path.includes(order.orderId)
        const untold = isNamed ? secrets : [...secrets, order.orderId]
        assertRefused(response, await response.text(), untold, `${method} ${way} by ${who}`)
        count += 1
      }
    }
    // A connection that rested for so many requests may be closed by the shop just when it is used again.
    const live = await web.fetch('/live?topics=orders,products', { cookie, headers: { Connection: 'close' } })
    assertRefused(live, await live.text(), [...secrets, order.orderId], `orders on the live line by ${who}`)
    const list = await web.send('/orders', { cookie })
    assertRefused(list, await list.text(), [...secrets, order.orderId], `GET /orders by ${who}`)
  }
  t.diagnostic(`${count} requests`)
  assert.equal(count, 5 * guardedPaths().length * methods.length * 4)
  assert.deepEqual(await whatIsThere(web.shop), before)
})

test('§6 no form and no file of a stranger changes anything', async (t) => {
  const { web, product, order } = await openOffice(t)
  const { strangers } = await cookies(web)
  const before = await whatIsThere(web.shop)
  const square = await redSquare()
  const file = async () => {
    const form = new FormData()
    form.set('upload_preset', 'products')
    form.set('file', new File([Uint8Array.from(square.buffer)], square.name, { type: square.mimeType }))
    return form
  }
  for (const [who, cookie] of Object.entries(strangers)) {
    for (const path of new Set(guarded({ orderId: order.orderId }).map((row) => row.path))) {
      const bodies = potentForms({ productId: product.id, orderId: order.orderId }).map(
        (fields) => async () => formOf(fields),
      )
      for (const body of [...bodies, file]) {
        for (const way of [path, `${path}.data`]) {
          const response = await asked(web, cookie, { method: 'POST', path: way, body })
          assertRefused(response, await response.text(), [lakshmi.mobile], `a form to ${way} by ${who}`)
        }
      }
    }
  }
  assert.deepEqual(await whatIsThere(web.shop), before)
  assert.ok('token' in (await web.shop.signIn.withPassword(admin.email, NEW_PASSWORD, '203.0.113.9')))
})

suite('the control: the same questions with a session are answered', () => {
  test('pages and data come, with the order in them', async (t) => {
    const { web, order } = await openOffice(t)
    const { signedIn } = await cookies(web)
    const pages = guarded({ orderId: order.orderId }).filter(({ method }) => method === 'GET')
    const answers = await Promise.all(pages.map(({ path }) => web.send(path, { cookie: signedIn })))
    const opened = pages.filter((_, index) => answers[index]?.status === 200).map(({ path }) => path)
    for (const path of ['/admin', '/admin/upload', '/admin/products', '/admin/orders', '/admin/video']) {
      assert.ok(opened.includes(path), `${path} did not open`)
    }
    assert.ok(
      opened.some((path) => path.includes(order.orderId)),
      'the bill did not open',
    )
    for (const way of ['/admin/orders', '/admin/orders.data']) {
      const body = await (await web.send(way, { cookie: signedIn })).text()
      assert.ok(body.includes(order.orderId), way)
      assert.throws(() => assertRefused(new Response(body), body, [order.orderId], way))
    }
  })

  test('forms change the stock and the order, and a picture is taken', async (t) => {
    const { web, product, order } = await openOffice(t)
    const { signedIn } = await cookies(web)
    const send = (path: string, fields: Record<string, string>) =>
      web.send(path, { method: 'POST', cookie: signedIn, body: formOf(fields) })
    const [, addStock, verify] = potentForms({ productId: product.id, orderId: order.orderId })
    assert.equal((await send('/admin/products.data', addStock ?? {})).status, 200)
    assert.equal((await send('/admin/orders.data', verify ?? {})).status, 200)
    assert.equal((await web.shop.products.find(product.id))?.stock, goods.skyShots.stock - 1 + 25)
    assert.equal((await web.shop.orders.find(order.orderId))?.verified, 'Verified')
  })
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
