import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { receiptName } from '#domain/dispatch/receipt-address.ts'
import { openS3Store } from '#server/backup/stores/s3-store.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { openBucket } from '#server/bucket/bucket.ts'
import { copyToBucket, copyToFolder, UNUSED } from '#server/bucket/media-files.ts'
import { openS3Client, sha256Of } from '#server/bucket/s3-client.ts'
import type { S3Place } from '#server/config/s3-place.ts'
import { contentName } from '#server/files/stored-files.ts'
import { sweepBucket } from '#server/media/store/sweep-bucket.ts'
import { openScope } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { bytesOf, keysIn, mediaMachine } from '#test/fixtures/media-machine.ts'
import { filesIn, imageUpload, temporaryFolder } from '#test/fixtures/uploads.ts'
import { longClip, mp4Clip } from '#test/fixtures/videos.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { until } from '#test/until.ts'
import { type Gateway, openCephGateway, withoutCeph } from './ceph-gateway.ts'

const DAY_MS = 24 * 60 * 60_000
/** A page of a list has a thousand. */
const MANY = 1_050
const AT_ONCE = 16
const VIDEO_MB = 60

suite('in Ceph’s object gateway', { skip: withoutCeph }, () => {
  const scope = openScope()
  let gateway: Gateway
  before(async () => (gateway = await openCephGateway(scope)))
  after(() => scope.end())

  test('one machine stores a picture, its sizes, a video and a receipt, and another sends the same', async (t) => {
    const place = gateway.newPlace()
    const [one, other] = [await mediaMachine(t, place), await mediaMachine(t, place)]
    const picture = await one.media.putImage(await pngArt())
    const video = await one.media.putVideo(await mp4Clip())
    const receipt = await one.media.receipts.receive(imageUpload(await jpegPhoto()))
    const photo = 'secureUrl' in receipt ? (receiptName(receipt.secureUrl) ?? '') : assert.fail(receipt.message)
    const sized = picture.replace('/upload/', '/upload/w_320,f_webp/')
    assert.equal((await one.ask(sized)).status, 200)
    await until(async () => (await keysIn(place)).some((key) => key.startsWith('derived/')))
    for (const url of [picture, video, sized]) {
      const [here, there] = [await one.ask(url), await other.ask(url)]
      assert.deepEqual([there.status, await bytesOf(there)], [200, await bytesOf(here)], url)
    }
    assert.equal((await other.media.receipts.serve(photo, new Request('http://shop.test/'))).status, 200)
    assert.deepEqual(other.lines, [])
    assert.deepEqual((await filesIn(other.folder)).toSorted(), (await filesIn(one.folder)).toSorted())
    assert.equal((await other.ask(`/media/image/upload/${'0'.repeat(32)}.png`)).status, 404)
  })

  test('a long video is sent in ranges while its copy arrives', async (t) => {
    const place = gateway.newPlace()
    const bytes = await longClip(VIDEO_MB)
    const url = await (await mediaMachine(t, place)).media.putVideo(bytes)
    const { ask, folder } = await mediaMachine(t, place, { videoWaitMs: 0 })
    const [middle, end, outside, head] = await Promise.all([
      ask(url, { Range: 'bytes=1000000-1000099' }),
      ask(url, { Range: 'bytes=-100' }),
      ask(url, { Range: 'bytes=999999999-' }),
      ask(url, {}, 'HEAD'),
    ])
    assert.deepEqual([middle.status, end.status, outside.status, head.status], [206, 206, 416, 200])
    assert.equal(middle.headers.get('Cache-Control'), 'no-store', 'not from the copy')
    assert.equal(middle.headers.get('Content-Range'), `bytes 1000000-1000099/${bytes.length}`)
    assert.equal(head.headers.get('Content-Length'), String(bytes.length))
    assert.deepEqual(await bytesOf(middle), bytes.subarray(1_000_000, 1_000_100))
    assert.deepEqual(await bytesOf(end), bytes.subarray(-100))
    const name = url.replace('/media/video/upload/', 'video/')
    await until(async () => (await filesIn(folder)).includes(name))
    assert.deepEqual(await readFile(join(folder, name)), bytes)
  })

  test('a list has several pages', async () => {
    const place = gateway.newPlace()
    const bucket = openBucket(place)
    const names = Array.from({ length: MANY }, (_, at) => `image/${contentName(Buffer.from(String(at)), 'png')}`)
    const next = names.entries()
    const work = async () => {
      for (const [at, key] of next) await bucket.put(key, Buffer.from(String(at)))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    assert.deepEqual((await keysIn(place)).toSorted(), names.toSorted())
  })

  test('a file that is touched is new by the clock of the store, and stays as it was', async (t) => {
    const place = gateway.newPlace()
    const bucket = openBucket(place)
    const art = await pngArt()
    const key = `image/${contentName(art, 'png')}`
    await bucket.put(key, art)
    await wait(3_000)
    const ageMs = async () => (await bucket.list().next()).value?.ageMs ?? Number.NaN
    const earlier = await ageMs()
    assert.ok(earlier >= 2_000, `${earlier} ms old`)
    assert.equal(await bucket.touch(key), true)
    const later = await ageMs()
    assert.ok(later < earlier, `${later} ms old after ${earlier}`)
    const path = join(await temporaryFolder(t), 'again')
    assert.equal(await bucket.download(key, path), true)
    assert.deepEqual(await readFile(path), art)
    const missing = `image/${'0'.repeat(32)}.png`
    assert.deepEqual([await bucket.touch(missing), await bucket.download(missing, path)], [false, false])
  })

  test('a sweep puts an unused file aside, a page brings it back, and the next sweeps remove it', async (t) => {
    const place = gateway.newPlace()
    const { media } = await mediaMachine(t, place)
    const url = await media.putImage(await pngArt())
    const key = url.replace('/media/image/upload/', 'image/')
    const sweepAll = () =>
      sweepBucket({ bucket: older(place), inUse: { inCatalogueAndOrders: none, inCatalogue: none } })
    const files = async () => (await keysIn(place)).filter((one) => !one.startsWith('derived/'))
    assert.equal((await sweepAll()).swept.images, 1)
    assert.deepEqual(await files(), [UNUSED + key])
    assert.equal((await (await mediaMachine(t, place)).ask(url)).status, 200)
    assert.deepEqual((await files()).toSorted(), [key, UNUSED + key].toSorted())
    for (let time = 0; time < 2; time += 1) await sweepAll()
    assert.deepEqual(await files(), [])
  })

  test('other bytes than were signed are refused', async () => {
    const place = gateway.newPlace()
    const body = { file: new Blob(['other bytes']), sha256: sha256Of('bytes') }
    await assert.rejects(openS3Client(place, 1)({ method: 'PUT', key: `${place.prefix}a.png`, body }))
    assert.deepEqual(await keysIn(place), [])
  })

  test('what is wrong with the settings is a sentence', async () => {
    await assert.rejects(firstPage({ ...gateway.place, bucket: 'other' }), /has no bucket other\.$/)
    await assert.rejects(
      firstPage({ ...gateway.place, secret: 'wrong' }),
      /refuses this key \(SignatureDoesNotMatch\)\.$/,
    )
    await assert.rejects(firstPage({ ...gateway.place, keyId: 'OTHER' }), /refuses this key \(InvalidAccessKeyId\)\.$/)
    await assert.rejects(firstPage({ ...gateway.place, endpoint: 'http://127.0.0.1:9' }), /cannot be reached\.$/)
  })

  test('a backup in parts is stored, listed, fetched and removed', async (t) => {
    const folder = await temporaryFolder(t)
    const store = openS3Store(gateway.newPlace(), folder)
    const name = 'shop-scheduled-2026-10-28T06-30-00Z.tar'
    const bytes = randomBytes(40 * 1024 ** 2)
    await writeFile(join(folder, name), bytes)
    await store.send?.(join(folder, name), name)
    assert.deepEqual(
      (await store.list()).map((backup) => [backup.name, backup.bytes]),
      [[name, bytes.length]],
    )
    await store.fetch(name, join(folder, 'again.tar'))
    assert.ok((await readFile(join(folder, 'again.tar'))).equals(bytes))
    await store.remove(name)
    assert.deepEqual(await store.list(), [])
  })

  test('a backup of a shop has the files of its bucket, and a restore puts them into another', async (t) => {
    const place = gateway.newPlace()
    const { shop } = await openSellingShop(t, 'sqlite')
    await copyToBucket({ media: join(shop.config.dataDir, 'media'), bucket: openBucket(place) })
    const file = join(await temporaryFolder(t), 'shop.tar')
    await makeBackup({ place: { ...shop.config, mediaBucket: place }, file, now: shop.now })
    const other = gateway.newPlace()
    await restoreBackup({
      from: file,
      place: { ...(await emptyPlace('sqlite', t)), mediaBucket: other },
      now: shop.now,
    })
    const pictures = (await keysIn(place)).filter((key) => key.startsWith('image/'))
    assert.equal(pictures.length, 1)
    assert.deepEqual(
      (await keysIn(other)).filter((key) => !key.startsWith('derived/')),
      pictures,
    )
  })

  test('a folder is copied to the bucket and back', async (t) => {
    const bucket = openBucket(gateway.newPlace())
    const [from, to] = [await temporaryFolder(t), await temporaryFolder(t)]
    await mkdir(join(from, 'image'))
    for (let at = 0; at < 40; at += 1) {
      const bytes = randomBytes(100_000)
      await writeFile(join(from, 'image', contentName(bytes, 'png')), bytes)
    }
    assert.deepEqual(await copyToBucket({ media: from, bucket }), { copied: 40, there: 0, damaged: [] })
    assert.deepEqual(await copyToBucket({ media: from, bucket }), { copied: 0, there: 40, damaged: [] })
    assert.deepEqual(await copyToFolder({ media: to, bucket }), { copied: 40, there: 0, damaged: [] })
    assert.deepEqual((await filesIn(to)).toSorted(), (await filesIn(from)).toSorted())
  })
})

function firstPage(place: S3Place) {
  return openBucket(place, { pauseMs: 1 }).list().next()
}

/** As it will be in two days. */
function older(place: S3Place) {
  const bucket = openBucket(place)
  return {
    ...bucket,
    async *list() {
      for await (const object of bucket.list()) yield { ...object, ageMs: object.ageMs + 2 * DAY_MS }
    },
  }
}

async function none(): Promise<ReadonlySet<string>> {
  return new Set()
}
