import assert from 'node:assert/strict'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { openLog } from '#server/log.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { openShop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { dailySweep } from './daily-sweep.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { filesIn } from '#test/fixtures/uploads.ts'

test('a sweep that removed files reports how many; one that found none logs nothing', async () => {
  const lines: string[] = []
  const swept = { images: 0, videos: 0, receipts: 0, sizes: 0, uploads: 0 }
  const inUse = { inCatalogueAndOrders: async () => new Set<string>(), inCatalogue: async () => new Set<string>() }
  const { run } = dailySweep({ media: { sweep: async () => swept }, inUse, log: openLog((line) => lines.push(line)) })
  await run(AbortSignal.any([]))
  assert.deepEqual(lines, [])
  swept.images = 2
  await run(AbortSignal.any([]))
  assert.match(lines.join(), /"event":"media swept","images":2/)
})

test('at start the shop deletes files left unused by an earlier run, and keeps those in its database', async (t) => {
  const lines: string[] = []
  const shop = await openTestShop(t, 'sqlite', { log: openLog((line) => lines.push(line)) })
  const [used, unused] = [await shop.media.putImage(await pngArt()), await shop.media.putImage(await jpegPhoto())]
  await shop.products.create({ ...goods.flowerPots, imageUrl: used })
  const folder = join(shop.config.dataDir, 'media', 'image')
  const longAgo = new Date(shop.now().getTime() - 25 * 3_600_000)
  for (const name of await filesIn(folder)) await utimes(join(folder, name), longAgo, longAgo)
  const again = await openShop(shop.config, { system: shop.system, log: openLog((line) => lines.push(line)) })
  await until(async () => lines.some((line) => line.includes('media swept')))
  await again.close()
  assert.match(lines.join(''), /"images":1,"videos":0/)
  assert.deepEqual(await filesIn(folder), [used.split('/').at(-1)])
  assert.notEqual(used, unused)
})
