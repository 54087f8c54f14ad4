// Server-rendered screens: for a new owner, with the specification’s words, and on a machine that cannot convert videos.
import assert from 'node:assert/strict'
import test from 'node:test'
import { labelOf } from '#domain/settings/field-labels.ts'
import { type Chapter, chapters, type SettingsField } from '#domain/settings/shop-settings.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { readableText } from '#test/readable-text.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { screens } from './access/navigation.ts'

/** The icon's first stroke. */
const WARNING_SIGN = 'd="M12 3 2 20h20z'

test('§2 a tile opens each screen, which has its title over it', async (t) => {
  const { send, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  const welcome = await (await send('/admin', { cookie })).text()
  for (const { path, title } of screens().filter((screen) => screen.path !== '/admin')) {
    assert.ok(welcome.includes(`href="${path}"`), `${path} has no tile`)
    const response = await send(path, { cookie })
    assert.equal(response.status, 200, path)
    assert.match(await response.text(), new RegExp(`<h1[^>]*>${title}<`), path)
  }
})

/** By address. */
const specWords = {
  '/admin/upload': [
    'Upload Product | PNG, JPG up to 10MB | MP4, MOV, AVI up to 100MB | Product Name | M.R.P | Discount',
    'Our Price | Stock Count | Per | 1Box | 1Pkt',
  ],
  '/admin/products': [
    'Products | Product Management | Total Products | In Stock | Low Stock | Out of Stock | M.R.P | Our Price',
    'Per | All Per | 1Box | 1Pkt | All Stock | Stock: Low to High | High to Low',
  ],
  '/admin/products?search=umbrella': [
    'No products found',
    "Try adjusting your search terms or filter criteria to find what you're looking for.",
  ],
  '/admin/orders': [
    'Online Orders | Manage customer orders and track status | Search by customer name or phone number...',
    'View Details | Download Bill | Delete Order | Sort Order | Newest First | Oldest First',
    'Verification Status | All Verification | Unverified | Verified | Order Status | All Status | Pending | Complete',
  ],
  '/admin/orders?search=umbrella': ['No orders found'],
  '/admin/video': [
    'Videos | Video Title | Description | Save Video | Status Overview | Video File | Title | Total Videos | Word Count',
  ],
}

test('§2 each screen has the specification’s words', async (t) => {
  const { send, signIn, shop } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  const cookie = await signIn()
  for (const [path, words] of Object.entries(specWords)) {
    const text = readableText(await (await send(path, { cookie })).text())
    const missing = words.flatMap((line) => line.split(' | ')).filter((each) => !text.includes(each))
    assert.deepEqual(missing, [], path)
  }
})

test('an order that was sent again links to the one that replaces it, and that one back', async (t) => {
  const { send, signIn, shop } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  const order = { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] }
  const key = newKey()
  const [first, second] = [
    await shop.orders.place(key, order),
    await shop.orders.place(newKey(), { ...order, supersedes: key }),
  ]
  assert.ok('order' in first && 'order' in second)
  const cookie = await signIn()
  const linkAfter = async (opened: string, words: RegExp) => {
    const html = await (await send(`/admin/orders?order=${opened}`, { cookie })).text()
    const [, after = ''] = html.split(words)
    return /href="[^"]*order=(ORD\d+)/.exec(after)?.[1]
  }
  assert.equal(await linkAfter(first.order.orderId, />The customer sent this order again\./), second.order.orderId)
  assert.equal(await linkAfter(second.order.orderId, />This order replaces/), first.order.orderId)
})

test('the tab of cancelled orders leaves the filter of those that count', async (t) => {
  const { send, signIn } = await openTestWeb(t)
  const html = await (await send('/admin/orders?counted=yes', { cookie: await signIn() })).text()
  assert.match(html, /href="[^"]*\?counted=yes&amp;step=packed"/)
  assert.match(html, /href="[^"]*\?step=cancelled"/)
})

test('§2 orders are drawn in the chosen view at once, and who is signed in sees no sign-in page', async (t) => {
  const { send, signIn, shop } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  const cookie = await signIn()
  const isGrid = async (cookies: string) =>
    /class="order-cards[ "]/.test(await (await send('/admin/orders', { cookie: cookies })).text())
  assert.deepEqual([await isGrid(cookie), await isGrid(`${cookie}; orders-view=grid`)], [false, true])
  const answer = await send('/vinayagaadmin', { cookie })
  assert.deepEqual([answer.status, answer.headers.get('Location')], [302, '/admin'])
})

test('each setting has its control in its chapter', async (t) => {
  const { send, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  for (const chapter of Object.keys(chapters) as Chapter[]) {
    const html = await (await send(`/admin/settings?chapter=${chapter}`, { cookie })).text()
    const [, main = ''] = html.split('<main')
    const isThere = (name: SettingsField) => new RegExp(`name="${name}[".]|>${labelOf(name)}<`).test(main)
    const missing = (Object.keys(chapters[chapter]) as SettingsField[]).filter((field) => !isThere(field))
    assert.deepEqual(missing, [], chapter)
  }
})

test('an empty shop’s product list links to Import and Upload Product', async (t) => {
  const { send, signIn } = await openTestWeb(t)
  const html = await (await send('/admin/products', { cookie: await signIn() })).text()
  const [, main = ''] = html.split('<main')
  assert.match(main, /No products found/)
  assert.match(main, /Your products will be here\./)
  assert.match(main, /<a [^>]*href="\/admin\/import"[^>]*>Import your price list</)
  assert.match(main, /<a [^>]*href="\/admin\/upload"[^>]*>Upload Product</)
})

test('without ffmpeg each place for a video names the formats that it refuses, with it none does', async (t) => {
  const { send, signIn, shop } = await openTestWeb(t)
  const cookie = await signIn()
  for (const path of ['/admin/upload', '/admin/video']) {
    for (const converts of [true, false]) {
      shop.media.converts = async () => converts
      const html = await (await send(path, { cookie })).text()
      assert.equal(html.includes(uploads.playableOnly), !converts, `${path}, converts: ${converts}`)
    }
  }
})

test('a screen that fails to render shows the warning icon, as other failures do', async (t) => {
  const { send, signIn, shop } = await openTestWeb(t)
  const cookie = await signIn()
  shop.products.all = async () => Promise.reject(new Error('unreadable'))
  const html = await (await send('/admin/products', { cookie })).text()
  const [, empty = ''] = html.split(/class="empty[ "]/)
  assert.match(empty, /An error occurred\. Please try again\./)
  assert.ok(empty.includes(WARNING_SIGN))
})

test('a form that the URL opens is rendered by the server, which has no document', async (t) => {
  const { send, signIn, shop } = await openTestWeb(t)
  const { skyShots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: skyShots.id, quantity: 1 }] })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  await shop.orders.steps.complete(orderId, 'Complete')
  const response = await send(`/admin/dispatch?order=${orderId}`, { cookie: await signIn() })
  assert.equal(response.status, 200)
  assert.match(await response.text(), /<form [^>]*>[^]*LR number/)
})
