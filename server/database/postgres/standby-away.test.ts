import assert from 'node:assert/strict'
import test from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { cleanup } from '#test/cleanup.ts'
import { administer, emptyPlace } from '#test/database/databases.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import type { Readiness } from '#server/availability.ts'

test('a shop whose commits wait for an absent standby is not ready and logs why, until it may go on without', async (t) => {
  const server = await startPostgres()
  cleanup(t, server.stop)
  const place = { ...(await emptyPlace('sqlite', t)), databaseUrl: server.url }
  const shop = await openTestShop(t, 'postgres', { place })
  const logged: unknown[] = []
  shop.log.warn = (event, details) => void logged.push([event, details])
  const readiness = () => {
    shop.system.advance(6)
    return shop.availability.readiness()
  }
  /** Each connection reads the server's settings at a moment of its own. */
  async function untilReadiness(expected: Readiness, statement: string) {
    await administer(server.url, statement)
    await administer(server.url, 'select pg_reload_conf()')
    await until(async () => isDeepStrictEqual(await readiness(), expected))
  }
  assert.deepEqual(await readiness(), { ready: true })
  await untilReadiness(
    { ready: false, reason: 'standby away' },
    `alter system set synchronous_standby_names = 'absent'`,
  )
  assert.deepEqual(logged.at(-1), ['unavailable', { reason: 'standby away' }])
  await untilReadiness({ ready: true }, 'alter system reset synchronous_standby_names')
})
