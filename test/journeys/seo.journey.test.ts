// Found and shared: what every public page says of itself, what lies at the addresses it names, and which way it is spelled.
import assert from 'node:assert/strict'
import sharp from 'sharp'
import { firstCategories, categoryPath } from '#domain/category/category.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { fillCatalogue } from '../fixtures/full-catalogue.ts'
import { publicPages } from '../urls.ts'
import { journey } from './journey.ts'

const quick = { databases: ['sqlite'], sharing: true, only: 'phone' } as const
const PAGES = publicPages().map(({ path }) => path)
const ADDRESSES = [...PAGES, '/ordernow?category=Gift+box']

type Fact = { '@type': string | string[]; '@graph'?: Fact[] } & Record<string, unknown>

journey(
  'every public page has a title, description, address, picture and facts of its own',
  fillCatalogue,
  async ({ person, shop }) => {
    const page = await (await person('visitor')).visit('/')
    const titles = new Set<string>()
    const descriptions = new Set<string>()
    const kinds = new Set<string>()
    for (const path of ADDRESSES) {
      await page.goto(path)
      const of = async (selector: string, attribute: string) =>
        (await page.locator(selector).getAttribute(attribute)) ?? ''
      titles.add(await page.title())
      assert.ok((await page.title()).includes(demoSettings.name))
      const description = await of('meta[name=description]', 'content')
      assert.ok(description.length >= 50 && description.length <= 165, `${path}: ${description}`)
      descriptions.add(description)
      const canonical = new URL(await of('link[rel=canonical]', 'href'))
      assert.equal(canonical.origin, shop.origin)
      assert.equal(canonical.pathname, new URL(path, shop.origin).pathname)
      const picture = await fetch(await of('meta[property="og:image"]', 'content'))
      const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
      assert.deepEqual([width, height], [1200, 630], path)
      for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name']) {
        assert.ok(await of(`meta[property="${name}"]`, 'content'), `${path} lacks ${name}`)
      }
      for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
        const fact = JSON.parse(text) as Fact
        for (const each of fact['@graph'] ?? [fact]) for (const kind of [each['@type']].flat()) kinds.add(kind)
        for (const [kind] of text.matchAll(/"@type":"(Product|BreadcrumbList|LocalBusiness)"/g))
          kinds.add(kind.slice(9, -1))
      }
    }
    assert.equal(titles.size, ADDRESSES.length)
    assert.ok(descriptions.size >= ADDRESSES.length - 1)
    for (const kind of ['Product', 'BreadcrumbList']) assert.ok(kinds.has(kind), `no ${kind} in ${[...kinds].join()}`)
    assert.ok(kinds.has('LocalBusiness') || kinds.has('Store'), `no shop in ${[...kinds].join()}`)
  },
  quick,
)

journey(
  'sitemap, robots, icons and manifest lead to what is there',
  fillCatalogue,
  async ({ person, shop }) => {
    const text = async (path: string) => {
      const answer = await fetch(new URL(path, shop.origin))
      assert.equal(answer.status, 200, path)
      return answer.text()
    }
    const sitemap = await text('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))).replaceAll('&amp;', '&'),
    )
    for (const path of [...PAGES, ...firstCategories.map(categoryPath)]) {
      assert.ok(listed.includes(shop.origin + path), `the sitemap lacks ${path}`)
    }
    // Of the products' pages, which are all alike, a few.
    const visited = listed.filter((url, index) => !url.includes('product=') || index % 20 === 0)
    for (const url of visited) assert.equal((await fetch(url)).status, 200, url)
    const robots = await text('/robots.txt')
    assert.match(robots, /Disallow: \/admin/)
    assert.ok(robots.includes(`Sitemap: ${shop.origin}/sitemap.xml`), robots)

    const page = await (await person('visitor')).visit('/')
    const links = page.locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    assert.ok(hrefs.length >= 3, hrefs.join())
    for (const href of hrefs) await text(href)
    const manifest = JSON.parse(await text(hrefs.find((href) => href.endsWith('.webmanifest')) ?? 'none')) as {
      name: string
      start_url: string
      icons: { src: string; sizes: string }[]
    }
    assert.equal(manifest.name, demoSettings.name)
    assert.ok(manifest.icons.some(({ sizes }) => sizes === '512x512'))
    for (const { src } of manifest.icons) await text(src)
  },
  quick,
)

journey(
  'no page speaks to a search engine that is none of its business',
  fillCatalogue,
  async ({ shop }) => {
    for (const path of ['/vinayagaadmin', '/nothing-here']) {
      const answer = await fetch(shop.origin + path)
      const html = await answer.text()
      assert.match(html + answer.headers.get('X-Robots-Tag'), /noindex/, path)
    }
  },
  quick,
)
