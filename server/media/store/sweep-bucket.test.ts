import assert from 'node:assert/strict'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import { type Bucket, openBucket, type StoredObject } from '#server/bucket/bucket.ts'
import { UNUSED } from '#server/bucket/media-files.ts'
import { jpegPhoto, pngArt } from '#test/fixtures/images.ts'
import { startS3Server } from '#test/fixtures/s3-server.ts'
import { temporaryFolder } from '#test/fixtures/uploads.ts'
import { until } from '#test/until.ts'
import { openMedia } from '../media.ts'
import type { FilesInUse } from '../sweep.ts'
import { sweepBucket } from './sweep-bucket.ts'
import { trimCopies } from './trim-copies.ts'

const DAY_MS = 24 * 60 * 60_000
const KEY = `image/${'a'.repeat(32)}.png`

function inUse(paths: ReadonlySet<string>): FilesInUse {
  const of = async (asked: readonly string[]) => new Set(asked.filter((path) => paths.has(path)))
  return { inCatalogueAndOrders: of, inCatalogue: of }
}

test('by the clock of the store an unused file is put aside after a day and is gone after two; others stay', async (t) => {
  const server = await startS3Server(t)
  server.clock.aheadMs = -400 * DAY_MS
  const folder = await temporaryFolder(t)
  const media = await openMedia({ folder, bucket: openBucket(server.place, { pauseMs: 1 }) })
  const urls = [await media.putImage(await pngArt()), await media.putImage(await jpegPhoto())]
  const [used = '', unused = ''] = urls.map((url) => `image/${url.split('/').at(-1)}`)
  await until(async () => server.objects.size === 4)
  server.objects.set('sivakasi/letter.txt', Buffer.from('not ours'))
  const rows = inUse(new Set([used]))
  const keys = () =>
    [...server.objects.keys()].map((key) => key.replace('sivakasi/', '')).filter((key) => key.includes('.'))
  const isThere = (key: string) => keys().includes(key)

  server.age(DAY_MS - 60_000)
  await media.sweep(rows)
  assert.equal(isThere(unused), true, 'younger than a day')
  server.age(120_000)
  assert.equal((await media.sweep(rows)).images, 1)
  assert.deepEqual([isThere(unused), isThere(UNUSED + unused), isThere(used)], [false, true, true])
  server.age(DAY_MS + 60_000)
  assert.equal((await media.sweep(rows)).sizes, 1)
  assert.deepEqual(
    keys()
      .filter((key) => !key.startsWith('derived/'))
      .toSorted(),
    [used, 'letter.txt'].toSorted(),
  )
})

test('an unused file comes back when a page asks for it, a form names it, or a row does', async (t) => {
  const server = await startS3Server(t)
  const open = async () =>
    openMedia({ folder: await temporaryFolder(t), bucket: openBucket(server.place, { pauseMs: 1 }) })
  const url = await (await open()).putImage(await pngArt())
  const key = `sivakasi/image/${url.split('/').at(-1)}`
  const putAside = async () => {
    await until(async () => server.objects.size > 1)
    server.age(DAY_MS + 60_000)
    await (await open()).sweep(inUse(new Set()))
    assert.equal(server.objects.has(key), false)
  }
  await putAside()
  assert.equal((await (await open()).serve(url, new Request('http://shop.test/'))).status, 200)
  await putAside()
  assert.equal(await (await open()).holds('image', url), true)
  await putAside()
  server.age(DAY_MS + 60_000)
  await (await open()).sweep(inUse(new Set([key.replace('sivakasi/', '')])))
  assert.equal(server.objects.has(key), true)
})

test('a machine removes its oldest copies above the limit, and nothing that is only there', async (t) => {
  const server = await startS3Server(t)
  const folder = await temporaryFolder(t)
  const media = await openMedia({ folder, bucket: openBucket(server.place, { pauseMs: 1 }) })
  const paths: string[] = []
  for (const [at, image] of [await pngArt(60), await pngArt(70), await pngArt(80)].entries()) {
    const path = `image/${(await media.putImage(image)).split('/').at(-1)}`
    paths.push(path)
    const then = new Date(Date.now() - (9 - at) * 60_000)
    await utimes(join(folder, path), then, then)
  }
  const [oldest = '', second = '', newest = ''] = paths
  const sizes = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).size))
  const stored = new Map<string, StoredObject>()
  for (const [at, key] of paths.entries()) if (at > 0) stored.set(key, { key, bytes: sizes[at] ?? 0, ageMs: 0 })
  await trimCopies(folder, stored, sizes[2])
  const left = await Promise.all(
    [oldest, second, newest].map((path) => stat(join(folder, path)).catch(() => undefined)),
  )
  assert.deepEqual(left.map(Boolean), [true, false, true])
})

type Sweep = typeof sweepBucket

/** Loses a file that comes into use between its look and its removal. */
const hastySweep = async ({ bucket, inUse: rows }: Parameters<Sweep>[0]) => {
  for await (const { key, ageMs } of bucket.list())
    if (ageMs > DAY_MS && !(await rows.inCatalogueAndOrders([key])).has(key)) await bucket.remove(key)
}

/** Two machines sweep while a person saves a form that names the file. `choose` says who is next. */
async function race(begin: readonly string[], sweep: Sweep | typeof hastySweep, choose: (waiting: number) => number) {
  const ages = new Map(begin.map((key) => [key, 2 * DAY_MS]))
  const rows = new Set<string>()
  const waiting: (() => void)[] = []
  let isFree = false
  const turn = async () => (isFree ? undefined : new Promise<void>((resolve) => waiting.push(resolve)))
  const copy = (from: string, to: string) => {
    if (ages.has(from)) ages.set(to, 0)
    return ages.has(from)
  }
  const bucket = {
    async *list() {
      await turn()
      for (const [key, ageMs] of ages.entries().toArray()) yield { key, bytes: 1, ageMs }
    },
    copy: async (from: string, to: string) => (await turn(), copy(from, to)),
    touch: async (key: string) => (await turn(), copy(key, key)),
    remove: async (key: string) => (await turn(), void ages.delete(key)),
  } as unknown as Bucket
  const asked = async (paths: readonly string[]) => {
    await turn()
    return new Set(paths.filter((path) => rows.has(path)))
  }
  const sweeping = { bucket, inUse: { inCatalogueAndOrders: asked, inCatalogue: asked } }

  async function saveForm() {
    if (!(await bucket.touch(KEY)) && !(await bucket.copy(UNUSED + KEY, KEY))) return
    await turn()
    rows.add(KEY)
  }

  let running = 3
  for (const actor of [sweep(sweeping), sweep(sweeping), saveForm()]) void actor.then(() => (running -= 1))
  for (;;) {
    await nextTurn()
    if (running === 0) break
    assert.ok(waiting.length > 0)
    waiting.splice(choose(waiting.length), 1)[0]?.()
  }
  isFree = true
  for (let day = 0; day < 4; day += 1) {
    for (const [key, age] of ages) ages.set(key, age + 2 * DAY_MS)
    await sweep(sweeping)
  }
  return { isNamed: rows.has(KEY), isThere: ages.has(KEY) }
}

/** Runs every order of steps. Returns how many there are, in how many the form was saved, and the file lost. */
async function allRaces(begin: readonly string[], sweep: Sweep | typeof hastySweep) {
  const count = { orders: 0, saved: 0, lost: 0, left: 0 }
  for (let path: number[] | undefined = []; path;) {
    const widths: number[] = []
    const taken: number[] = path
    const { isNamed, isThere } = await race(begin, sweep, (width) => {
      widths.push(width)
      taken[widths.length - 1] ??= 0
      return taken[widths.length - 1] ?? 0
    })
    count.orders += 1
    if (isNamed) count.saved += 1
    if (isNamed && !isThere) count.lost += 1
    if (!isNamed && isThere) count.left += 1
    const last = widths.findLastIndex((width, at) => (taken[at] ?? 0) + 1 < width)
    path = last < 0 ? undefined : [...taken.slice(0, last), (taken[last] ?? 0) + 1]
  }
  return count
}

suite('two machines sweep while a form is saved with an old file: in every order of their steps the file stays', () => {
  for (const begin of [[UNUSED + KEY], [KEY, UNUSED + KEY]]) {
    test(begin.join(' and ').replaceAll(KEY, 'file'), async () => {
      const { orders, saved, lost, left } = await allRaces(begin, sweepBucket)
      assert.ok(orders > 100, `${orders} orders`)
      assert.ok(saved > 50, `${saved} of ${orders} saved`)
      assert.deepEqual([lost, left], [0, 0])
    })
  }

  test('a sweep that removes at once loses it', async () => {
    assert.ok((await allRaces([KEY], hastySweep)).lost > 0)
  })
})
