import assert from 'node:assert/strict'
import test from 'node:test'
import { productDefaults } from '#domain/product/product.ts'
import { demoProducts } from '#server/demo/catalogue.ts'
import { demoVideos } from '#server/demo/seed-videos.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'

test('a product that is being renamed, or a video, does not go with the demo (postgres)', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  for (const { code, ...draft } of demoProducts.slice(0, 2)) {
    await shop.products.create({ ...productDefaults, ...draft, stock: 9, imageUrl: '' }, { code })
  }
  for (const { title } of demoVideos.slice(0, 2))
    await shop.videos.create({ title, videoUrl: '/media/video/upload/a.mp4' })
  await shop.firstSteps.recordGoods()
  const [renamed] = await shop.products.all()
  const [named] = await shop.videos.all()
  const product = await holdRows(t, shop.config, "update products set name = 'Our own' where id = $1", [renamed!.id])
  const removed = shop.firstSteps.removeDemo('owner@shop.test')
  await product.untilWaitedFor()
  const video = await holdRows(t, shop.config, "update videos set title = 'Our video' where id = $1", [named!.id])
  await product.commit()
  await video.untilWaitedFor()
  await video.commit()
  assert.deepEqual(await removed, { products: 1, videos: 1, orders: 0 })
  assert.deepEqual(
    (await shop.products.all()).map(({ name }) => name),
    ['Our own'],
  )
  assert.deepEqual(
    (await shop.videos.all()).map(({ title }) => title),
    ['Our video'],
  )
})
