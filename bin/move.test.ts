import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { openUpdatedDatabase } from '#server/backup/open-updated.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { makeEarlierOwner } from '#test/database/earlier-database.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { compileCache } from '#test/settings.ts'

test('a shop of an earlier version is backed up before it is updated and moved', async (t) => {
  const { dataDir, databaseUrl = '' } = await emptyPlace('postgres', t)
  const admin = await makeEarlierOwner({ dataDir }, NOON.toISOString())

  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'move.ts'), '--to', 'postgres'],
    { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...compileCache }, encoding: 'utf8' },
  )
  assert.equal(status, 0, stderr)
  assert.match(stdout, /the shop is backed up first …[^]*Copied 0 products, 0 videos, 0 orders and 1 admin\./)
  const [backup = ''] = readdirSync(join(dataDir, 'backups'))
  assert.match(backup, /^shop-before-update-/)
  const moved = await openUpdatedDatabase({ dataDir, databaseUrl }, { now: () => NOON, say: () => assert.fail() })
  const { email } = await moved.db.selectFrom('people').select('email').executeTakeFirstOrThrow()
  await moved.close()
  assert.equal(email, admin.email)
})
