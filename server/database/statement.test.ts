import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import { sql } from 'kysely'
import { Client } from 'pg'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace } from '#test/database/databases.ts'
import { type DatabasePlace, openDatabase } from './open.ts'
import { statement } from './statement.ts'
import { unavailableReason } from './unavailable.ts'

const readProbes = statement<[], object>(() => 'select * from write_probes')

async function open(t: TestContext, place: DatabasePlace) {
  const database = await openDatabase(place, () => new Date('2026-10-20T06:30:00Z'))
  cleanup(t, database.close)
  return database
}

/** How many statements the connection has prepared after the read. */
const preparedBy = ({ transaction }: Awaited<ReturnType<typeof open>>) =>
  transaction(async (trx) => {
    await readProbes(trx)
    const { rows } = await sql`select 1 from pg_prepared_statements where statement like '%write_probes'`.execute(trx)
    return rows.length
  })

test('a connection prepares a statement, but not behind a pooler, where the next transaction may be in another session', async (t) => {
  const place = await emptyPlace('postgres', t)
  assert.equal(await preparedBy(await open(t, place)), 1)
  assert.equal(await preparedBy(await open(t, { ...place, databasePoolUrl: place.databaseUrl })), 0)
})

test('a statement whose columns another process has changed is prepared again by a new connection', async (t) => {
  const place = await emptyPlace('postgres', t)
  const { transaction } = await open(t, place)
  const other = new Client(place.databaseUrl)
  await other.connect()
  cleanup(t, () => other.end())
  const read = () => transaction((trx) => readProbes(trx))
  await read()
  await other.query('alter table write_probes add column later text')
  await assert.rejects(read(), (error) => unavailableReason(error) === 'database away')
  await other.query(`insert into write_probes values ('a probe', '', 'new')`)
  assert.deepEqual((await read()).rows, [{ id: 'a probe', filler: '', later: 'new' }])
})
