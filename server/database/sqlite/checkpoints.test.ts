import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { watchCheckpoints, type WriteAheadLog } from './checkpoints.ts'

const NEVER_MS = 2 ** 30

function watched(wal: WriteAheadLog) {
  const logged: string[] = []
  const note = (event: string, { reason }: Record<string, unknown> = {}) =>
    void logged.push(reason === undefined ? event : `${event}: ${String(reason)}`)
  const { look, close } = watchCheckpoints(wal, {
    log: { warn: note, info: note },
    everyMs: NEVER_MS,
    largeBytes: 1_000_000,
    monotonicMs: () => 0,
  })
  return { logged, look, close }
}

test('a reader that never ends keeps the write-ahead log from the database: logged once, and when it is over', async (t) => {
  const place = await preparedPlace('sqlite', t)
  const database = await openDatabase(place, () => new Date())
  cleanup(t, database.close)
  assert.ok(database.writeAheadLog)
  const { logged, look, close } = watched(database.writeAheadLog)
  cleanup(t, close)
  const write = async () => {
    await sql`create table if not exists filler (text text)`.execute(database.db)
    await sql`insert into filler values (zeroblob(3000000))`.execute(database.db)
  }
  await write()
  await look()
  assert.deepEqual(logged, [], 'the control: without a reader all of it is copied')

  const reader = new DatabaseSync(join(place.dataDir, 'shop.sqlite'))
  reader.exec('begin')
  reader.prepare('select count(*) from products').get()
  await write()
  await look()
  await look()
  assert.match(logged.join('\n'), /^checkpoint failed: a reader keeps \d+ of \d+ pages$/)
  reader.close()
  await look()
  assert.deepEqual(logged.slice(1), ['checkpoint succeeded'])
})

test('a failed write or sync is logged with the system’s error', async (t) => {
  const { logged, look, close } = watched({
    bytes: () => 2_000_000,
    checkpoint: () => Promise.reject(new Error('disk I/O error')),
  })
  t.after(close)
  await look()
  await look()
  assert.deepEqual(logged, ['checkpoint failed: disk I/O error'])
})

test('a small log is left alone', async (t) => {
  const { logged, look, close } = watched({
    bytes: () => 999_999,
    checkpoint: () => Promise.reject(new Error('nobody asked for it')),
  })
  t.after(close)
  await look()
  assert.deepEqual(logged, [])
})
