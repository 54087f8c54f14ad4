import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { readShopSettings } from '#domain/settings/settings-json.ts'
import { demoSettings, type ShopSettings } from '#domain/settings/shop-settings.ts'
import { goods, ownIdentity } from '#test/fixtures/sample-data.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { placesOf, readableText, SELLING } from '#test/readable-text.ts'
import { until } from '#test/until.ts'
import { publicPages } from '#test/urls.ts'

const PAGES = [...publicPages().map(({ path }) => path), '/ordernow?category=Rocket', '/nowhere']

async function openPages(
  t: TestContext,
  settings: Partial<ShopSettings>,
  products: Parameters<typeof stockUp>[1] = goods,
) {
  const { send, shop } = await openTestWeb(t)
  Object.assign(shop.settings, settings)
  await stockUp(shop, products)
  const read = async (path: string) => readableText(await (await send(path)).text())
  return { shop, send, read }
}

const CLAIMS_OF_A_SEASON =
  /booking has|enquiries are open|order now|enquire now|shop now|reserve|limited time|minimum|purchase/i

for (const callItEnquiry of [false, true]) {
  const what = callItEnquiry ? 'enquiries' : 'orders'

  test(`a shop that takes no ${what} says so first on every page, with the number to call, and claims no season`, async (t) => {
    const { send, read } = await openPages(t, { takingOrders: false, callItEnquiry })
    for (const path of PAGES) {
      const html = await (await send(path)).text()
      const sentence = `We are not taking ${what} at the moment. Please call us.`
      const [before = '', after = ''] = html.slice(html.indexOf('<body>')).split(sentence)
      assert.match(after, /^<\/span>\s*<a [^>]*href="tel:\+915555501999">\+91 55555 01999<\/a>/, path)
      assert.doesNotMatch(before, /<header|<main|<nav/, path)
      assert.deepEqual(placesOf(CLAIMS_OF_A_SEASON, await read(path)), [], path)
      assert.doesNotMatch(html, /schema.org\/InStock|paymentAccepted/, path)
    }
    assert.match(await read('/'), /See the crackers/)
  })
}

test('an open shop says on no page that it takes no orders', async (t) => {
  const { read } = await openPages(t, {})
  for (const path of PAGES) assert.doesNotMatch(await read(path), /not taking/, path)
  assert.match(await read('/'), /Booking has started/)
})

test('a shop that takes enquiries uses no selling words on any page', async (t) => {
  const { read } = await openPages(t, { callItEnquiry: true, email: 'owner@shop.example' })
  for (const path of PAGES) assert.deepEqual(placesOf(SELLING, await read(path)), [], path)
  assert.deepEqual(placesOf(/\bonline\b/i, await read('/')), [], 'it may not sell online')
})

test('the control: a shop that takes orders has selling words', async (t) => {
  const { read } = await openPages(t, {})
  for (const path of PAGES) assert.notDeepEqual(placesOf(SELLING, await read(path)), [], path)
})

test('§1 the greatest discount is that of the goods in stock, everywhere, and follows them', async (t) => {
  const { shop, read } = await openPages(t, {}, { lakshmiCrackers: goods.lakshmiCrackers })
  const claims = async () => {
    const texts = await Promise.all(PAGES.map(read))
    return [...new Set(texts.flatMap((text) => text.match(/(?<=up to\s+)\d+%/gi) ?? []))]
  }
  assert.deepEqual(await claims(), ['80%'])
  await shop.products.create({ ...goods.lakshmiCrackers, name: '5" Lakshmi', pricePaise: 30_00 })
  assert.deepEqual(await claims(), ['88%'])
  const dearest = await shop.products.create({ ...goods.lakshmiCrackers, name: '6" Lakshmi', pricePaise: 10_00 })
  assert.deepEqual(await claims(), ['96%'])
  await shop.products.changeStock(dearest.id, -goods.lakshmiCrackers.stock)
  assert.deepEqual(await claims(), ['88%'])
  const about = await read('/about')
  assert.match(about, /largest discount\s+88%/)
})

test('the cached landing page follows a change of the discounts', async (t) => {
  const { shop, fetch } = await openTestWeb(t)
  const landing = async () => readableText(await (await fetch('/')).text())
  assert.doesNotMatch(await landing(), /% discount/)
  await shop.products.create(goods.lakshmiCrackers)
  await until(async () => /Up to 80% discount/.test(await landing()))
})

test('an empty shop shows no counts and no claims, and its phone number', async (t) => {
  const { send, read } = await openPages(t, {}, {})
  for (const path of PAGES) {
    assert.deepEqual(
      placesOf(/booking has|\b0 crackers|\b0 kinds|0 categories|% discount|limited time/i, await read(path)),
      [],
      path,
    )
  }
  for (const path of ['/ordernow', '/pricelist']) {
    const html = await (await send(path)).text()
    assert.match(html, /No products available<\/h2>[\s\S]*?<a class="button"[^>]*href="tel:\+915555501999"/, path)
    assert.doesNotMatch(html, /pricelist\.pdf" class|<iframe/, path)
  }
})

test('a shop with its own settings shows none of the demo’s', async (t) => {
  const own = readShopSettings(ownIdentity)
  assert.ok('settings' in own)
  const { shop, read, send } = await openPages(t, own.settings)
  // Absent in the shop's own settings, so it does not override the demo's.
  delete shop.settings.rating
  delete shop.settings.established
  const { legalNotice, tagline, name, licenceNumber, gstin } = demoSettings
  const ofTheDemo = [
    legalNotice,
    tagline,
    name,
    licenceNumber,
    gstin,
    'Sivakasi',
    '4.8',
    '1999',
    'Rated',
    'rate us',
    'ince ',
    'undefined',
  ]
  for (const path of [...PAGES, '/manifest.webmanifest']) {
    const text = await read(path)
    for (const words of ofTheDemo) assert.ok(!text.includes(words), `${path} says "${words}":\n${text}`)
  }
  const manifest = (await (await send('/manifest.webmanifest')).json()) as Record<string, unknown>
  assert.equal('description' in manifest, false)
})
