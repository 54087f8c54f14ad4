import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { Client } from 'pg'
import { cleanup } from '#test/cleanup.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { until } from '#test/until.ts'
import type { Backups } from './backups.ts'

for (const [what, end] of [
  ['the shop that closes', (backups: Backups) => backups.close()],
  [
    'a signal that systemd or the terminal sends to each process',
    async () => void process.kill(backupProcess(), 'SIGINT'),
  ],
] as const) {
  test(`a backup ended by ${what} is reported and leaves nothing behind`, async (t) => {
    const { shop } = await openSellingShop(t, 'postgres')
    const folder = join(shop.config.dataDir, 'backups')
    mkdirSync(folder)
    // The process reads this table in the middle, and waits.
    const holder = new Client(shop.config.databaseUrl)
    await holder.connect()
    cleanup(t, () => holder.end())
    await holder.query('begin; lock table products in access exclusive mode')
    const made = shop.backups.make()
    await until(async () => readdirSync(folder).length > 0)
    await Promise.all([end(shop.backups), made])
    assert.deepEqual(await made, { failed: 'The shop was stopped.' })
    assert.deepEqual(readdirSync(folder), [])
  })
}

function backupProcess(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ')
  const found = children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('backup-process-main'))
  assert.ok(found)
  return Number(found)
}
