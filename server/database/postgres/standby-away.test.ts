import assert from 'node:assert/strict'
import test from 'node:test'
import { cleanup } from '#test/cleanup.ts'
import { administer, emptyPlace } from '#test/database/databases.ts'
import { startPostgres } from '#test/database/postgres-server.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'

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
  assert.deepEqual(await readiness(), { ready: true })

  await administer(server.url, `alter system set synchronous_standby_names = 'absent'`)
  await administer(server.url, 'select pg_reload_conf()')
  assert.deepEqual(await readiness(), { ready: false, reason: 'standby away' })
  assert.deepEqual(logged, [['unavailable', { reason: 'standby away' }]])

  await administer(server.url, 'alter system reset synchronous_standby_names')
  await administer(server.url, 'select pg_reload_conf()')
  assert.deepEqual(await readiness(), { ready: true })
})
