import assert from 'node:assert/strict'
import test from 'node:test'
import { administer, emptyPlace } from '#test/database/databases.ts'
import { openLog } from '#server/log.ts'
import { openShop } from '#server/shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'

test('the start says that the server allows too few connections for all processes and a reload, or not if it does', async (t) => {
  const place = await emptyPlace('postgres', t)
  const url = place.databaseUrl ?? ''
  await administer(url, `alter database ${new URL(url).pathname.slice(1)} connection limit 64`)
  const saidFor = async (processes: number, more = {}) => {
    const lines: string[] = []
    const log = openLog((line) => void lines.push(line))
    const shop = await openShop({ ...testConfig(place), processes, ...more }, { log })
    await shop.close()
    return lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'too few database connections')
  }
  assert.deepEqual(await saidFor(3), [])
  const [line, ...others] = await saidFor(4)
  assert.deepEqual([line.level, line.processes, line.allowed, line.needed, others], ['warn', 4, 64, 65, []])
  assert.deepEqual(await saidFor(4, { databaseConnections: 11 }), [])
  assert.deepEqual(await saidFor(4, { databasePoolUrl: url }), [], 'a pooler has its own limit')
})
