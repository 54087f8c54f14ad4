// Server-rendered screens: for a new owner, and on a machine that cannot convert videos.
import assert from 'node:assert/strict'
import test from 'node:test'
import { labelOf } from '#domain/settings/field-labels.ts'
import { type Chapter, chapters, type SettingsField } from '#domain/settings/shop-settings.ts'
import { uploads } from '#domain/words/en/office/goods/uploads.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
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
