import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb, orderRequest } from '#test/shop/open-test-web.ts'
import { pdfLines } from '#test/pdf-text.ts'
import { until } from '#test/until.ts'
import { allPaths, guardedPaths } from '#test/urls.ts'

const SECRET = 'Standard Fireworks wholesale'
const PRICE = 123_454_321
const secret = { supplier: SECRET, purchasePricePaise: PRICE }

/** A shop whose rows have two columns that its code does not know. */
async function openWithMoreColumns(t: TestContext) {
  const web = await openTestWeb(t, 'sqlite', { priceListPdf: 'ahead' })
  const { products, videos, orders } = web.shop
  const [offered, allProducts, findProduct] = [products.offered, products.all, products.find]
  const [allVideos, place] = [videos.all, orders.place]
  products.offered = async () => (await offered()).map((product) => ({ ...product, ...secret }))
  products.all = async () => (await allProducts()).map((product) => ({ ...product, ...secret }))
  products.find = async (id) => {
    const product = await findProduct(id)
    return product && { ...product, ...secret }
  }
  videos.all = async () => (await allVideos()).map((video) => ({ ...video, ...secret }))
  orders.place = async (...sent) => {
    const placed = await place(...sent)
    if (!('order' in placed)) return placed
    const { customer, items, ...order } = placed.order
    const more = { customer: { ...customer, ...secret }, items: items.map((item) => ({ ...item, ...secret })) }
    return { ...placed, order: { ...order, ...secret, ...more } }
  }
  const seeded = await stockUp(web.shop, goods)
  await videos.create({ title: 'Sky shots', videoUrl: '/media/video/upload/sky.mp4' })
  return { ...web, seeded }
}

function assertSilent(text: string, where: string) {
  assert.ok(!text.includes(SECRET) && !text.includes(String(PRICE)), `${where} contains it`)
  assert.doesNotMatch(text, /supplier|purchasePricePaise|12,?34,?543/, where)
}

test('no public page, data request or document has a column that the code does not name', async (t) => {
  const { send, signIn } = await openWithMoreColumns(t)
  const isPrivate = new Set(guardedPaths())
  const open = allPaths().filter((path) => !isPrivate.has(path) && path !== '/media/*')
  assert.ok(open.length >= 12)
  for (const path of open.map((one) => one.replace('*', 'nowhere'))) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`, `${path}?category=Flowers%20pots`]) {
      const response = await send(address)
      const bytes = new Uint8Array(await response.arrayBuffer())
      const isPaper = response.headers.get('Content-Type') === 'application/pdf'
      assertSilent(isPaper ? pdfLines(bytes).join('\n') : new TextDecoder().decode(bytes), address)
    }
  }
  // Control: the columns exist, and the back office has them.
  const cookie = await signIn()
  assert.ok((await (await send('/admin/products.data', { cookie })).text()).includes(SECRET))
})

test('nor does the price list, the response to an order or a live event', async (t) => {
  const { send, fetch, shop, seeded } = await openWithMoreColumns(t)
  await until(async () => (await shop.priceList.current())?.products === Object.keys(goods).length)
  const list = pdfLines(new Uint8Array(await (await send('/pricelist.pdf')).arrayBuffer()))
  assert.ok(list.includes(goods.skyShots.name))
  assertSilent(list.join('\n'), '/pricelist.pdf')

  const live = (await fetch('/live')).body?.getReader()
  assert.ok(live)
  const key = newKey()
  const body = { customer: lakshmi, items: [{ id: seeded.skyShots.id, quantity: 1 }] }
  for (const status of [201, 200]) {
    const answer = await send('/orders', orderRequest(key, body))
    assert.equal(answer.status, status)
    assertSilent(await answer.text(), `an order answered ${status}`)
  }
  let heard = ''
  while (!heard.includes('event: stock')) heard += new TextDecoder().decode((await live.read()).value)
  assertSilent(heard, '/live')
  await live.cancel()
})

const MESSAGE = 'Dear {name}, the lorry of cousin Murugan brings {order}'
const POLICY = 'Sparklers that were lit are not taken back'
const ACCOUNT = '50100123456789'
const bank = {
  accountName: 'Vinayaga Traders',
  accountNumber: ACCOUNT,
  ifsc: 'HDFC0001234',
  bankName: 'HDFC',
  branch: 'Sivakasi',
}

test('no public page or its data has a message to customers, or the policy or bank account of another page', async (t) => {
  const { send, shop } = await openTestWeb(t, 'sqlite', { priceListPdf: 'ahead' })
  await stockUp(shop, goods)
  const edited = { messages: { 'dispatched-en': MESSAGE }, policies: { terms: [POLICY] }, bank }
  const saved = await shop.settingsVersions.save(
    { edited, seen: settingsJson(shop.settings) },
    { key: newKey(), who: 'owner@shop.test' },
  )
  assert.equal(saved.outcome, 'saved', JSON.stringify(saved))
  const isPrivate = new Set(guardedPaths())
  const open = allPaths().filter((path) => !isPrivate.has(path) && path !== '/media/*')
  const shownAt = { [MESSAGE]: new Set<string>(), [POLICY]: new Set<string>(), [ACCOUNT]: new Set<string>() }
  for (const path of open.map((one) => one.replace('*', 'nowhere'))) {
    for (const address of [path, `${path === '/' ? '/_root' : path}.data`]) {
      const text = await (await send(address)).text()
      for (const [secretText, places] of Object.entries(shownAt)) if (text.includes(secretText)) places.add(address)
    }
  }
  assert.deepEqual([...shownAt[MESSAGE]], [])
  assert.deepEqual([...shownAt[POLICY]], ['/terms', '/terms.data'])
  // The confirmation shows how to pay.
  assert.deepEqual([...shownAt[ACCOUNT]], ['/ordernow', '/ordernow.data'])
})
