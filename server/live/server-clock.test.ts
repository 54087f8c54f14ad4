import assert from 'node:assert/strict'
import test, { mock } from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '../database/open.ts'
import { openServerClock } from './server-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

test('a process whose own clock is wrong, or set back meanwhile, has the time of the server', async (t) => {
  const database = await openDatabase(await emptyPlace('postgres', t), () => new Date())
  cleanup(t, database.close)
  const serverMs = Date.now()
  mock.timers.enable({ apis: ['Date'], now: serverMs - 5 * HOUR_MS })
  cleanup(t, () => mock.timers.reset())
  const clock = await openServerClock(database.db)
  cleanup(t, clock.close)
  assert.ok(Math.abs(clock.now() - serverMs) < MINUTE_MS)
  mock.timers.setTime(serverMs - 9 * HOUR_MS)
  assert.ok(Math.abs(clock.now() - serverMs) < MINUTE_MS)
})

test('it goes on while the server is away', async (t) => {
  const database = await openDatabase(await emptyPlace('postgres', t), () => new Date())
  const clock = await openServerClock(database.db, 1)
  cleanup(t, clock.close)
  await database.close()
  const before = clock.now()
  await new Promise((done) => setTimeout(done, 20))
  assert.ok(clock.now() > before)
})

onEachDatabase('events over PostgreSQL have times, which another process understands', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const sequence = Number(shop.live.cursor().split('.')[1])
  assert.equal(sequence > Date.parse('2026-01-01'), kind === 'postgres')
})
