import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { pngArt } from '#test/fixtures/images.ts'
import { imageUpload } from '#test/fixtures/uploads.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { NOON, openTestShop, testConfig } from '#test/shop/open-test-shop.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { tryExclusiveLock } from '../database/exclusive-lock.ts'
import { openShop } from '../shop.ts'
import { failureSentence } from './backup-failure.ts'
import { makeBackup } from './make-backup.ts'

const now = () => NOON
const freeBytes = async () => 5 * 1024 * 1024

onEachDatabase('any tar unpacks a backup into the data folder of a shop that opens', async (kind, t) => {
  const { shop, orderId, image, backUp } = await openSellingShop(t, kind)
  writeFileSync(join(shop.config.dataDir, 'shop.json'), '{"minimumOrder": 2500}')
  const received = await shop.media.receipts.receive(imageUpload(await pngArt()))
  assert.ok('secureUrl' in received)
  const { file } = await backUp(join(shop.config.dataDir, 'backups/one.tar'))
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.deepEqual(readdirSync(join(file, '..')), ['one.tar'])
  const { dataDir } = await emptyPlace('sqlite', t)
  const tar = spawnSync('tar', ['-xf', file, '-C', dataDir])
  assert.equal(String(tar.stderr), '')
  assert.deepEqual(readdirSync(dataDir).toSorted(), ['manifest.json', 'media', 'shop.json', 'shop.sqlite'])
  assert.ok(existsSync(join(dataDir, image)))
  const opened = await openShop(testConfig({ dataDir }))
  cleanup(t, opened.close)
  assert.ok(await opened.orders.find(orderId))
  assert.ok(await opened.media.receipts.holds(received.secureUrl))
})

onEachDatabase('a second backup of one shop at a time is refused, and so is one over a file', async (kind, t) => {
  const { shop, backUp } = await openSellingShop(t, kind)
  const file = join(shop.config.dataDir, 'one.tar')
  const lock = await tryExclusiveLock(shop.config, 'backup')
  await assert.rejects(backUp(file), /Another backup of this shop is running/)
  await lock?.[Symbol.asyncDispose]()
  await backUp(file)
  await assert.rejects(backUp(file), /already exists\. A backup overwrites no file/)
})

onEachDatabase(
  'a backup reports a file that is deleted during it, or whose bytes differ from its name',
  async (kind, t) => {
    const { shop, image, backUp } = await openSellingShop(t, kind)
    const changed = `media/image/${'0'.repeat(32)}.png`
    writeFileSync(join(shop.config.dataDir, changed), 'other bytes')
    const { manifest } = await makeBackup({
      place: shop.config,
      file: join(shop.config.dataDir, 'one.tar'),
      now,
      progress: { say() {}, step: () => rmSync(join(shop.config.dataDir, image), { force: true }) },
    })
    assert.ok(manifest.files.some(({ name }) => name === changed))
    assert.deepEqual(manifest.faulty, [image, changed])
    assert.equal((await backUp(join(shop.config.dataDir, 'two.tar'))).manifest.faulty.length, 2)
  },
)

test('without room a backup is refused with the sizes, and leaves nothing', async (t) => {
  const { shop } = await openSellingShop(t, 'sqlite')
  const folder = join(shop.config.dataDir, 'backups')
  await assert.rejects(
    makeBackup({ place: shop.config, file: join(folder, 'one.tar'), now, freeBytes }),
    /^BackupRefused: There is not enough room in .*backups: the backup needs \d+ MB, and 5 MB are free\.$/,
  )
  assert.deepEqual(readdirSync(folder), [])
})

test('a disk that fills up during a backup leaves nothing, and has one sentence', async (t) => {
  const { shop } = await openSellingShop(t, 'sqlite')
  const folder = join(shop.config.dataDir, 'backups')
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' })
  const step = () => {
    throw full
  }
  const backup = makeBackup({ place: shop.config, file: join(folder, 'one.tar'), now, progress: { say() {}, step } })
  await assert.rejects(backup, full)
  assert.deepEqual(readdirSync(folder), [])
  assert.equal(failureSentence(full, folder), `There is no room left in ${folder}.`)
})

test('a file in the place of the folder has one sentence', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const folder = join(shop.config.dataDir, 'file')
  writeFileSync(folder, '')
  const error = await makeBackup({ place: shop.config, file: join(folder, 'one.tar'), now }).catch((e: unknown) => e)
  assert.equal(failureSentence(error, folder), `${folder} is a file, not a folder.`)
})

onEachDatabase('a place without a shop has no backup', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  const file = join(place.dataDir, 'one.tar')
  await assert.rejects(makeBackup({ place, file, now }), /There is no shop in .*: set DATA_DIR or DATABASE_URL/)
  assert.ok(!existsSync(file))
})

test('a later backup removes the files of a killed one, not those of a running one', async (t) => {
  const shop = await openTestShop(t, 'sqlite')
  const folder = join(shop.config.dataDir, 'backups')
  for (const name of ['.backup-young', '.backup-old']) mkdirSync(join(folder, name), { recursive: true })
  spawnSync('touch', ['-d', '2 days ago', join(folder, '.backup-old')])
  await makeBackup({ place: shop.config, file: join(folder, 'one.tar'), now })
  assert.deepEqual(readdirSync(folder).toSorted(), ['.backup-young', 'one.tar'])
})
