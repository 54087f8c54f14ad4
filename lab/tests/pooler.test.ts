// PgBouncer in transaction mode between the shop and PostgreSQL.
import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { Kysely, sql } from 'kysely'
import { Client } from 'pg'
import { openDatabase } from '#server/database/open.ts'
import { postgresDialect } from '#server/database/postgres/open.ts'
import type { Tables } from '#server/database/tables.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, preparedPlace } from '#test/database/databases.ts'
import { openSeveralProcesses } from '../processes/several-processes.ts'
import { measureHearing } from '../processes/hearing.ts'
import { killEach, restartUnderLoad } from '../processes/storms.ts'
import { openTransactionPooler, withoutPooler } from './transaction-pooler.ts'

const TIMES = 5

/** The lock timeouts of transactions, each in a session that another client has reset. */
async function limitsSeen(t: TestContext, isPooled: boolean) {
  const { databaseUrl = '' } = await emptyPlace('postgres', t)
  const pooled = await openTransactionPooler(t, databaseUrl)
  const db = new Kysely<Tables>({ dialect: postgresDialect(pooled, undefined, { isPooled }) })
  cleanup(t, () => db.destroy())
  const other = new Client(pooled)
  await other.connect()
  cleanup(t, () => other.end())
  const seen = new Set<string>()
  for (let time = 0; time < TIMES; time += 1) {
    await other.query('discard all')
    await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(trx)
      seen.add(rows[0]?.lock_timeout ?? '')
    })
  }
  return [...seen]
}

test(
  'behind a pooler each transaction has its limits; control: settings of a session are lost',
  { skip: withoutPooler },
  async (t) => {
    assert.deepEqual(await limitsSeen(t, true), ['500ms'])
    assert.notDeepEqual(await limitsSeen(t, false), ['500ms'])
  },
)

test(
  'behind a pooler a write alone that meets a lock is tried again until it gets through',
  { skip: withoutPooler },
  async (t) => {
    const place = await preparedPlace('postgres', t)
    await (await openDatabase(place, () => new Date())).close()
    const { databaseUrl = '' } = place
    const db = new Kysely<Tables>({
      dialect: postgresDialect(await openTransactionPooler(t, databaseUrl), undefined, { isPooled: true }),
    })
    cleanup(t, () => db.destroy())
    const write = () =>
      db
        .insertInto('write_probes')
        .values({ id: 'one', filler: '' })
        .onConflict((on) => on.doNothing())
        .execute()
    const holder = new Client(databaseUrl)
    await holder.connect()
    cleanup(t, () => holder.end())
    await holder.query(`begin; insert into write_probes (id, filler) values ('one', '')`)
    const written = write()
    await new Promise((later) => setTimeout(later, 1_500))
    await holder.query('rollback')
    await written
    assert.equal((await db.selectFrom('write_probes').selectAll().execute()).length, 1)
  },
)

test(
  'a shop of two processes behind a pooler: live events, kills and restarts under load',
  { skip: withoutPooler },
  async (t) => {
    const place = await preparedPlace('postgres', t)
    const env = { DATABASE_POOL_URL: await openTransactionPooler(t, place.databaseUrl ?? '') }
    const several = await openSeveralProcesses(t, place, { processes: 2, seed: '1', env })
    await measureHearing(t, several, 3)
    assert.deepEqual((await killEach(several, { customers: 4, kills: 2, apartMs: 300 })).faults, [])
    const { failed, faults, orders } = await restartUnderLoad(several, { customers: 4, restart: several.restart })
    assert.deepEqual([failed, faults], [[], []])
    assert.ok(orders > 0)
  },
)
