import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { cleanup } from '#test/cleanup.ts'
import { type DatabaseKind, databaseKinds, emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { openShop } from '../shop.ts'
import { copiedTables, copyShop, filledTables, tablesLeftOut } from './copy-shop.ts'
import { type Database, openDatabase, type Trx } from './open.ts'

const now = () => new Date('2026-10-28T06:30:00Z')

async function opened(t: TestContext, kind: DatabaseKind) {
  const place = await emptyPlace(kind, t)
  const database = await openDatabase(place, now)
  cleanup(t, database.close)
  return { place, database }
}

async function rowsOf({ db }: Database) {
  const rows: Record<string, unknown> = {}
  for (const table of copiedTables) {
    const found = await sql<object>`select * from ${sql.table(table)}`.execute(db)
    rows[table] = found.rows.map((row) => JSON.stringify(Object.entries(row).toSorted())).toSorted()
  }
  return rows
}

for (const from of databaseKinds) {
  for (const to of databaseKinds) {
    test(`a shop is copied whole from ${from} to ${to}, and sells there`, async (t) => {
      const source = await openTestShop(t, from)
      const { flowerPots } = await stockUp(source, goods)
      await source.videos.create({ title: 'விளக்கு "1"', videoUrl: '/media/video/upload/sky.mp4' })
      const key = newKey()
      const order = { customer: { ...lakshmi, name: "ல'க்ஷ்மி 🎆" }, items: [{ id: flowerPots.id, quantity: 8 }] }
      const placed = await source.orders.place(key, order)
      assert.ok('order' in placed)
      await source.products.changeStock(flowerPots.id, 20, { key: newKey() })
      const original = await openDatabase(source.config, now)
      cleanup(t, original.close)
      const copy = await opened(t, to)
      const counts = await copyShop(original, copy.database)
      assert.equal(counts.orders, 1)
      assert.deepEqual(await rowsOf(copy.database), await rowsOf(original))
      await copy.database.close()

      const shop = await openShop({ ...source.config, databaseUrl: undefined, ...copy.place })
      cleanup(t, shop.close)
      assert.equal(shop.firstAdmin, undefined, 'the admin came along')
      const repeated = await shop.orders.place(key, order)
      assert.equal('order' in repeated && repeated.order.orderId, placed.order.orderId)
      assert.equal((await shop.orders.place(newKey(), order)).outcome, 'placed')
    })
  }
}

test('PostgreSQL waits for the target, however long it takes to commit', async (t) => {
  const source = await opened(t, 'postgres')
  const target = await opened(t, 'sqlite')
  const impatient = {
    kind: source.database.kind,
    transaction: <Result>(work: (trx: Trx) => Promise<Result>) =>
      source.database.transaction(async (trx) => {
        await sql`set idle_in_transaction_session_timeout = '100ms'`.execute(trx)
        return await work(trx)
      }),
  }
  const slow = {
    ...target.database,
    transaction: <Result>(work: (trx: Trx) => Promise<Result>) =>
      target.database.transaction(async (trx) => {
        const result = await work(trx)
        await wait(400)
        return result
      }),
  }
  assert.equal((await copyShop(impatient, slow)).people, 0)
})

onEachDatabase('a database that is not empty is known, and a copy into it changes nothing', async (kind, t) => {
  const source = await opened(t, kind)
  assert.deepEqual(await filledTables(source.database), [])
  const target = await openTestShop(t, kind)
  await stockUp(target, goods)
  const database = await openDatabase(target.config, now)
  cleanup(t, database.close)
  assert.deepEqual(await filledTables(database), [
    'products',
    'stock_movements',
    'people',
    'push_keys',
    'settings_versions',
  ])
  const before = await rowsOf(database)
  await assert.rejects(copyShop(source.database, database), /0 rows of products/)
  assert.deepEqual(await rowsOf(database), before)
})

onEachDatabase('every table of the database is copied, or named as left out', async (kind, t) => {
  const { database } = await opened(t, kind)
  const names = (await database.db.introspection.getTables()).filter(({ isView }) => !isView).map(({ name }) => name)
  const known = [...copiedTables, ...tablesLeftOut]
  // FTS5 has tables for its index.
  assert.deepEqual(
    names.filter((name) => !known.includes(name) && !/^order_(search|goods)/.test(name)),
    [],
  )
})
