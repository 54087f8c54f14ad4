import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { makeEarlierOwner, makeTooOldShop } from '#test/database/earlier-database.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { OLDEST_VERSION } from '../database/migrate.ts'
import type { DatabasePlace } from '../database/open.ts'
import { schemaVersion } from '../database/schema-version.ts'
import { usualBackups } from '../config/backup-config.ts'
import { openUpdatedDatabase } from './open-updated.ts'
import { restoreBackup } from './restore/restore.ts'

const now = () => NOON
const EARLIER = OLDEST_VERSION

const earlierShop = (place: DatabasePlace) => makeEarlierOwner(place, NOON.toISOString())

onEachDatabase(
  'an update that migrates backs the shop up first, once, and explains how to go back',
  async (kind, t) => {
    const place = await emptyPlace(kind, t)
    await earlierShop(place)
    const said: string[] = []
    const open = async () => openUpdatedDatabase(place, { now, say: (line) => void said.push(line) })
    const databases = await Promise.all([open(), open()])
    for (const database of databases) await database.close()
    const [name = '', ...others] = readdirSync(join(place.dataDir, 'backups'))
    assert.deepEqual([others, name], [[], 'shop-before-update-2026-10-28T06-30-00Z.tar'])
    assert.match(
      said.join('\n'),
      /The shop before the update is in .*before-update.*To go back, install the earlier version/,
    )
    const again = await open()
    await again.close()
    assert.equal(readdirSync(join(place.dataDir, 'backups')).length, 1)

    // It has the earlier shop, and this program can restore it.
    const other = await emptyPlace(kind, t)
    const { rows } = await restoreBackup({ from: join(place.dataDir, 'backups', name), place: other, now })
    assert.equal(rows.admins, 1)
  },
)

onEachDatabase('beside running processes of the version before nothing is migrated or backed up', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await earlierShop(place)
  const open = (mayMigrate: boolean) => openUpdatedDatabase(place, { now, say: () => {}, mayMigrate })
  await assert.rejects(open(false), /^DatabaseUnusable: This version changes the database, .*restart the shop instead/)
  assert.equal(existsSync(join(place.dataDir, 'backups')), false)
  await (await open(true)).close()
  await (await open(false)).close()
})

onEachDatabase('the newest three backups before updates are kept, and no other file goes', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await earlierShop(place)
  const folder = join(place.dataDir, 'backups')
  mkdirSync(folder)
  const before = ['01', '02', '03'].map((day) => `shop-before-update-2026-10-${day}T06-30-00Z.tar`)
  const others = ['shop-by-hand-2026-01-01T06-30-00Z.tar', 'shop-scheduled-2026-01-01T06-30-00Z.tar', 'letter.txt']
  for (const name of [...before, ...others]) writeFileSync(join(folder, name), '')
  const said: string[] = []
  await (await openUpdatedDatabase(place, { now, say: (line) => void said.push(line) })).close()
  const kept = [...before.slice(1), 'shop-before-update-2026-10-28T06-30-00Z.tar', ...others]
  assert.deepEqual(readdirSync(folder).toSorted(), kept.toSorted())
  assert.match(said.at(-1) ?? '', new RegExp(`older one was removed.*: ${before[0]}$`))
})

onEachDatabase('without room for that backup nothing is migrated, unless a setting allows it', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await earlierShop(place)
  const needs = { now, say() {}, freeBytes: async () => 0 }
  await assert.rejects(
    openUpdatedDatabase(place, needs),
    /^DatabaseUnusable: The shop cannot be backed up, so the update has changed nothing: There is not enough room.*BACKUP_BEFORE_UPDATE=off/,
  )
  assert.equal(await schemaVersion(place), EARLIER)
  const backup = { ...usualBackups, beforeUpdate: false }
  const database = await openUpdatedDatabase({ ...place, backup }, needs)
  cleanup(t, database.close)
  assert.deepEqual(existsSync(join(place.dataDir, 'backups')) ? readdirSync(join(place.dataDir, 'backups')) : [], [])
})

onEachDatabase('a shop that is too old for this version is refused before it is backed up', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await makeTooOldShop(place)
  const open = openUpdatedDatabase(place, { now, say: (line) => assert.fail(line) })
  await assert.rejects(open, /^DatabaseUnusable: .*start 0\.9\.1 once/)
  assert.equal(existsSync(join(place.dataDir, 'backups')), false)
})
