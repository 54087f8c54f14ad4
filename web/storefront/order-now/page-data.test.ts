// Tests of what the order page is drawn from.
import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { seedDemoProducts } from '#server/demo/seed-products.ts'
import { loadPageData, parsePageData } from './page-data.ts'

test('products arrive as the shop has them, but for what the page does not show', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  await seedDemoProducts(shop)
  const all = await shop.products.all()
  assert.ok(all.length > 100)
  const { products, settings } = parsePageData(await loadPageData(shop))
  assert.deepEqual(settings, shop.settings)
  assert.deepEqual(
    products,
    all.map(({ createdAt: _createdAt, updatedAt: _updatedAt, videoUrl: _videoUrl, ...shown }) => shown),
  )
})
