import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test, { type TestContext } from 'node:test'
import { DatabaseUnusable, openDatabase } from './open.ts'

const now = () => new Date('2026-10-20T06:30:00Z')

function dataFolder(t: TestContext) {
  const dataDir = mkdtempSync(join(tmpdir(), 'data-'))
  t.after(() => rmSync(dataDir, { recursive: true }))
  return dataDir
}

async function refusalOf(dataDir: string, databaseUrl?: string): Promise<string> {
  const error = await openDatabase({ dataDir, databaseUrl }, now).then(
    () => assert.fail('it opened'),
    (reason: unknown) => reason,
  )
  assert.ok(error instanceof DatabaseUnusable, String(error))
  assert.ok(!error.message.includes('\n'), 'one line')
  return error.message
}

test('an empty folder becomes a shop, and the second opening finds it as it was', async (t) => {
  const dataDir = dataFolder(t)
  const first = await openDatabase({ dataDir }, now)
  await first.db.insertInto('order_keys').values({ idempotency_key: 'a', fingerprint: '', order_id: '' }).execute()
  await first.close()
  const second = await openDatabase({ dataDir }, now)
  t.after(second.close)
  assert.equal((await second.db.selectFrom('order_keys').selectAll().execute()).length, 1)
})

test('data of a newer version are refused', async (t) => {
  const dataDir = dataFolder(t)
  await (await openDatabase({ dataDir }, now)).close()
  const file = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  file.exec("insert into migrations values (9999, '9999-later.sql', '')")
  file.close()
  assert.match(await refusalOf(dataDir), /newer than this program/)
})

test('a file that is no database is refused', async (t) => {
  const dataDir = dataFolder(t)
  writeFileSync(join(dataDir, 'shop.sqlite'), 'crackers'.repeat(1_000))
  assert.match(await refusalOf(dataDir), /shop\.sqlite cannot be used: file is not a database/)
})

test('a folder where the file should be is refused', async (t) => {
  const dataDir = dataFolder(t)
  mkdirSync(join(dataDir, 'shop.sqlite'))
  assert.match(await refusalOf(dataDir), /cannot be used: unable to open database file/)
})

test('a file that cannot be opened because its disk is full is refused with that reason', async (t) => {
  const dataDir = dataFolder(t)
  // Blocks the files that SQLite writes beside the database.
  mkdirSync(join(dataDir, 'shop.sqlite-wal'))
  const openedWith = (bytes: number) => openDatabase({ dataDir }, now, async () => bytes)
  await assert.rejects(openedWith(4_096), /cannot be used: its disk is full; make room there and start again$/)
  await assert.rejects(openedWith(1e9), /cannot be used: disk I\/O error$/)
})

test('a data folder that is a file is refused', async (t) => {
  const file = join(dataFolder(t), 'data')
  writeFileSync(file, '')
  assert.match(await refusalOf(file), /cannot be used/)
})

test('a PostgreSQL that does not answer is refused, without its password', async (t) => {
  const message = await refusalOf(dataFolder(t), 'postgres://shop:secret@127.0.0.1:1/shop')
  assert.match(message, /127\.0\.0\.1\/shop cannot be used: .*ECONNREFUSED/)
  assert.doesNotMatch(message, /secret/)
})

test('a database that another program has locked is refused', async (t) => {
  const dataDir = dataFolder(t)
  const other = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  other.exec('pragma locking_mode = exclusive; begin exclusive; create table theirs (x)')
  t.after(() => other.close())
  assert.match(await refusalOf(dataDir), /another program has locked it/)
})
