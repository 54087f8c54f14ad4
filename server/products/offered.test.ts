import assert from 'node:assert/strict'
import { offerOf } from '#domain/product/offer.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { listedSections } from '#web/storefront/price-list/listed-sections.ts'
import { loadPageData } from '#web/storefront/order-now/page-data.ts'

onEachDatabase('a product that is off is on no page of visitors, and in the back office', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const off = { ...goods.skyShots, enabled: false }
  const { flowerPots, skyShots } = await stockUp(shop, { ...goods, skyShots: off })
  const offered = await shop.products.offered()
  assert.equal(offered.length, 3)
  assert.equal((await shop.products.all()).length, 4)
  assert.deepEqual(await shop.products.offer(), offerOf(offered))
  assert.deepEqual(
    (await shop.products.offeredCategories()).toSorted(),
    offered.map(({ category }) => category).toSorted(),
  )
  assert.equal(await shop.products.hasCode(skyShots.code), false)
  assert.equal(await shop.products.hasCode(flowerPots.code), true)
  assert.ok(!(await loadPageData(shop)).products.includes(skyShots.name))
  const listed = await listedSections(shop)
  assert.deepEqual(listed?.flatMap(({ products }) => products.map(({ code }) => code)).includes(skyShots.code), false)
})
