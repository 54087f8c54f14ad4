import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { type TestContext } from 'node:test'
import { emptyPlace } from '#test/database/databases.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { compileCache } from '#test/settings.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import type { OnStep } from './target.ts'

type Step = Parameters<OnStep>[0]

const PROGRAM = `
  const { restoreBackup } = await import(process.argv[1])
  const { from, place, replace, killedAt } = JSON.parse(process.argv[2])
  const onStep = (step) => step === killedAt && process.kill(process.pid, 'SIGKILL')
  await restoreBackup({ from, place, replace, now: () => new Date(), onStep })`

function restoreKilled(request: { from: string; place: DatabasePlace; replace: boolean; killedAt: Step }) {
  const program = [
    '--input-type=module',
    '-e',
    PROGRAM,
    join(import.meta.dirname, 'restore.ts'),
    JSON.stringify(request),
  ]
  const { signal, stderr } = spawnSync(process.execPath, program, { env: compileCache })
  assert.equal(signal, 'SIGKILL', String(stderr))
}

async function backedUp(t: TestContext) {
  const { shop, orderId, image, backUp, setMinimum } = await openSellingShop(t, 'sqlite')
  writeFileSync(join(shop.config.dataDir, 'shop.json'), '{}')
  await setMinimum(2_500)
  const { file } = await backUp(join(shop.config.dataDir, 'one.tar'))
  return { file, orderId, image }
}

test('SQLite: killed at each step', async (t) => {
  const { file, orderId, image } = await backedUp(t)
  const old = await openSellingShop(t, 'sqlite')
  await old.setMinimum(3_000)
  await old.shop.close()
  const before = (await emptyPlace('sqlite', t)).dataDir
  cpSync(old.shop.config.dataDir, before, { recursive: true })
  for (const [killedAt, isAfter] of [
    ['unpacked', false],
    ['checked', false],
    ['media', false],
    ['aside', false],
    ['decided', true],
    ['database', true],
  ] as const) {
    const place = await emptyPlace('sqlite', t)
    cpSync(before, place.dataDir, { recursive: true })
    restoreKilled({ from: file, place, replace: true, killedAt })
    const opened = await openShop(testConfig(place))
    const [isNew, isOld] = [await opened.orders.find(orderId), await opened.orders.find(old.orderId)].map(Boolean)
    await opened.close()
    const { minimumOrderPaise } = opened.settings
    const expected = { isNew: isAfter, isOld: !isAfter, minimumOrderPaise: isAfter ? 2_500_00 : 3_000_00 }
    assert.deepEqual({ isNew, isOld, minimumOrderPaise }, expected, killedAt)
    assert.ok(existsSync(join(place.dataDir, isAfter ? image : old.image)), killedAt)
    assert.ok(!existsSync(join(place.dataDir, '.restored')), killedAt)
  }
})

test('PostgreSQL: killed at each step, the database is empty or whole', async (t) => {
  const { file, orderId } = await backedUp(t)
  for (const [killedAt, isAfter] of [
    ['aside', false],
    ['decided', true],
  ] as const) {
    const place = await emptyPlace('postgres', t)
    restoreKilled({ from: file, place, replace: false, killedAt })
    const opened = await openShop(testConfig(place))
    assert.equal((await opened.orders.find(orderId)) !== undefined, isAfter, killedAt)
    assert.equal(opened.firstAdmin === undefined, isAfter, killedAt)
    await opened.close()
  }
})
