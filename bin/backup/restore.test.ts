import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { emptyPlace } from '#test/database/databases.ts'
import { askCommands } from '#test/processes/ask-commands.ts'
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

test('a list without a backup says so, and makes no folder', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  const [kept, misspelt, file] = ['kept', 'kpet', 'file'].map((name) => join(dataDir, name)) as [string, string, string]
  mkdirSync(kept)
  writeFileSync(file, '')
  const said = { [kept]: `There is no backup in ${kept}.\n`, [misspelt]: `There is no folder ${misspelt}.\n` }
  for (const [to, err] of Object.entries({ ...said, [file]: `There is no folder ${file}.\n` })) {
    const env = { DATA_DIR: dataDir, BACKUP_TO: to }
    const [answer] = await askCommands([{ file: 'bin/backup/restore.ts', args: ['--list'] }], env)
    assert.deepEqual(answer, { code: 1, out: '', err })
  }
  assert.deepEqual(readdirSync(dataDir), ['file', 'kept'])
})
