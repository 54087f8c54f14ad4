import assert from 'node:assert/strict'
import { readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { Client } from 'pg'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { openShop } from './shop.ts'

/** A file where its media folder belongs. */
async function obstruct(dataDir: string) {
  const path = join(dataDir, 'media')
  await rm(path, { recursive: true, force: true })
  await writeFile(path, '')
}

async function openFilesIn(folder: string): Promise<string[]> {
  const handles = await readdir('/proc/self/fd')
  const paths = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')))
  return paths.filter((path) => path.startsWith(folder))
}

test('a shop that fails to open leaves no file open', async (t) => {
  const place = await emptyPlace('sqlite', t)
  await obstruct(place.dataDir)
  await assert.rejects(openShop(testConfig(place)))
  assert.deepEqual(await openFilesIn(place.dataDir), [])
})

test('a file that is no database is closed again', async (t) => {
  const place = await emptyPlace('sqlite', t)
  await writeFile(join(place.dataDir, 'shop.sqlite'), 'no database'.repeat(1_000))
  await assert.rejects(openShop(testConfig(place)))
  assert.deepEqual(await openFilesIn(place.dataDir), [])
})

test('a shop that fails to open leaves no connection to the server open', async (t) => {
  const place = await emptyPlace('postgres', t)
  await obstruct(place.dataDir)
  await assert.rejects(openShop(testConfig(place)))
  const client = new Client(place.databaseUrl)
  await client.connect()
  cleanup(t, () => client.end())
  await until(async () => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
    )
    return rows.length === 1
  }, 5_000)
})
