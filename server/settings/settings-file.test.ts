import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { emptyPlace } from '#test/database/databases.ts'
import { settingsToStart } from './settings-file.ts'

test('a shop.json that is no JSON is named', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  writeFileSync(join(dataDir, 'shop.json'), '{"rating": ')
  await assert.rejects(async () => settingsToStart(dataDir), /^SettingsFaults: .*shop\.json is not JSON: .*$/)
})

test('a shop.json saved with a byte order mark is read', async (t) => {
  const { dataDir } = await emptyPlace('sqlite', t)
  writeFileSync(join(dataDir, 'shop.json'), '\uFEFF{"minimumOrder": 2500}')
  assert.equal((await settingsToStart(dataDir)).settings.minimumOrderPaise, 2500_00)
})
