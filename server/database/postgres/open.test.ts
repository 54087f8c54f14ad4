import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import test, { suite, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { preparedPlace } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { until } from '#test/until.ts'
import { openDatabase } from '../open.ts'
import { durabilityWarning } from './engine.ts'
import type { Tables } from '../tables.ts'
import { unavailableReason } from '../unavailable.ts'

const now = () => new Date('2026-10-20T06:30:00Z')

async function connected(t: TestContext, url: string | undefined): Promise<Client> {
  const client = new Client(url)
  await client.connect()
  cleanup(t, () => client.end())
  return client
}

async function open(t: TestContext) {
  const place = await preparedPlace('postgres', t)
  const database = await openDatabase(place, now)
  cleanup(t, database.close)
  return { database, other: await connected(t, place.databaseUrl), place }
}

const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`

/** Until the returned function is called. */
async function lockRow(t: TestContext, shop: TestShop, id: string) {
  const holder = await connected(t, shop.config.databaseUrl)
  await holder.query('begin')
  await holder.query('update products set stock = stock where id = $1', [id])
  return () => holder.query('commit')
}

const buy = ({ orders }: TestShop, id: string, key = newKey()) =>
  orders.place(key, { customer: lakshmi, items: [{ id, quantity: 40 }] })

/** Locks a row and then stops, like a frozen machine. */
async function freezeHolding(t: TestContext, url: string, id: string) {
  const script = `
    import { openDatabase } from '${import.meta.dirname}/../open.ts'
    const { transaction } = await openDatabase({ dataDir: '', databaseUrl: '${url}' }, () => new Date())
    await transaction(async (trx) => {
      await trx.updateTable('products').set({ stock: 7 }).where('id', '=', '${id}').execute()
      process.stdout.write('held')
      await new Promise(() => setInterval(() => {}, 1_000))
    })`
  const frozen = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  cleanup(t, () => frozen.kill('SIGKILL'))
  await once(frozen.stdout, 'data')
  frozen.kill('SIGSTOP')
}

test('orders for one locked row get an answer in time, and those for other goods do not wait for them', async (t) => {
  const shop = await openTestShop(t, 'postgres')
  const plenty = { ...goods.lakshmiCrackers, stock: 50_000 }
  const { locked, free } = await stockUp(shop, { locked: plenty, free: plenty })
  const release = await lockRow(t, shop, locked.id)
  const key = newKey()
  const waiting = Promise.allSettled([
    buy(shop, locked.id, key),
    ...Array.from({ length: 15 }, () => buy(shop, locked.id)),
  ])
  let isLockedAnswered = false
  void waiting.then(() => (isLockedAnswered = true))
  const others = await Promise.all(Array.from({ length: 40 }, () => buy(shop, free.id)))
  assert.ok(others.every(({ outcome }) => outcome === 'placed'))
  assert.ok(!isLockedAnswered, 'the others waited for those who meet the lock')
  assert.equal((await shop.products.all()).length, 2, 'pages are read meanwhile')
  for (const one of await waiting) {
    assert.equal(one.status, 'rejected')
    assert.equal(unavailableReason('reason' in one && one.reason), 'database busy')
  }
  await release()
  assert.equal((await buy(shop, locked.id, key)).outcome, 'placed')
})

// Each has its own database, and most of them wait for the server.
suite('beside each other', { concurrency: true }, () => {
  test('connections that the server ends in the middle of a transaction fail it, and the next one works', async (t) => {
    const { database, other } = await open(t)
    const inside = Array.from({ length: 4 }, () =>
      database.transaction(async (trx) => {
        await trx
          .insertInto('order_keys')
          .values({ idempotency_key: newKey(), fingerprint: '', order_id: '' })
          .execute()
        await sql`select pg_sleep(5)`.execute(trx)
      }),
    )
    const ended = Promise.allSettled(inside)
    await until(async () => {
      const { rows } = await other.query(`select 1 from pg_stat_activity where query = 'select pg_sleep(5)'`)
      return rows.length === 4
    })
    await other.query(END_OTHERS)
    for (const one of await ended) {
      assert.equal(one.status, 'rejected')
      assert.equal(unavailableReason('reason' in one && one.reason), 'database away')
    }
    assert.deepEqual(await database.db.selectFrom('order_keys').selectAll().execute(), [])
  })

  test('a connection that the server ends between two statements of a transaction ends no process', async (t) => {
    const { database, other } = await open(t)
    await assert.rejects(
      database.transaction(async (trx) => {
        await sql`select 1`.execute(trx)
        await other.query(END_OTHERS)
        await until(async () => {
          const { rows } = await other.query(
            'select count(*) as all from pg_stat_activity where datname = current_database()',
          )
          return rows[0].all === '1'
        })
        await sql`select 1`.execute(trx)
      }),
      (error) => unavailableReason(error) === 'database away',
    )
    await sql`select 1`.execute(database.db)
  })

  test('an unreachable server is distinguished from a wrong statement', async (t) => {
    const { database } = await open(t)
    const wrong = await sql`select nonsense`.execute(database.db).catch((error: unknown) => error)
    assert.equal(unavailableReason(wrong), undefined)
    const { postgresDialect } = await import('./open.ts')
    const { Kysely } = await import('kysely')
    const away = new Kysely({ dialect: postgresDialect('postgres://shop@127.0.0.1:1/shop') })
    const refused = await sql`select 1`.execute(away).catch((error: unknown) => error)
    assert.equal(unavailableReason(refused), 'database away')
  })

  test('a frozen process loses its locks, and the order that waited for them is placed', async (t) => {
    const shop = await openTestShop(t, 'postgres')
    const { pots } = await stockUp(shop, { pots: { ...goods.lakshmiCrackers, stock: 90 } })
    await freezeHolding(t, shop.config.databaseUrl ?? '', pots.id)
    assert.equal((await buy(shop, pots.id)).outcome, 'placed')
    assert.equal((await shop.products.find(pots.id))?.stock, 50, 'what the frozen process wrote is undone')
  })

  test('a plain write that meets a lock is tried again until it gets through', async (t) => {
    const shop = await openTestShop(t, 'postgres')
    const { pots } = await stockUp(shop, { pots: goods.lakshmiCrackers })
    const release = await lockRow(t, shop, pots.id)
    const other = await connected(t, shop.config.databaseUrl)
    const attempts = new Set<string>()
    const removed = shop.products.remove(pots.id)
    await until(async () => {
      const { rows } = await other.query(`select query_start::text as at from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
      for (const { at } of rows) attempts.add(at)
      return attempts.size > 1
    })
    await release()
    assert.equal(await removed, true)
  })

  test('a silent server counts as away after a while, and waiting queries do not delay the next', async (t) => {
    const proxy = await openDatabaseProxy(t)
    const { postgresDialect, LIMITS } = await import('./open.ts')
    const { Kysely } = await import('kysely')
    const limits = { ...LIMITS, connectMs: 2_000, answerMs: 1_000, closeMs: 1_000 }
    const db = new Kysely<Tables>({ dialect: postgresDialect(proxy.place.databaseUrl ?? '', limits) })
    cleanup(t, () => db.destroy())
    await sql`select 1`.execute(db)
    proxy.silence()
    const inTransaction = db.transaction().execute((trx) => sql`select 1`.execute(trx))
    const asked = [sql`select 1`.execute(db), inTransaction]
    await Promise.all(asked.map((one) => assert.rejects(one, (error) => unavailableReason(error) === 'database away')))
    await proxy.giveBack()
    await sql`select 1`.execute(db)
  })

  test('closing has a limit, whatever still waits for an answer', async (t) => {
    const place = await preparedPlace('postgres', t)
    const { postgresDialect, LIMITS } = await import('./open.ts')
    const { Kysely } = await import('kysely')
    const db = new Kysely({ dialect: postgresDialect(place.databaseUrl ?? '', { ...LIMITS, closeMs: 50 }) })
    const asleep = assert.rejects(sql`select pg_sleep(8)`.execute(db))
    const other = await connected(t, place.databaseUrl)
    await until(
      async () =>
        (await other.query(`select 1 from pg_stat_activity where query = 'select pg_sleep(8)'`)).rows.length > 0,
    )
    const started = performance.now()
    await db.destroy()
    await asleep
    assert.ok(performance.now() - started < 5_000)
  })

  test('a process has at most the connections that it was given', async (t) => {
    const place = { ...(await preparedPlace('postgres', t)), databaseConnections: 5 }
    const database = await openDatabase(place, now)
    cleanup(t, database.close)
    const other = await connected(t, place.databaseUrl)
    const work = { isDone: false }
    const asked = Promise.all(Array.from({ length: 30 }, () => sql`select pg_sleep(0.05)`.execute(database.db)))
    const answered = asked.then(() => (work.isDone = true))
    let most = 0
    while (!work.isDone) {
      const { rows } = await other.query(
        'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      most = Math.max(most, rows.length)
    }
    await answered
    assert.equal(most, 5)
  })

  test('a commit is flushed before it is acknowledged, even where the database is set otherwise', async (t) => {
    const place = await preparedPlace('postgres', t)
    const other = await connected(t, place.databaseUrl)
    for (const [set, used] of [
      ['off', 'on'],
      ['remote_apply', 'remote_apply'],
    ] as const) {
      const { rows } = await other.query('select current_database() as name')
      await other.query(`alter database ${rows[0].name} set synchronous_commit = ${set}`)
      const database = await openDatabase(place, now)
      const shown = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(database.db)
      await database.close()
      assert.equal(shown.rows[0]?.synchronous_commit, used)
    }
  })

  test('the start warns of a server that may lose acknowledged orders', async (t) => {
    assert.equal(durabilityWarning([]), undefined)
    assert.match(durabilityWarning(['fsync', 'full_page_writes']) ?? '', /fsync and full_page_writes off/)
    const { database, other } = await open(t)
    const { rows } = await other.query('show fsync')
    assert.equal(database.warning !== undefined, rows[0].fsync === 'off')
  })
})
