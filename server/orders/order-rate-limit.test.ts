import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { Client } from 'pg'
import { databaseKinds, preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { NOON, testSystem } from '#test/shop/open-test-shop.ts'
import { type DatabasePlace, openDatabase } from '../database/open.ts'
import { openOrderRateLimit } from './order-rate-limit.ts'

const HOME = '203.0.113.5'

async function openLimit(t: TestContext, place: DatabasePlace, perMinute: number) {
  const database = await openDatabase(place, () => NOON)
  cleanup(t, database.close)
  const system = testSystem()
  const limit = openOrderRateLimit({ database, system }, { perMinute })
  const passed = async (addresses: string[]) => {
    const waits = await Promise.all(addresses.map(limit.retryAfterSeconds))
    return waits.filter((seconds) => seconds === 0).length
  }
  return { limit, system, passed }
}

onEachDatabase('the burst is twice the limit of a minute, then the address waits', async (kind, t) => {
  const { limit, passed } = await openLimit(t, await preparedPlace(kind, t), 20)
  assert.equal(await passed(Array<string>(50).fill(HOME)), 40)
  assert.equal(await limit.retryAfterSeconds(HOME), 3)
  assert.equal(await limit.retryAfterSeconds('198.51.100.7'), 0)
})

onEachDatabase('the addresses of one IPv6 /64 count as one', async (kind, t) => {
  const { passed } = await openLimit(t, await preparedPlace(kind, t), 1)
  assert.equal(await passed(Array.from({ length: 20 }, (_, host) => `2001:db8:1:2::${host + 1}`)), 2)
})

test('processes that share a database share the limit (postgres)', async (t) => {
  const place = await preparedPlace('postgres', t)
  const processes = [await openLimit(t, place, 20), await openLimit(t, place, 20), await openLimit(t, place, 20)]
  const passed = await Promise.all(processes.map((one) => one.passed(Array<string>(40).fill(HOME))))
  assert.equal(
    passed.reduce((sum, one) => sum + one),
    40,
  )
})

test('control: with a count in each process, three times as many pass', async (t) => {
  const places = await Promise.all([1, 2, 3].map(() => preparedPlace('sqlite', t)))
  const processes = await Promise.all(places.map((place) => openLimit(t, place, 20)))
  const passed = await Promise.all(processes.map((one) => one.passed(Array<string>(40).fill(HOME))))
  assert.equal(
    passed.reduce((sum, one) => sum + one),
    120,
  )
})

test('time at the server lets the next one pass, and a clock set back refuses no order', async (t) => {
  const place = await preparedPlace('postgres', t)
  const { limit, system, passed } = await openLimit(t, place, 30)
  const server = new Client(place.databaseUrl)
  await server.connect()
  cleanup(t, () => server.end())
  assert.equal(await passed(Array<string>(61).fill(HOME)), 60)
  const shift = async (seconds: number) => {
    await server.query('update order_rates set counted_at = counted_at + $1', [seconds])
    system.advance(2)
  }
  await shift(-3)
  assert.equal(await limit.retryAfterSeconds(HOME), 0)
  await shift(-86_400)
  assert.equal(await passed(Array<string>(61).fill(HOME)), 60)
  await shift(86_400)
  assert.ok((await limit.retryAfterSeconds(HOME)) <= 2, 'it was counted a day ahead')
  await shift(-3)
  assert.equal(await limit.retryAfterSeconds(HOME), 0)
})

for (const kind of databaseKinds)
  test(`a clock of this machine that is set back refuses no order (${kind})`, async (t) => {
    const { system, passed } = await openLimit(t, await preparedPlace(kind, t), 30)
    assert.equal(await passed([HOME, HOME]), 2)
    system.setClock(-86_400)
    assert.equal(await passed([HOME, HOME]), 2)
  })
