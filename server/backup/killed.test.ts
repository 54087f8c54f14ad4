import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { openEarlierDatabase } from '#test/database/earlier-database.ts'
import { compileCache } from '#test/settings.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { openSellingShop } from '#test/shop/selling-shop.ts'
import { newestVersion, OLDEST_VERSION } from '../database/migrate.ts'
import { openDatabase } from '../database/open.ts'
import { schemaVersion } from '../database/schema-version.ts'

const EARLIER = OLDEST_VERSION

/** Runs the statements in a process in which `die()` is `kill -9`. */
function runKilled(statements: string, given: object): void {
  const program = `const given = JSON.parse(process.argv[1]); const die = () => process.kill(process.pid, 'SIGKILL'); ${statements}`
  const args = ['--input-type=module', '-e', program, JSON.stringify(given)]
  const { signal, stderr } = spawnSync(process.execPath, args, { env: compileCache, cwd: import.meta.dirname })
  assert.equal(signal, 'SIGKILL', String(stderr))
}

onEachDatabase('a backup that is killed leaves no file under its name, and the next one works', async (kind, t) => {
  const { shop, backUp } = await openSellingShop(t, kind)
  const { dataDir, databaseUrl } = shop.config
  const folder = join(dataDir, 'backups')
  const file = join(folder, 'one.tar')
  const place = { dataDir, databaseUrl }
  runKilled(
    `const { makeBackup } = await import('./make-backup.ts')
    await makeBackup({ place: given.place, file: given.file, now: () => new Date(), progress: { say() {}, step: die } })`,
    { place, file },
  )
  assert.equal(existsSync(file), false)
  assert.equal(readdirSync(folder).length, 1, 'its folder is there until a later backup removes it')
  await backUp(file)
})

onEachDatabase('a migration that is killed leaves the tables as before', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  const earlier = await openEarlierDatabase(place)
  await earlier.destroy()
  // The clock is read once per migration, after its statements.
  runKilled(
    `const { openDatabase } = await import('../database/open.ts')
    await openDatabase(given.place, die)`,
    { place },
  )
  assert.equal(await schemaVersion(place), EARLIER)
  const database = await openDatabase(place, () => NOON)
  await database.close()
  assert.equal(await schemaVersion(place), await newestVersion(kind))
})
