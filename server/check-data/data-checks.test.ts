import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import test from 'node:test'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { type DatabaseKind, onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { openTestShop, testSystem } from '#test/shop/open-test-shop.ts'
import { type CheckOutcome, checkPlace } from './check-place.ts'
import { openDataChecks } from './data-checks.ts'

const HOUR = 3_600
const CLEAN: CheckOutcome = { faults: { counts: {}, sentences: [] } }

/** At noon. `run` replaces each process's check. */
async function opened(t: TestContext, kind: DatabaseKind, run?: () => Promise<CheckOutcome>) {
  const place = await preparedPlace(kind, t)
  const system = testSystem()
  const logged: string[] = []
  const note = (event: unknown) => void logged.push(String(event))
  const log = { info: note, warn: note, error: note }
  const open = async () => {
    const database = await openDatabase(place, system.now)
    cleanup(t, database.close)
    const checks = openDataChecks({ config: place, database, system, log, ...(run && { run }) })
    cleanup(t, checks.close)
    return { ...checks, database }
  }
  return { place, system, logged, open }
}

onEachDatabase('several processes make one check a night, and the next one a day later', async (kind, t) => {
  let made = 0
  const { system, open } = await opened(t, kind, async () => {
    made += 1
    return CLEAN
  })
  const processes = [await open(), await open(), await open()]
  for (let look = 0; look < 2; look += 1) await Promise.all(processes.map((each) => each.checkDue()))
  assert.equal(made, 1)
  const { last, failed, isLate } = await processes[2]!.status()
  assert.deepEqual([last?.faults, last?.at, failed, isLate], [0, system.now().toISOString(), undefined, false])
  system.advance(24 * HOUR)
  for (const each of processes) await each.checkDue()
  assert.equal(made, 2)
})

test('faults are kept with their kinds and first sentences', async (t) => {
  const sentences = Array.from({ length: 30 }, (_, at) => `Fault ${at}.`)
  const { open, logged } = await opened(t, 'sqlite', async () => ({
    faults: { counts: { stock: 28, keys: 2 }, sentences },
  }))
  const checks = await open()
  await checks.checkDue()
  const { last } = await checks.status()
  assert.deepEqual([last?.faults, last?.counts, last?.sentences.length], [30, { stock: 28, keys: 2 }, 20])
  assert.ok(logged.includes('data has faults'))
})

test('a failed check is reported and retried after an hour, and the last good one stays', async (t) => {
  const outcomes: CheckOutcome[] = [CLEAN, { failed: 'The disk is away.' }, CLEAN]
  const { system, open } = await opened(t, 'sqlite', async () => outcomes.shift()!)
  const checks = await open()
  await checks.checkDue()
  const first = (await checks.status()).last
  system.advance(24 * HOUR)
  for (let look = 0; look < 2; look += 1) await checks.checkDue()
  assert.deepEqual((await checks.status()).failed, { at: system.now().toISOString(), reason: 'The disk is away.' })
  assert.deepEqual((await checks.status()).last, first)
  system.advance(HOUR + 1)
  await checks.checkDue()
  assert.equal((await checks.status()).failed, undefined)
  assert.deepEqual(outcomes, [])
})

for (const [how, end] of [
  ['replies', (check) => check.resolve({ stopped: true })],
  ['exits', (check) => check.reject(new Error('The process exited (null) without an outcome'))],
] as const satisfies [string, (check: PromiseWithResolvers<CheckOutcome>) => void][]) {
  test(`a shop that stops ends its check without a word, and the next start makes it: the process ${how}`, async (t) => {
    const begun = Promise.withResolvers<void>()
    const killed = Promise.withResolvers<CheckOutcome>()
    const outcomes: Promise<CheckOutcome>[] = [killed.promise, Promise.resolve(CLEAN)]
    const { logged, open } = await opened(t, 'sqlite', async () => {
      begun.resolve()
      return await outcomes.shift()!
    })
    const first = await open()
    const checking = first.checkDue()
    await begun.promise
    const closing = first.close()
    end(killed)
    await Promise.all([checking, closing])
    assert.deepEqual(logged, [])
    const next = await open()
    assert.equal((await next.status()).failed, undefined)
    await next.checkDue()
    assert.equal((await next.status()).last?.faults, 0)
  })
}

test('a process that died during a check delays the next by at most an hour', async (t) => {
  const { system, open } = await opened(t, 'sqlite', async () => CLEAN)
  const checks = await open()
  const row = { started_at: system.now().toISOString(), outcome: 'running' as const }
  const blank = { ended_at: null, faults: null, counts: null, sentences: null, reason: null }
  await checks.database.db
    .insertInto('data_checks')
    .values({ id: '2026-10-27T22:30:00.000Z 001', ...row, ...blank })
    .execute()
  await checks.checkDue()
  assert.equal((await checks.status()).last, undefined)
  system.advance(HOUR + 1)
  await checks.checkDue()
  assert.equal((await checks.status()).last?.faults, 0)
})

test('a check is overdue once the shop has been open for hours, and a clock set back dates none in the future', async (t) => {
  let isAway = false
  const { system, open } = await opened(t, 'sqlite', async () => (isAway ? { failed: 'Away.' } : CLEAN))
  const checks = await open()
  assert.equal((await checks.status()).isLate, false, 'it has just opened')
  await checks.checkDue()
  isAway = true
  system.advance(26 * HOUR)
  assert.equal((await checks.status()).isLate, true)
  system.setClock(-40 * 24 * HOUR)
  isAway = false
  assert.equal((await checks.status()).last, undefined)
  await checks.checkDue()
  assert.equal((await checks.status()).last?.at, system.now().toISOString())
})

test('without the database a look is logged, and the next one makes the check', async (t) => {
  const { open, logged, place, system } = await opened(t, 'sqlite', async () => CLEAN)
  const checks = await open()
  await checks.database.db.schema.alterTable('data_checks').renameTo('away').execute()
  await checks.checkDue()
  assert.match(logged.join(), /no such table: data_checks/)
  await checks.database.db.schema.alterTable('away').renameTo('data_checks').execute()
  await checks.checkDue()
  assert.equal((await checks.status()).last?.at, system.now().toISOString())
  assert.ok(place.dataDir)
})

onEachDatabase('the check runs in a separate process beside an open shop, which keeps selling', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { id } = await shop.products.create({ ...goods.flowerPots, stock: 7 })
  const checking = shop.dataChecks.checkDue()
  await shop.products.changeStock(id, 3)
  await checking
  assert.deepEqual(
    [(await shop.dataChecks.status()).last?.faults, (await shop.dataChecks.status()).failed],
    [0, undefined],
  )
  assert.deepEqual(await checkPlace(shop.config), CLEAN)
})
