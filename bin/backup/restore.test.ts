import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { emptyPlace } from '#test/database/databases.ts'
import { compileCache } from '#test/settings.ts'

test('a backup that is not in BACKUP_TO is named with its folder, and nothing is left of it', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  const kept = join(dataDir, 'kept')
  mkdirSync(kept)
  const name = 'shop-scheduled-2026-01-01T00-00-00Z.tar'
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'restore.ts'), name], {
    env: { DATA_DIR: dataDir, BACKUP_TO: kept, ...compileCache },
    encoding: 'utf8',
  })
  assert.deepEqual([status, stderr], [1, `There is no backup ${name} in ${kept}.\n`])
  assert.deepEqual(readdirSync(dataDir), ['kept'])
})
