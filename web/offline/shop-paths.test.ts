import assert from 'node:assert/strict'
import test from 'node:test'
import { languages } from '#domain/language.ts'
import { pathIn } from '#domain/language-address.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { linkedPages } from '../storefront/shell/links.ts'
import { dataPath, isDrawnBySearch, pageOfData, publicPage, PUBLIC_PAGES } from './shop-paths.ts'

test('every page that the shop links opens without a network, and no other one', () => {
  const linked = linkedPages(demoSettings).map(({ to }) => to)
  assert.deepEqual([...PUBLIC_PAGES].toSorted(), linked.toSorted())
  for (const path of [
    '/order/abcdefgh',
    '/admin',
    '/admin/packing',
    '/vinayagaadmin',
    '/orders',
    '/ta/order/abc',
    '//ordernow',
  ])
    assert.equal(publicPage(path), undefined, path)
})

test('a page in any language is found by the address of its data', () => {
  for (const language of languages) {
    for (const path of PUBLIC_PAGES) {
      const page = pathIn(language, path)
      assert.equal(publicPage(page), path)
      assert.equal(pageOfData(dataPath(page)), page)
    }
  }
  for (const path of ['/order/abcdefgh.data', '/admin/packing.data', '/ordernow', '/orders.data']) {
    assert.equal(pageOfData(path), undefined, path)
  }
})

const isOther = (address: string) => isDrawnBySearch(new URL(address, 'https://shop.test'))

test('only category and product on the order page make another page', () => {
  assert.ok(isOther('/ordernow?category=Wala'))
  assert.ok(isOther('/ta/ordernow?product=PRD1234'))
  assert.ok(!isOther('/ordernow?from=whatsapp'))
  assert.ok(!isOther('/?category=Wala'))
})
