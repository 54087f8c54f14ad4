// A new storefront page needs more than its line in web/routes.ts: this test names it.
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { inEachLanguage } from '#domain/language.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import routes from '#web/routes.ts'
import { firstList } from './fixtures/first-list.ts'
import { pageCacheKey } from '#web/http/cached-address.ts'
import { linkedPages } from '#web/storefront/shell/links.ts'
import { openTestWeb } from './shop/open-test-web.ts'
import { allPaths, publicPages } from './urls.ts'

const WEB = join(import.meta.dirname, '../web')
const VERSION = 'a1c42715'

/** Rendered for each visitor, each with its reason. */
const notStored = new Map<string, string>()

/** Reached by its secret link alone: nothing may list, link or store it. */
const SECRET = '/order/:link'

type Page = ReturnType<typeof publicPages>[number]

/** One sentence for each missing part; `sitemap` lists its paths. */
function missingFor({ path, id }: Page, sitemap: readonly string[]): string[] {
  const linked = linkedPages(demoSettings).map(({ to }) => to)
  const manifest = `/__manifest?${new URLSearchParams({ paths: linked.toSorted().join(','), version: VERSION })}`
  const data = `${path}.data?_routes=${encodeURIComponent(id)}`
  const faults = [
    !sitemap.includes(path) && `${path} is not in web/endpoints/sitemap.ts`,
    !linked.includes(path) && `${path} is not in linkedPages of web/storefront/shell/links.ts`,
    !isStored(path) && !notStored.has(path) && `${path} is not in pages of web/http/cached-address.ts`,
    isStored(path) && notStored.has(path) && `${path} is stored, although it stands in notStored here`,
    isLive(id) &&
      !isStored(data) &&
      `${path}.data is not in data of web/http/cached-address.ts, and its open pages ask for it at once`,
    linked.includes(path) &&
      !isStored(manifest) &&
      `LINKED of web/http/cached-address.ts is not what linkedPages lists`,
  ]
  return faults.filter((fault) => fault !== false)
}

function isStored(address: string): boolean {
  return (
    pageCacheKey(
      new URL(address, 'http://shop.test'),
      inEachLanguage(() => VERSION),
      firstList,
    ) !== undefined
  )
}

/** Revalidates on live events. */
function isLive(id: string): boolean {
  return globSync(join(WEB, dirname(id), '**/*.tsx')).some((file) => readFileSync(file, 'utf8').includes('useLive('))
}

async function sitemapPaths(t: TestContext): Promise<string[]> {
  const { send } = await openTestWeb(t)
  const xml = await (await send('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>http:\/\/shop\.test([^<]*)<\/loc>/g)].map(([, path = '']) => path)
}

test('every page of the storefront is in the sitemap, linked, and stored or named as not to be', async (t) => {
  const pages = publicPages()
  assert.ok(pages.length >= 5)
  const sitemap = await sitemapPaths(t)
  assert.deepEqual(
    pages.flatMap((page) => missingFor(page, sitemap)),
    [],
  )
  const paths = pages.map(({ path }) => path)
  assert.deepEqual(
    [...notStored.keys()].filter((path) => !paths.includes(path)),
    [],
  )
})

test('the page of an order is in no list, linked by no page, and stored in no cache', async (t) => {
  const sitemap = await sitemapPaths(t)
  const link = '/order/Zk3_x-9aQ0bLmN4pR7sTuw'
  assert.ok(allPaths().includes(SECRET))
  assert.deepEqual(
    [...sitemap, ...linkedPages(demoSettings).map(({ to }) => to)].filter((path) => path.includes('/order/')),
    [],
  )
  for (const address of [link, `/ta${link}`, `${link}.data`, `${link}.data?_routes=storefront%2Forder-status%2Froute`])
    assert.ok(!isStored(address), address)
})

test('guilty: a page that has nothing but its line in routes.ts', async (t) => {
  const sitemap = await sitemapPaths(t)
  const withOneMore = routes.map((entry): RouteConfigEntry =>
    entry.children?.some(({ path }) => path === 'ordernow')
      ? { ...entry, children: [...entry.children, route('offers', 'storefront/contact/offers.tsx')] }
      : entry,
  )
  const offers = publicPages(withOneMore).find(({ path }) => path === '/offers')
  assert.ok(offers)
  assert.deepEqual(missingFor(offers, sitemap), [
    '/offers is not in web/endpoints/sitemap.ts',
    '/offers is not in linkedPages of web/storefront/shell/links.ts',
    '/offers is not in pages of web/http/cached-address.ts',
    '/offers.data is not in data of web/http/cached-address.ts, and its open pages ask for it at once',
  ])
})
