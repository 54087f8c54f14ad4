import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import sharp from 'sharp'
import { firstCategories, categoryPath } from '#domain/category/category.ts'
import { goods, posterGoods } from '#test/fixtures/sample-data.ts'
import { stockUp } from '#test/shop/open-test-shop.ts'
import { openTestWeb } from '#test/shop/open-test-web.ts'
import { publicPages } from '#test/urls.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ORIGIN = 'http://shop.test'
const pages = [...publicPages().map(({ path }) => path), '/ordernow?category=Flowers%20pots']

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
const text = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const property = (html: string, name: string) =>
  all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`, 'g')).map(text)
const canonicals = (html: string) => all(html, /<link rel="canonical" href="([^"]*)"\/>/g).map(text)

type Fact = { '@type': string; itemListElement?: { name?: string; item?: { name: string } }[] }
const facts = (html: string) =>
  all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map((json) => JSON.parse(json) as Fact)

test('each public page has its own title, description, address and picture', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, goods)
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const path of pages) {
    const html = await (await send(path)).text()
    const [title = '', ...otherTitles] = all(html, /<title>([^<]*)<\/title>/g)
    const [description = '', ...otherDescriptions] = property(html, 'description')
    assert.deepEqual([...otherTitles, ...otherDescriptions], [], path)
    assert.match(title, /Sri Vinayaga Crackers/, path)
    assert.ok(description.length >= 50 && description.length <= 160, `${path}: ${description}`)
    assert.doesNotMatch(description, /…$/, path)
    assert.deepEqual(canonicals(html), [ORIGIN + path])
    assert.deepEqual(property(html, 'og:url'), [ORIGIN + path])
    assert.deepEqual(property(html, 'og:title'), [text(title)])
    assert.deepEqual(property(html, 'og:description'), [description])
    assert.deepEqual(property(html, 'twitter:card'), ['summary_large_image'])
    for (const name of ['og:type', 'og:site_name']) assert.match(property(html, name).join(), /./, `${path}: ${name}`)
    const [picture = ''] = property(html, 'og:image')
    assert.ok(picture.startsWith(`${ORIGIN}/share/`), path)
    const bytes = readFileSync(join(ROOT, 'public', new URL(picture).pathname))
    const { width, height } = await sharp(bytes).metadata()
    assert.deepEqual([width, height], [1200, 630])
    assert.ok(bytes.length <= 150_000, picture)
    titles.add(title)
    descriptions.add(description)
  }
  assert.equal(titles.size, pages.length)
  assert.equal(descriptions.size, pages.length)
})

test('the icons and the manifest that a page names exist', async (t) => {
  const { send } = await openTestWeb(t)
  const html = await (await send('/')).text()
  const links = all(html, /<link ((?:[^>]* )?rel="(?:icon|apple-touch-icon|manifest)"[^>]*)\/>/g)
  const hrefs = links.map((link) => /href="([^"?]*)/.exec(link)?.[1] ?? '')
  assert.ok(hrefs.length >= 3, hrefs.join())
  for (const href of hrefs) {
    const isThere = existsSync(join(ROOT, 'public', href)) || (await send(href)).status === 200
    assert.ok(isThere, href)
  }
})

test('§2 every spelling of a category is one address, and one that is unknown or empty is All Categories', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, posterGoods)
  for (const [path, canonical] of [
    ['/ordernow?category=ONE+SOUND+CRACKERS&from=whatsapp', '/ordernow?category=One%20sound%20crackers'],
    ['/ordernow?category=Fancy item', "/ordernow?category=Fancy%20items%20(Children's%20Special)"],
    ['/ordernow?category=bananas', '/ordernow'],
    ['/ordernow?category=Smoke', '/ordernow'],
    ['/ordernow?from=whatsapp', '/ordernow'],
    ['/about/', '/about'],
  ] as const) {
    assert.deepEqual(canonicals(await (await send(path)).text()), [ORIGIN + canonical], path)
  }
})

test('missing pages and the back office are noindex', async (t) => {
  const { send, signIn } = await openTestWeb(t)
  const cookie = await signIn()
  for (const [path, visitor] of [
    ['/nowhere', {}],
    ['/vinayagaadmin', {}],
    ['/admin', { cookie }],
    ['/admin/products', { cookie }],
    ['/admin/orders', { cookie }],
    ['/admin/upload', { cookie }],
  ] as const) {
    const html = await (await send(path, visitor)).text()
    assert.deepEqual(property(html, 'robots'), ['noindex'], path)
    assert.deepEqual(canonicals(html), [], path)
  }
  for (const path of pages) assert.deepEqual(property(await (await send(path)).text(), 'robots'), [], path)
})

test('the pages have the shop, their breadcrumbs and the products in structured data', async (t) => {
  const { send, shop } = await openTestWeb(t)
  await stockUp(shop, goods)
  const typesOf = async (path: string) => facts(await (await send(path)).text()).map((fact) => fact['@type'])
  assert.deepEqual(await typesOf('/'), ['Store', 'WebSite'])
  assert.deepEqual(await typesOf('/contact'), ['Store', 'BreadcrumbList'])
  assert.deepEqual(await typesOf('/about'), ['Store', 'BreadcrumbList'])
  assert.deepEqual(await typesOf('/pricelist'), ['BreadcrumbList'])
  assert.deepEqual(await typesOf('/ordernow'), ['ItemList', 'BreadcrumbList'])

  const [list, way] = facts(await (await send('/ordernow?category=rockets')).text())
  assert.deepEqual(
    list?.itemListElement?.map(({ item }) => item?.name),
    ['Whistling Rocket'],
  )
  assert.deepEqual(
    way?.itemListElement?.map(({ name }) => name),
    ['Home', 'Order Now', 'Rocket'],
  )
})

test('a product’s name with markup in it stays text in structured data', async (t) => {
  const { send, shop } = await openTestWeb(t)
  const name = '</script><script>alert(1)</script><!--'
  await shop.products.create({ ...goods.rockets, name })
  const html = await (await send('/ordernow?category=Rocket')).text()
  assert.doesNotMatch(html, /<script>alert|<\/script><script>alert/)
  assert.equal(facts(html)[0]?.itemListElement?.[0]?.item?.name, name)
})

test('structured data is made on the server only: no browser loads its code', () => {
  const scripts = globSync('build/current/client/assets/*.js', { cwd: ROOT })
  assert.ok(scripts.length > 10)
  const makers = scripts.filter((path) =>
    /BreadcrumbList|ItemList"|PostalAddress/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  assert.deepEqual(makers, [])
})

test('no title is longer than search engines show', async (t) => {
  const { send } = await openTestWeb(t)
  for (const path of [...pages, ...firstCategories.map(categoryPath)]) {
    const [title = ''] = all(await (await send(path)).text(), /<title>([^<]*)<\/title>/g)
    assert.ok(text(title).length <= 65, title)
  }
})
