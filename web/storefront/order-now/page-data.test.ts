import assert from 'node:assert/strict'
import test from 'node:test'
import { inListOrder } from '#domain/product/catalogue.ts'
import { orderPageSettings } from '#domain/settings/public-settings.ts'
import { stockDemoGoods } from '#test/fixtures/demo-goods.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { loadPageData, parsePageData } from './page-data.ts'

test('products arrive complete but for fields that the page does not show', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  await stockDemoGoods(shop)
  const all = await shop.products.all()
  assert.ok(all.length > 100)
  const { products, settings } = parsePageData(await loadPageData(shop))
  assert.deepEqual(settings, orderPageSettings(shop.settings))
  assert.deepEqual(
    products,
    inListOrder(all).map((product) => {
      const { createdAt: _created, updatedAt: _updated, enabled: _enabled, ...shown } = product
      const { tamilName: _tamil, contents: _contents, isNew: _new, ...plain } = shown
      return { ...plain, categoryTamilName: undefined }
    }),
  )
})

test('§2 the optional video of a product arrives with it', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const videoUrl = '/media/video/upload/rocket.mp4'
  await shop.products.create({ ...goods.rockets, videoUrl })
  await shop.products.create(goods.skyShots)
  const { products } = parsePageData(await loadPageData(shop))
  assert.deepEqual(
    products.toSorted((a, b) => b.name.localeCompare(a.name)).map((product) => product.videoUrl),
    [videoUrl, undefined],
  )
})
