import assert from 'node:assert/strict'
import test from 'node:test'
import { languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { publicPages } from '#test/urls.ts'

const PAGES = publicPages().map(({ path }) => path)
const inEachLanguage = (paths: readonly string[]) =>
  paths.flatMap((path) => languages.map((language) => pathIn(language, path)))

const entries = (xml: string) =>
  [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?(?:<xhtml:link[^>]*\/>){2}<\/url>/g)].map(
    ([, loc = '', lastmod]) => ({
      loc: loc.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
      lastmod,
    }),
  )

test('GET /sitemap.xml lists the public pages, the categories that have products, and the products', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const draft = { ...goods.rockets, category: "Fancy items (Children's Special)" as const }
  await stockUp(shop, { rockets: goods.rockets, draft, giants: { ...draft, category: 'Chorsa & Gaints (Wala)' } })
  const response = await send('/sitemap.xml')
  assert.equal(response.headers.get('Content-Type'), 'application/xml; charset=utf-8')
  const xml = await response.text()
  assert.match(
    xml,
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+" xmlns:xhtml="[^"]+">\n(  <url>.*<\/url>\n)+<\/urlset>\n$/,
  )
  assert.doesNotMatch(xml, /&(?!#\d+;)/)
  assert.deepEqual(
    entries(xml)
      .map(({ loc }) => loc.replace('http://shop.test', ''))
      .toSorted(),
    inEachLanguage([
      ...PAGES,
      '/ordernow?category=Chorsa%20%26%20Gaints%20(Wala)',
      "/ordernow?category=Fancy%20items%20(Children's%20Special)",
      '/ordernow?category=Rocket',
      ...(await shop.products.all()).map(({ code }) => `/ordernow?product=${code}`),
    ]).toSorted(),
  )
})

test('a page of products has the last change of its products', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const { rockets } = await stockUp(shop, { rockets: goods.rockets })
  shop.system.advance(60)
  const { skyShots } = await stockUp(shop, { skyShots: goods.skyShots })
  shop.system.advance(60)
  const edited = (await shop.products.edit(rockets.id, goods.rockets, goods.rockets))?.product
  const found = entries(await (await send('/sitemap.xml')).text())
  const lastmod = (end: string) => found.find(({ loc }) => loc.endsWith(end))?.lastmod
  assert.equal(lastmod('Rocket'), edited?.updatedAt)
  assert.equal(lastmod('shots'), skyShots.createdAt)
  assert.equal(lastmod('/ordernow'), edited?.updatedAt)
  assert.equal(lastmod('/about'), undefined)
})

test('each address of the sitemap is the canonical one of its page', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const products = Object.values(await stockUp(shop, goods))
  const found = entries(await (await send('/sitemap.xml')).text())
  const sections = new Set(products.map(({ category }) => category)).size
  assert.equal(found.length, languages.length * (PAGES.length + sections + products.length))
  for (const { loc } of found) {
    const response = await send(loc.replace('http://shop.test', ''))
    assert.equal(response.status, 200, loc)
    assert.ok(
      (await response.text()).includes(
        `rel="canonical" href="${loc.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}"`,
      ),
      loc,
    )
  }
})

test('the pages of a shop without products are listed too', async (t) => {
  const { send } = await openTestWeb(t)
  const found = entries(await (await send('/sitemap.xml')).text())
  assert.equal(found.length, languages.length * PAGES.length)
  assert.ok(found.every(({ lastmod }) => lastmod === undefined))
})
