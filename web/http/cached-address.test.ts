import assert from 'node:assert/strict'
import test from 'node:test'
import { inEachLanguage } from '#domain/language.ts'
import { firstCategories } from '#domain/category/category.ts'
import { pageCacheKey } from './cached-address.ts'
import { firstList } from '#test/fixtures/first-list.ts'
import { publicPages } from '#test/urls.ts'

const ORIGIN = 'http://shop.test'
const VERSION = 'a1c42715'
const VERSIONS = { ...inEachLanguage(() => VERSION), ta: 'b2d53826' }
const PATHS = publicPages()
  .map(({ path }) => path)
  .toSorted()
const MANIFEST = `/__manifest?paths=${encodeURIComponent(PATHS.join(','))}&version=`
const ROUTE = 'storefront/order-now/route'

function keyOf(path: string) {
  return pageCacheKey(new URL(path, ORIGIN), VERSIONS, firstList)
}

function addressOf(path: string) {
  return keyOf(path)?.key
}

const same: [asked: string, stored: string][] = [
  ['/', '/'],
  ['/?utm_source=whatsapp', '/'],
  ['/contact', '/contact'],
  ['/about?x', '/about'],
  ['/pricelist', '/pricelist'],
  ['/packs.json?x', '/packs.json'],
  ['/ordernow', '/ordernow'],
  ['/ordernow?from=whatsapp', '/ordernow'],
  ['/ordernow?category=', '/ordernow'],
  ['/ordernow?category=nobody+sells+this', '/ordernow'],
  ['/ordernow?category=ONE+SOUND+CRACKERS&x=1', '/ordernow?category=One%20sound%20crackers'],
  [`${MANIFEST}${VERSION}&x`, MANIFEST + VERSION],
  ['/ordernow?product=PRD1081', '/ordernow?product=PRD1081'],
  ['/ordernow?product=prd+1081&utm_source=whatsapp', '/ordernow?product=PRD1081'],
  ['/ordernow?product=PRD1081&category=bombs', '/ordernow?category=Bomb&product=PRD1081'],
  ['/ordernow?product=1081', '/ordernow'],
  ['/ordernow?product=PRD10811', '/ordernow'],
  ['/ordernow?x=1&category=One%20sound%20crackers', '/ordernow?category=One%20sound%20crackers'],
]

for (const [asked, stored] of same)
  test(`${asked} is the page of ${stored}`, () => assert.equal(addressOf(asked), stored))

for (const path of [
  '/admin',
  '/orders',
  '/nowhere',
  '/pricelist.pdf',
  '/live',
  '/ordernow/',
  '/about.data',
  '/vinayagaadmin',
  `${MANIFEST}another`,
  `/__manifest?paths=%2Fadmin&version=${VERSION}`,
  '/__manifest',
]) {
  test(`${path} is never stored`, () => assert.equal(addressOf(path), undefined))
}

test('§2 no query can make more pages than there are categories', () => {
  const asked = Array.from(
    { length: 5_000 },
    (_, n) => `/ordernow?category=${n % 2 ? n : firstCategories[n % 22]}&page=${n}`,
  )
  assert.ok(new Set(asked.map(addressOf)).size <= firstCategories.length + 1)
})

test('the pages of single products are cached apart, so that no number of them evicts another page', () => {
  assert.equal(keyOf('/ordernow?product=PRD1081')?.isOneOfMany, true)
  assert.equal(keyOf('/ordernow?product=none')?.isOneOfMany, undefined)
})

test('a page may be stale, a request after a change may not', () => {
  assert.equal(pageCacheKey(new URL('/ordernow', ORIGIN), VERSIONS, firstList)?.allowStale, true)
  const data = pageCacheKey(new URL(`/ordernow.data?category=Wala&_routes=${ROUTE}`, ORIGIN), VERSIONS, firstList)
  assert.deepEqual(data, { key: `/ordernow.data?_routes=${encodeURIComponent(ROUTE)}`, allowStale: false })
  assert.equal(addressOf('/ordernow.data?_routes=admin/orders/route'), undefined)
})

test('the layout data are cached once for all pages', () => {
  const layout = encodeURIComponent('storefront/shell/layout')
  for (const path of ['/_.data', '/about.data', '/ordernow.data', '/privacy.data']) {
    const found = pageCacheKey(new URL(`${path}?_routes=${layout}`, ORIGIN), VERSIONS, firstList)
    assert.deepEqual(found, { key: `/ordernow.data?_routes=${layout}`, allowStale: false }, path)
  }
  assert.equal(addressOf(`/ta.data?_routes=${layout}`), `/ta/ordernow.data?_routes=${layout}`)
  assert.equal(addressOf(`/ta/_.data?_routes=${layout}`), undefined)
  assert.equal(addressOf(`/admin.data?_routes=${layout}`), undefined)
})
