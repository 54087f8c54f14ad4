import assert from 'node:assert/strict'
import { mkdir, readdir, rename, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { suite, test } from 'node:test'
import { writeStoredFile } from '../files/stored-files.ts'
import { openMedia } from './media.ts'
import { type FilesInUse, sweep } from './sweep.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { mp4Clip } from '#test/fixtures/videos.ts'
import { filesIn, imageUpload, temporaryFolder } from '#test/fixtures/uploads.ts'

const NOW = new Date('2026-10-28T06:30:00Z')
const HOUR_MS = 3_600_000
const NOTHING = inUse()

function inUse(...paths: string[]): FilesInUse {
  const of = async (asked: readonly string[]) => new Set(asked.filter((path) => paths.includes(path)))
  return { inCatalogueAndOrders: of, inCatalogue: of }
}

/** `change` runs between the sweep's check of all files and that of each. */
function changedDuringSweep(change: () => Promise<void>, catalogue = NOTHING): FilesInUse {
  return {
    async inCatalogueAndOrders() {
      await change()
      return new Set()
    },
    inCatalogue: (names) => catalogue.inCatalogue(names),
  }
}

/** By age in hours. */
async function folderWith(t: TestContext, hours: Record<string, number>) {
  const folder = await temporaryFolder(t)
  for (const [path, age] of Object.entries(hours)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), path)
    const then = new Date(NOW.getTime() - age * HOUR_MS)
    await utimes(join(folder, path), then, then)
  }
  return folder
}

test('an unused file is deleted after a day, with its derived sizes; a file in use stays', async (t) => {
  const folder = await folderWith(t, {
    'image/used.png': 9_000,
    'image/unused.png': 25,
    'image/young.png': 23,
    'video/used.mp4': 9_000,
    'video/unused.mov': 25,
    'video/young.mp4': 1,
    'receipt/used.png': 9_000,
    'receipt/unused.png': 25,
    'receipt/young.png': 23,
    'derived/w_320,f_webp/used.webp': 9_000,
    'derived/w_320,f_webp/unused.webp': 25,
    'derived/w_160,f_avif/unused.avif': 25,
    'derived/w_320,f_webp/young.webp': 1,
    'derived/w_320,f_webp/being-drawn.webp': 0,
    'uploads/a-1.part': 25,
    'uploads/a-1.json': 25,
    'uploads/b-1.part': 23,
  })
  const swept = await sweep({ folder, inUse: inUse('image/used.png', 'video/used.mp4', 'receipt/used.png'), now: NOW })
  assert.deepEqual(swept, { images: 1, videos: 1, receipts: 1, sizes: 2, uploads: 2 })
  assert.deepEqual((await filesIn(folder)).toSorted(), [
    'derived/w_320,f_webp/being-drawn.webp',
    'derived/w_320,f_webp/used.webp',
    'derived/w_320,f_webp/young.webp',
    'image/used.png',
    'image/young.png',
    'receipt/used.png',
    'receipt/young.png',
    'uploads/b-1.part',
    'video/used.mp4',
    'video/young.mp4',
  ])
})

test('a receipt and a public picture of one name are two files', async (t) => {
  const files = { 'image/a.png': 30, 'receipt/a.png': 30 }
  for (const path of Object.keys(files)) {
    const folder = await folderWith(t, files)
    await sweep({ folder, inUse: inUse(path), now: NOW })
    assert.deepEqual(await filesIn(folder), [path])
  }
})

test('an empty or missing folder is no fault', async (t) => {
  const nothing = { images: 0, videos: 0, receipts: 0, sizes: 0, uploads: 0 }
  const folder = await temporaryFolder(t)
  assert.deepEqual(await sweep({ folder, inUse: NOTHING, now: NOW }), nothing)
  assert.deepEqual(await sweep({ folder: join(folder, 'none'), inUse: NOTHING, now: NOW }), nothing)
})

suite('a file that comes into use during the sweep stays', () => {
  test('the same image is uploaded again', async (t) => {
    const folder = await temporaryFolder(t)
    const media = await openMedia({ folder, system: { now: () => NOW } })
    const art = await pngArt()
    const name = (await media.putImage(art)).split('/').at(-1) ?? ''
    const longAgo = new Date(NOW.getTime() - 30 * HOUR_MS)
    await utimes(join(folder, 'image', name), longAgo, longAgo)
    const upload = async () => void (await media.receiveImage(imageUpload(art)))
    assert.equal((await media.sweep(changedDuringSweep(upload))).images, 0)
    assert.deepEqual(await readdir(join(folder, 'image')), [name])
    await utimes(join(folder, 'image', name), longAgo, longAgo)
    assert.equal((await media.sweep(NOTHING)).images, 1, 'control: without an upload it is deleted')
  })

  test('a form that was open for days checks whether its files are still stored', async (t) => {
    const folder = await temporaryFolder(t)
    const media = await openMedia({ folder, system: { now: () => NOW } })
    const urls = [await media.putImage(await jpegPhoto()), await media.putVideo(await mp4Clip())]
    const longAgo = new Date(NOW.getTime() - 30 * HOUR_MS)
    for (const path of await filesIn(folder)) await utimes(join(folder, path), longAgo, longAgo)
    assert.deepEqual(await Promise.all(urls.map((url, at) => media.holds(at === 0 ? 'image' : 'video', url))), [
      true,
      true,
    ])
    assert.deepEqual(await media.sweep(NOTHING), { images: 0, videos: 0, receipts: 0, sizes: 0, uploads: 0 })
    for (const path of await filesIn(folder)) await utimes(join(folder, path), longAgo, longAgo)
    assert.deepEqual(await media.sweep(NOTHING), { images: 1, videos: 1, receipts: 0, sizes: 1, uploads: 0 })
    assert.deepEqual(await Promise.all(urls.map((url, at) => media.holds(at === 0 ? 'image' : 'video', url))), [
      false,
      false,
    ])
  })

  test('a product is saved with the image', async (t) => {
    const folder = await folderWith(t, { 'image/a.png': 30, 'image/b.png': 30 })
    const swept = await sweep({ folder, inUse: changedDuringSweep(async () => {}, inUse('image/a.png')), now: NOW })
    assert.equal(swept.images, 1)
    assert.deepEqual(await filesIn(folder), ['image/a.png'])
  })

  test('another process has removed it already', async (t) => {
    const folder = await folderWith(t, { 'image/a.png': 30 })
    const gone = () => rename(join(folder, 'image/a.png'), join(folder, 'elsewhere'))
    assert.equal((await sweep({ folder, inUse: changedDuringSweep(gone), now: NOW })).images, 0)
  })
})

test('five processes that sweep one folder delete each unused file, and no other', async (t) => {
  const names = Array.from({ length: 60 }, (_, index) => `image/${index}.png`)
  const folder = await folderWith(t, Object.fromEntries(names.map((name) => [name, 30])))
  const used = inUse(...Array.from({ length: 30 }, (_, index) => `image/${index}.png`))
  const swept = await Promise.all([1, 2, 3, 4, 5].map(() => sweep({ folder, inUse: used, now: NOW })))
  assert.equal((await filesIn(folder)).length, 30)
  assert.ok(swept.reduce((sum, { images }) => sum + images, 0) >= 30)
})

suite('an image that is uploaded again and used while two processes sweep stays', () => {
  const ways: [name: string, lockDeadAfterMs: number][] = [
    ['one sweeps at a time', 30_000],
    ['both sweep, because one was frozen so long that its lock was taken over', 0],
  ]
  for (const [name, lockDeadAfterMs] of ways) {
    test(name, async (t) => {
      const folder = await folderWith(t, { 'image/a.png': 30 })
      const [oneLooked, otherLooked, uploadedAgain, otherAsks, oneIsThrough] = Array.from({ length: 5 }, () =>
        Promise.withResolvers<void>(),
      )
      const one = sweep({
        folder,
        now: new Date(),
        lockDeadAfterMs,
        inUse: {
          async inCatalogueAndOrders() {
            oneLooked?.resolve()
            await otherLooked?.promise
            return new Set()
          },
          async inCatalogue() {
            await writeStoredFile(join(folder, 'image'), 'a.png', Buffer.from('image/a.png'))
            uploadedAgain?.resolve()
            await Promise.race([otherAsks?.promise, other])
            return new Set()
          },
        },
      })
      void one.then(() => oneIsThrough?.resolve())
      await oneLooked?.promise
      const other: Promise<unknown> = sweep({
        folder,
        // The clock was set back, so to this sweep every file is old.
        now: new Date(Date.now() + 72 * HOUR_MS),
        lockDeadAfterMs,
        inUse: {
          async inCatalogueAndOrders() {
            otherLooked?.resolve()
            await uploadedAgain?.promise
            return new Set()
          },
          async inCatalogue() {
            otherAsks?.resolve()
            await oneIsThrough?.promise
            return new Set(['image/a.png'])
          },
        },
      })
      // A second concurrent sweep ends at once.
      void other.then(() => otherLooked?.resolve())
      await Promise.all([one, other])
      assert.deepEqual(await readdir(join(folder, 'image')), ['a.png'])
    })
  }
})

test('the files of a growing upload stay together, and a partial conversion is deleted after an hour', async (t) => {
  const folder = await folderWith(t, {
    'uploads/a-1.part': 23,
    'uploads/a-1.meta': 25,
    'uploads/b-1.part': 2,
    'uploads/b-1.part-converting-00': 2,
    'uploads/c-1.part-converting-00': 0.5,
  })
  assert.equal((await sweep({ folder, inUse: NOTHING, now: NOW })).uploads, 1)
  assert.deepEqual((await filesIn(folder)).toSorted(), [
    'uploads/a-1.meta',
    'uploads/a-1.part',
    'uploads/b-1.part',
    'uploads/c-1.part-converting-00',
  ])
})

test('a file that a crash left set aside is restored when it is in use, and deleted when it is not', async (t) => {
  const folder = await folderWith(t, { 'image/.swept-used.png': 30, 'image/.swept-unused.png': 30, 'image/.tmp-1': 30 })
  assert.equal((await sweep({ folder, inUse: inUse('image/used.png'), now: NOW })).images, 1)
  assert.deepEqual((await filesIn(folder)).toSorted(), ['image/.tmp-1', 'image/used.png'])
})

test('closing does not wait for the sweep, which deletes no file that it has not checked', async (t) => {
  const folder = await folderWith(t, { 'image/a.png': 30, 'uploads/a-1.part': 30 })
  const swept = await sweep({ folder, inUse: NOTHING, now: NOW, stopped: AbortSignal.abort() })
  assert.deepEqual(swept, { images: 0, videos: 0, receipts: 0, sizes: 0, uploads: 0 })
  assert.equal((await filesIn(folder)).length, 2)
})
