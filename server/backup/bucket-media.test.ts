import assert from 'node:assert/strict'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { openBucket } from '#server/bucket/bucket.ts'
import { openDatabase } from '#server/database/open.ts'
import { openMedia } from '#server/media/media.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore/restore.ts'

const NAME = /^sivakasi\/(?:image|video)\//

/** A shop whose files another machine has put into the bucket. */
async function opened(t: TestContext) {
  const server = await startS3Server(t)
  const { shop } = await openSellingShop(t, 'sqlite')
  const place = { ...shop.config, mediaBucket: server.place }
  const media = await openMedia({ folder: await temporaryFolder(t), bucket: openBucket(server.place, { pauseMs: 1 }) })
  const database = await openDatabase(place, shop.now)
  const [image_url, video_url] = [await media.putImage(await pngArt()), await media.putVideo(await mp4Clip())]
  await database.db.updateTable('products').set({ image_url, video_url }).execute()
  await database.close()
  const keys = [...server.objects.keys()].filter((key) => NAME.test(key)).toSorted()
  const file = join(await temporaryFolder(t), 'shop.tar')
  return { server, place, keys, file, now: shop.now, back: () => makeBackup({ place, file, now: shop.now }) }
}

test('files of the bucket are in the backup, and a restore puts them into the bucket of the new place', async (t) => {
  const { server, keys, file, now, back } = await opened(t)
  const { manifest } = await back()
  assert.equal(keys.length, 2)
  assert.deepEqual(manifest.faulty, [])
  const other = await startS3Server(t)
  const place = { ...(await emptyPlace('sqlite', t)), mediaBucket: other.place }
  await restoreBackup({ from: file, place, now })
  for (const key of keys) assert.deepEqual(other.objects.get(key), server.objects.get(key))

  const folder = await emptyPlace('sqlite', t)
  await restoreBackup({ from: file, place: folder, now })
  for (const key of keys) assert.ok(existsSync(join(folder.dataDir, key.replace('sivakasi/', 'media/'))))
})

test('a file that the bucket no longer has as it was is named, and the rest is backed up', async (t) => {
  const { server, keys, back } = await opened(t)
  const [damaged = '', missing = ''] = keys
  server.objects.set(damaged, Buffer.from('other bytes'))
  server.objects.delete(missing)
  const { manifest } = await back()
  assert.deepEqual(
    manifest.faulty,
    keys.map((key) => key.replace('sivakasi/', 'media/')),
  )
})

test('a bucket that is away is reported, and leaves no backup without its files', async (t) => {
  const { server, file, place, now } = await opened(t)
  const away = { ...place, mediaBucket: { ...server.place, secret: 'wrong' } }
  await assert.rejects(makeBackup({ place: away, file, now }), /^S3Failure: The store .* refuses this key/)
  assert.deepEqual(readdirSync(join(file, '..')), [])
})

test('a restore that the bucket does not take leaves the shop that is there', async (t) => {
  const { file, back, now } = await opened(t)
  await back()
  const full = await startS3Server(t)
  full.failures.push({ method: 'PUT', status: 507 }, { method: 'PUT', status: 507 })
  const place = { ...(await emptyPlace('sqlite', t)), mediaBucket: full.place }
  await mkdir(place.dataDir, { recursive: true })
  await assert.rejects(restoreBackup({ from: file, place, now }), /is full/)
  assert.equal(existsSync(join(place.dataDir, 'shop.sqlite')), false)
  await restoreBackup({ from: file, place, now })
  assert.ok(existsSync(join(place.dataDir, 'shop.sqlite')), 'begun again, it is whole')
})

test('a replaced shop keeps the files of its bucket beside it, because the sweep removes them there', async (t) => {
  const { server, file, now, back } = await opened(t)
  await back()
  const place = { ...(await emptyPlace('sqlite', t)), mediaBucket: server.place }
  await restoreBackup({ from: file, place, now })
  const media = await openMedia({ folder: await temporaryFolder(t), bucket: openBucket(server.place, { pauseMs: 1 }) })
  const later = (await media.putImage(await pngArt(50))).replace('/upload/', '/')
  assert.equal(existsSync(join(place.dataDir, later)), false, 'only the bucket has it')
  const { aside = '' } = await restoreBackup({ from: file, place, replace: true, now })
  assert.ok(existsSync(join(aside, later)))
})
