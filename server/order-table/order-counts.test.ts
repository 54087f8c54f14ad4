import assert from 'node:assert/strict'
import test, { type TestContext } from 'node:test'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { type DatabaseKind, emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { type Database, openDatabase } from '#server/database/open.ts'
import { addUpChanges, type Counted, countedDay, countOrders } from './order-counts.ts'
import { toOrderRow } from './order-rows.ts'

const NOON = new Date('2026-11-20T06:30:00Z')
const DAYS = ['2026-11-18', '2026-11-19', '2026-11-20'] as const
const verified = ['Unverified', 'Verified'] as const
const completion = ['Pending', 'Complete'] as const

async function open(kind: DatabaseKind, t: TestContext): Promise<Database> {
  const database = await openDatabase(await emptyPlace(kind, t), () => NOON)
  cleanup(t, database.close)
  return database
}

const idOf = (number: number) => `ORD${String(number).padStart(17, '0')}`

function rowOf(number: number, state: { verified?: 'Verified'; completion?: 'Complete' } = {}) {
  const placedAt = `${DAYS[number % DAYS.length]}T23:59:59.${String(number % 1_000).padStart(3, '0')}Z`
  return toOrderRow({ ...testOrder({ orderId: idOf(number), placedAt }), ...state })
}

/** The number that the counters must show: orders counted one by one. */
async function countedOneByOne({ db }: Pick<Database, 'db'>, counted: Counted): Promise<number> {
  const rows = await db.selectFrom('orders').selectAll().execute()
  return rows.filter(
    (row) =>
      (!counted.verified || row.verified === counted.verified) &&
      (!counted.completion || row.completion === counted.completion) &&
      (!counted.newerThan || row.placed_at.slice(0, 10) > counted.newerThan) &&
      (!counted.olderThan || row.placed_at.slice(0, 10) < counted.olderThan),
  ).length
}

const acts = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('place' as const), of: fc.nat(11) }),
    fc.record({ act: fc.constant('verify' as const), of: fc.nat(11), to: fc.constantFrom(...verified) }),
    fc.record({ act: fc.constant('complete' as const), of: fc.nat(11), to: fc.constantFrom(...completion) }),
    fc.record({ act: fc.constant('remove' as const), of: fc.nat(11) }),
    fc.record({ act: fc.constant('add up' as const) }),
  ),
  { minLength: 5, maxLength: 40 },
)

const questions = fc.record({
  verified: fc.constantFrom('', ...verified),
  completion: fc.constantFrom('', ...completion),
  newerThan: fc.constantFrom('', ...DAYS),
  olderThan: fc.constantFrom('', ...DAYS),
})

onEachDatabase('the kept numbers are those of a count, whatever happened to the orders', async (kind, t) => {
  const database = await open(kind, t)
  const { db } = database
  await fc.assert(
    fc.asyncProperty(acts, fc.array(questions, { minLength: 4, maxLength: 4 }), async (done, asked) => {
      for (const each of done) {
        if (each.act === 'add up') {
          await addUpChanges(database)
          continue
        }
        const id = idOf(each.of)
        if (each.act === 'place') {
          const insert = db.insertInto('orders').values(rowOf(each.of))
          await insert.onConflict((oc) => oc.column('order_id').doNothing()).execute()
        } else if (each.act === 'remove') await db.deleteFrom('orders').where('order_id', '=', id).execute()
        else {
          const state = each.act === 'verify' ? { verified: each.to } : { completion: each.to }
          await db.updateTable('orders').set(state).where('order_id', '=', id).execute()
        }
      }
      for (const counted of asked) {
        assert.equal(await countOrders(database, counted), await countedOneByOne(database, counted))
      }
    }),
    { numRuns: 60 },
  )
})

onEachDatabase('changes are added up when they are many', async (kind, t) => {
  const database = await open(kind, t)
  const { db } = database
  const waiting = async () => (await sql`select 1 from order_count_changes`.execute(db)).rows.length
  const rows = Array.from({ length: 1_001 }, (_, number) => rowOf(number))
  await db.insertInto('orders').values(rows.slice(0, 1_000)).execute()
  assert.equal(await countOrders(database, {}), 1_000)
  assert.equal(await waiting(), 1_000)
  await db.insertInto('orders').values(rows.slice(1_000)).execute()
  assert.equal(await countOrders(database, {}), 1_001)
  assert.equal(await waiting(), 0)
})

/** Orders come in on four connections while two add up. Returns how many are missing in the end. */
async function lostInARush(t: TestContext, addUp: (database: Database) => Promise<void>): Promise<number> {
  const database = await open('postgres', t)
  const rush = new AbortController()
  const adding = [1, 2].map(async () => {
    while (!rush.signal.aborted) await addUp(database)
  })
  const placing = [0, 1, 2, 3].map(async (line) => {
    for (let at = 0; at < 100; at += 1)
      await database.db
        .insertInto('orders')
        .values(rowOf(line * 100 + at))
        .execute()
  })
  await Promise.all(placing).finally(() => rush.abort())
  await Promise.all(adding)
  return 400 - (await countOrders(database, {}))
}

test('no order is lost or counted twice when it comes in while changes are added up', async (t) => {
  assert.equal(await lostInARush(t, addUpChanges), 0)
})

function addUpInTwo({ transaction }: Database): Promise<void> {
  return transaction(async (trx) => {
    await sql`
      insert into order_counts select day, verified, completion, step, sum(orders) from order_count_changes group by 1, 2, 3, 4
      on conflict (day, verified, completion, step) do update set orders = order_counts.orders + excluded.orders`.execute(
      trx,
    )
    await sql`delete from order_count_changes`.execute(trx)
  })
}

test('adding up in two statements would lose some', async (t) => {
  assert.notEqual(await lostInARush(t, addUpInTwo), 0)
})

test('a counted day lasts from midnight to midnight in UTC', () => {
  assert.deepEqual(countedDay('2026-12-31T23:59:59.999Z'), {
    day: '2026-12-31',
    from: '2026-12-31T00:00:00.000Z',
    until: '2027-01-01T00:00:00.000Z',
  })
})
