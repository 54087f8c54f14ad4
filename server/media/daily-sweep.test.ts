// Tests that the sweep runs when the shop opens and again each day, holds nothing up, and outlives its failures.
import assert from 'node:assert/strict'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { openLog } from '#server/log.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { openShop } from '#server/shop.ts'
import { until } from '#test/until.ts'
import { startDailySweep } from './daily-sweep.ts'
import type { FilesInUse, Swept } from './sweep.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { filesIn } from '#test/fixtures/uploads.ts'

const inUse: FilesInUse = { inCatalogueAndOrders: async () => new Set(), inCatalogue: async () => new Set() }
const none: Swept = { images: 0, videos: 0, sizes: 0, uploads: 0 }

function sweepsOf(sweep: () => Promise<Swept>, everyMs = 20) {
  const lines: string[] = []
  const swept = { times: 0 }
  const media = {
    async sweep() {
      swept.times += 1
      return sweep()
    },
  }
  const daily = startDailySweep({ media, inUse, log: openLog((line) => lines.push(line)), everyMs })
  return { daily, lines, swept }
}

test('a sweep runs at once, and then at intervals until the shop closes', async () => {
  const { daily, lines, swept } = sweepsOf(async () => none)
  await until(async () => swept.times >= 3)
  await daily.close()
  const times = swept.times
  await new Promise((resolve) => setTimeout(resolve, 80))
  assert.equal(swept.times, times)
  assert.deepEqual(lines, [], 'a sweep that found nothing is not worth a line')
})

test('a failure is logged, and the next sweep runs', async () => {
  const { daily, lines, swept } = sweepsOf(async () => {
    if (swept.times === 1) throw new Error('the disk is away')
    return { ...none, images: 2 }
  })
  await until(async () => swept.times >= 2)
  await daily.close()
  assert.match(lines[0] ?? '', /the disk is away/)
  assert.match(lines[1] ?? '', /"event":"media swept","images":2/)
})

test('closing waits for the running sweep', async () => {
  const { promise, resolve } = Promise.withResolvers<Swept>()
  const { daily } = sweepsOf(() => promise, 1_000_000)
  let isClosed = false
  const closing = daily.close().then(() => (isClosed = true))
  await new Promise((wait) => setTimeout(wait, 30))
  assert.equal(isClosed, false)
  resolve(none)
  await closing
})

test('at start the shop deletes files left unused by an earlier run, and keeps those that its database names', async (t) => {
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
