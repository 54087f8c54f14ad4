import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { language } from '#server/language.ts'
import { exclusiveLock } from '#server/database/exclusive-lock.ts'
import type { LiveEvent } from '#server/live/live.ts'
import { realSystem } from '#server/system.ts'
import { madeExport } from '#lab/import-shop/made-export.ts'
import { cleanup } from '#test/cleanup.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { checkExport, movedTo, uploadExport } from '#test/shop/moved-shop.ts'
import { contentsOf, importInto, usualShape, writeText } from '#test/shop/imported-shop.ts'
import { openTestShop, testSystem } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { movingFiles } from './moving-files.ts'

const faulty = [...madeExport({ ...usualShape, orders: 60, products: 12 })].join('')
const clean = [...madeExport({ ...usualShape, orders: 5, products: 4, videos: 1, faults: 0 })].join('')
const parts = () => ({ system: testSystem({ now: realSystem.now }) })
const filesIn = (dataDir: string) => readdirSync(join(dataDir, 'moving-in')).filter((name) => name !== 'uploads')

onEachDatabase('an export is checked without a change, and saved with a backup', async (kind, t) => {
  const shop = await openTestShop(t, kind, parts())
  const events: LiveEvent['topic'][] = []
  shop.live.subscribe(({ topic }) => void events.push(topic))
  const before = await contentsOf(shop.config)

  const checked = await checkExport(shop, faulty)
  assert.deepEqual([checked.stage, checked.sentence], ['checked', undefined])
  assert.deepEqual(await contentsOf(shop.config), before)
  const { orders, products } = checked.summary!
  assert.ok(orders.added > 30 && orders.mended > 5 && orders.refused > 0 && products.mended > 0)
  const { kinds } = await shop.movingIn.rows()
  const report = await (await shop.movingIn.report(new Request('http://shop.test/'))).text()
  assert.ok(kinds.some(({ outcome }) => outcome === 'refused') && kinds.every(({ count }) => count > 0))
  for (const { first } of kinds) assert.ok(report.includes(first[0]!.sentence))

  assert.equal(await shop.movingIn.save(checked.id), 'started')
  const saved = await movedTo(shop)
  assert.deepEqual([saved.stage, saved.sentence], ['saved', undefined])
  assert.deepEqual([saved.summary!.orders.added, saved.expected], [orders.added, undefined])
  assert.equal((await contentsOf(shop.config)).orders!.length, orders.added)
  assert.deepEqual(readdirSync(join(shop.config.dataDir, 'backups')), [saved.backup])
  assert.equal((await shop.backups.status()).last?.file, saved.backup)
  await shop.movingIn.close()
  await until(async () => (['products', 'videos', 'orders'] as const).every((topic) => events.includes(topic)))
  assert.ok(!filesIn(shop.config.dataDir).some((name) => name.endsWith('export.json')), 'its customers stay in a file')

  assert.ok(await shop.movingIn.remove(saved.id))
  assert.deepEqual(filesIn(shop.config.dataDir), [])
  assert.equal(await shop.movingIn.status(), undefined)
})

test('what the shop has already is not added again, and the report says so in the language of the owner', async (t) => {
  const shop = await openTestShop(t, 'sqlite', parts())
  await importInto(shop.config, writeText(shop.config.dataDir, clean), 'save')
  const { summary } = await language.during('ta', () => checkExport(shop, clean))
  assert.deepEqual([summary!.orders.added, summary!.orders.same, summary!.products.same], [0, 5, 4])
  const report = readFileSync(movingFiles(shop.config.dataDir).report, 'utf8')
  assert.match(report, /ஏற்கனவே உள்ளவை 5\./)
})

test('a file that is no export of a shop is refused, and deleted', async (t) => {
  const shop = await openTestShop(t, 'sqlite', parts())
  for (const text of ['hello', '\u0000\u0001', 'PK\u0003\u0004']) {
    const upload = await shop.movingIn.uploads.create(text.length)
    assert.ok('id' in upload)
    const result = await shop.movingIn.uploads.append(upload.id, 0, new Blob([text]).stream())
    assert.ok('message' in result && result.status === 415, text)
  }
  assert.deepEqual(await shop.movingIn.uploads.create(0), await shop.movingIn.uploads.create(-1))
  const tooLarge = await shop.movingIn.uploads.create(501 * 1024 ** 2)
  assert.ok('message' in tooLarge && tooLarge.status === 413)
  const refused = await checkExport(shop, '{"users":{}}')
  assert.deepEqual(
    [refused.stage, refused.sentence],
    ['refused', 'The export has no products, orders or videos. It has users.'],
  )
  assert.deepEqual(filesIn(shop.config.dataDir).toSorted(), ['progress.json', 'state.json'])
  // Another file can be chosen only after this one is seen.
  const other = await uploadExport(shop, clean)
  assert.equal(await shop.movingIn.check({ id: other, name: 'b.json', by: 'other@shop.test' }), 'changed')
  assert.ok(!(await shop.movingIn.remove(other)))
  const ending = await exclusiveLock(shop.config, () => {}, 'import')
  const removed = shop.movingIn.remove(refused.id)
  await wait(300)
  await ending[Symbol.asyncDispose]()
  assert.ok(await removed, 'its process has written the result, and ends')
  assert.equal(await shop.movingIn.check({ id: other, name: 'b.json', by: 'other@shop.test' }), 'started')
  assert.equal((await movedTo(shop)).by, 'other@shop.test')
})

test('an export that a busy database cannot check stays, to be checked again', async (t) => {
  const shop = await openTestShop(t, 'postgres', parts())
  const holder = new Client(shop.config.databaseUrl)
  await holder.connect()
  cleanup(t, () => holder.end())
  await holder.query('begin')
  await holder.query('lock table former_products in access exclusive mode')
  const { id, name, by, stage, sentence } = await checkExport(shop, clean)
  assert.deepEqual(
    [stage, sentence],
    ['unchecked', 'The database could not be reached. We saved no row. Please try again.'],
  )
  await holder.query('commit')
  assert.ok(movingFiles(shop.config.dataDir).hasExport(id))
  assert.equal(await shop.movingIn.check({ id, name, by }), 'started')
  assert.equal((await movedTo(shop)).stage, 'checked')
})

test('a cancelled save leaves the shop as it is; saved again, the difference to the check is said', async (t) => {
  const shop = await openTestShop(t, 'sqlite', parts())
  const { id } = await checkExport(shop, clean)
  const before = await contentsOf(shop.config)
  assert.equal(await shop.movingIn.save(id), 'started')
  assert.ok(await shop.movingIn.cancel(id))
  const cancelled = await movedTo(shop)
  assert.deepEqual([cancelled.stage, cancelled.sentence], ['checked', 'The import was cancelled. We saved no row.'])
  assert.deepEqual(await contentsOf(shop.config), before)
  assert.ok(!(await shop.movingIn.cancel(id)), 'nothing is running')
  const { products } = JSON.parse(clean)
  // The name of a backup has seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  await importInto(shop.config, writeText(shop.config.dataDir, JSON.stringify({ products })), 'save')
  assert.equal(await shop.movingIn.save(id), 'started')
  const saved = await movedTo(shop)
  assert.equal(saved.stage, 'saved')
  assert.deepEqual([saved.summary!.products.added, saved.expected?.products.added], [0, 4])
})

onEachDatabase('one import at a time, seen by all; a dead one is said, and checked again', async (kind, t) => {
  const shop = await openTestShop(t, kind, parts())
  const { id } = await checkExport(shop, clean)
  const other = await openTestShop(t, kind, { ...parts(), place: shop.config })
  assert.equal((await other.movingIn.status())?.id, id)
  const files = movingFiles(shop.config.dataDir)
  const state = (await files.state())!
  {
    await using lock = await exclusiveLock(shop.config, () => {}, 'import')
    assert.ok(lock)
    files.setState({ ...state, stage: 'saving' })
    assert.equal((await other.movingIn.status())?.stage, 'saving', 'control: its process is alive')
    assert.equal(await other.movingIn.check({ id, name: 'a', by: 'b' }), 'busy')
    assert.ok(!(await other.movingIn.remove(id)))
  }
  assert.equal((await other.movingIn.status())?.stage, 'interrupted save')
  files.setState({ ...state, stage: 'checking' })
  assert.equal((await shop.movingIn.status())?.stage, 'interrupted check')
  assert.equal(await other.movingIn.check({ id, name: 'export.json', by: 'owner@shop.test' }), 'started')
  assert.equal((await movedTo(shop)).stage, 'checked')
})

test('what is saved is called saved, also if its report does not fit', async (t) => {
  const shop = await openTestShop(t, 'sqlite', parts())
  const { id } = await checkExport(shop, clean)
  const { folder, report } = movingFiles(shop.config.dataDir)
  for (const path of [report, join(folder, 'rows.json')]) rmSync(path)
  symlinkSync('/dev/full', report)
  mkdirSync(join(folder, 'rows.json'))
  assert.equal(await shop.movingIn.save(id), 'started')
  const saved = await movedTo(shop)
  assert.deepEqual([saved.stage, saved.sentence, saved.summary!.orders.added], ['saved', undefined, 5])
  assert.equal((await contentsOf(shop.config)).orders!.length, 5)
})

test('a shop that closes ends its import, and nothing of it is saved', async (t) => {
  const shop = await openTestShop(t, 'sqlite', parts())
  const { id } = await checkExport(shop, clean)
  const before = await contentsOf(shop.config)
  assert.equal(await shop.movingIn.save(id), 'started')
  await shop.movingIn.close()
  assert.equal((await shop.movingIn.status())?.stage, 'interrupted save')
  assert.deepEqual(await contentsOf(shop.config), before)
})

test('an export, its report and unfinished uploads are deleted after a day', async (t) => {
  const shop = await openTestShop(t, 'sqlite', parts())
  await checkExport(shop, clean)
  const files = movingFiles(shop.config.dataDir)
  const waiting = await uploadExport(shop, clean)
  const upload = await shop.movingIn.uploads.create(100)
  assert.ok('id' in upload)
  await shop.movingIn.prune()
  assert.ok(files.hasExport(waiting) && (await shop.movingIn.status()), 'none is a day old')
  const old = new Date(Date.now() - 25 * 3_600_000)
  for (const folder of [files.folder, files.uploads])
    for (const name of await files.names(folder)) utimesSync(join(folder, name), old, old)
  files.setState({ ...(await files.state())!, at: old.toISOString() })
  await shop.movingIn.prune()
  assert.deepEqual([filesIn(shop.config.dataDir), readdirSync(files.uploads)], [[], []])
})
