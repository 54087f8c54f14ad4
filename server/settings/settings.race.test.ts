import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { settingsJson } from '#domain/settings/settings-json.ts'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { markUnavailable } from '#server/database/unavailable.ts'
import { openLive } from '#server/live/live.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, preparedPlace } from '#test/database/databases.ts'
import { holdRows } from '#test/database/hold-rows.ts'
import { newKey, openTestShop, testConfig, type TestShop } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { openSettings } from './settings.ts'

const start = () => assert.fail('they are stored')
const by = () => ({ key: newKey(), who: 'owner@shop.test' })

function edit({ settings }: TestShop, edited: Record<string, unknown>) {
  return { edited, seen: settingsJson(settings) }
}

/** Another process stores the current settings under a key, uncommitted. */
const storedElsewhere = (
  t: TestContext,
  shop: Pick<TestShop, 'config'>,
  version: number,
  key: string,
  contents: string,
) =>
  holdRows(
    t,
    shop.config,
    `insert into settings_versions (version, saved_at, who, idempotency_key, contents) values ($1, '', '', $2, $3)`,
    [version, key, contents],
  )

test('a save that arrives at two processes at once is stored by one, and both answer with it (postgres)', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const once = by()
  const contents = JSON.stringify({ ...settingsJson(shop.settings), tagline: 'Louder' })
  const held = await storedElsewhere(t, shop, 7, once.key, contents)
  const saved = shop.settingsVersions.save(edit(shop, { tagline: 'Louder' }), once)
  await held.untilWaitedFor()
  await held.commit()
  const result = await saved
  assert.equal(result.outcome === 'saved' && result.version.version, 7)
  assert.deepEqual(
    (await shop.settingsVersions.versions(9)).map(({ version }) => version),
    [7, 1],
  )
})

test('of two processes that start together one stores the first settings, and both open (postgres)', async (t) => {
  const place = await emptyPlace('postgres', t)
  const database = await openDatabase(place, () => new Date())
  cleanup(t, () => database.close())
  const contents = JSON.stringify({ ...settingsJson(demoSettings), tagline: 'Louder' })
  const held = await storedElsewhere(t, { config: testConfig(place) }, 2, 'first', contents)
  const opening = openTestShop(t, 'postgres', { place })
  await held.untilWaitedFor()
  await held.commit()
  assert.equal((await opening).settings.tagline, 'Louder')
})

/** The database is away while the fault is there. */
function withFault(database: Database) {
  const fault = { isThere: false, met: 0 }
  const db = new Proxy(database.db, {
    get(target, name) {
      if (fault.isThere) {
        fault.met += 1
        throw markUnavailable(new Error('The database is away'), 'database away')
      }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db, fault }
}

test('settings that cannot be read when they have changed are read as soon as they can be', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] })
  cleanup(t, () => t.mock.timers.reset())
  const shop = await openTestShop(t, 'sqlite')
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, () => database.close())
  const { db, fault } = withFault(database)
  const live = openLive()
  const other = await openSettings({
    database: { ...database, db },
    live,
    ownLive: live,
    system: shop.system,
    log: shop.log,
    start,
  })
  cleanup(t, other.close)
  await shop.settingsVersions.save(edit(shop, { tagline: 'Louder' }), by())
  fault.isThere = true
  live.publish({ topic: 'saved settings' })
  const looks = async (isSo: () => boolean) =>
    until(async () => {
      t.mock.timers.tick(1_000)
      return isSo()
    })
  await looks(() => fault.met > 1)
  fault.isThere = false
  assert.equal(other.current().tagline, demoSettings.tagline)
  await looks(() => other.current().tagline === 'Louder')
})

test('a process catches up with settings that another saved unheard, and keeps its own while the database is away', async (t) => {
  const place = await preparedPlace('postgres', t)
  const shop = await openTestShop(t, 'postgres', { place })
  const database = await openDatabase(place, shop.system.now)
  cleanup(t, () => database.close())
  const live = openLive()
  const { log, system } = shop
  const { db, fault } = withFault(database)
  const deaf = await openSettings({ database: { ...database, db }, live, ownLive: live, system, log, start })
  cleanup(t, deaf.close)
  await shop.settingsVersions.save(edit(shop, { tagline: 'Louder' }), by())
  assert.equal(deaf.current().tagline, demoSettings.tagline)
  await deaf.catchUp()
  assert.equal(deaf.current().tagline, 'Louder')

  fault.isThere = true
  await deaf.catchUp()
  assert.ok(fault.met > 0)
  assert.equal(deaf.current().tagline, 'Louder')
})
