import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test, { type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { insideTransaction, sqliteDialect } from './open.ts'

type Goods = { goods: { id: number; crackers: number } }

async function openGoods(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'goods-'))
  const file = join(folder, 'goods.sqlite')
  const db = new Kysely<Goods>({ dialect: sqliteDialect(file) })
  t.after(async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  })
  await sql`create table goods (id integer primary key, crackers integer not null check (crackers >= 0))`.execute(db)
  await db.insertInto('goods').values({ id: 1, crackers: 10 }).execute()
  return { db, file }
}

const crackers = (db: Kysely<Goods>) => db.selectFrom('goods').select('crackers').executeTakeFirstOrThrow()

test('a transaction that reads and then writes waits for its turn instead of failing busy', async (t) => {
  const { db } = await openGoods(t)
  await Promise.all(
    Array.from({ length: 10 }, () =>
      db.transaction().execute(async (trx) => {
        const { crackers: seen } = await crackers(trx)
        await trx
          .updateTable('goods')
          .set({ crackers: seen - 1 })
          .execute()
      }),
    ),
  )
  assert.equal((await crackers(db)).crackers, 0)
})

test('a read beside an open transaction answers at once with the committed data', async (t) => {
  const { db } = await openGoods(t)
  await insideTransaction(() =>
    db.transaction().execute(async (trx) => {
      await trx.updateTable('goods').set({ crackers: 3 }).execute()
      assert.equal((await crackers(db)).crackers, 10)
      assert.equal((await crackers(trx)).crackers, 3)
    }),
  )
  assert.equal((await crackers(db)).crackers, 3)
})

test('a write past trx inside a transaction throws instead of hanging the shop', async (t) => {
  const { db } = await openGoods(t)
  const work = insideTransaction(() =>
    db.transaction().execute(() => db.updateTable('goods').set({ crackers: 3 }).execute()),
  )
  await assert.rejects(work, /must go through trx/)
  assert.equal((await crackers(db)).crackers, 10)
})

test('a failed transaction leaves nothing behind and lets the next one in', async (t) => {
  const { db } = await openGoods(t)
  const failing = db.transaction().execute(async (trx) => {
    await trx.updateTable('goods').set({ crackers: 3 }).execute()
    await trx.updateTable('goods').set({ crackers: -1 }).execute()
  })
  await assert.rejects(failing, /CHECK constraint failed/)
  assert.equal((await crackers(db)).crackers, 10)
  await db.updateTable('goods').set({ crackers: 9 }).execute()
  assert.equal((await crackers(db)).crackers, 9)
})

test('the original error is reported when SQLite has rolled back by itself', async (t) => {
  const { db } = await openGoods(t)
  const failing = db.transaction().execute(async (trx) => {
    await sql`insert or rollback into goods (id, crackers) values (2, -1)`.execute(trx)
  })
  await assert.rejects(failing, /CHECK constraint failed/)
})

test('while another program has the lock, writes wait for it and the event loop runs on', async (t) => {
  const { db, file } = await openGoods(t)
  const other = new DatabaseSync(file)
  t.after(() => other.close())
  other.exec('begin immediate')
  const add = { crackers: sql<number>`crackers + 1` }
  const writing = Promise.allSettled([
    db.updateTable('goods').set(add).execute(),
    db.transaction().execute((trx) => trx.updateTable('goods').set(add).execute()),
    db.updateTable('goods').set(add).returning('crackers').execute(),
  ])
  const state = { isDone: false, turns: 0 }
  void writing.then(() => (state.isDone = true))
  // Longer than SQLite's own wait would block the thread.
  const started = performance.now()
  while (!state.isDone && performance.now() - started < 1_500) {
    await wait(10)
    state.turns += 1
  }
  assert.equal((await crackers(db)).crackers, 10, 'who reads need not wait')
  other.exec('rollback')
  assert.deepEqual(
    (await writing).map(({ status }) => status),
    ['fulfilled', 'fulfilled', 'fulfilled'],
  )
  assert.equal((await crackers(db)).crackers, 13)
  assert.ok(state.turns > 15, `${state.turns} turns of the event loop`)
})

test('changes are counted and returned rows come back', async (t) => {
  const { db } = await openGoods(t)
  const changed = await db.updateTable('goods').set({ crackers: 5 }).where('id', '=', 99).executeTakeFirst()
  assert.equal(changed.numUpdatedRows, 0n)
  const rows = await db.updateTable('goods').set({ crackers: 5 }).returning('crackers').execute()
  assert.deepEqual(
    rows.map((row) => row.crackers),
    [5],
  )
})
