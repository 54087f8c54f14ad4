import assert from 'node:assert/strict'
import { join } from 'node:path'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore/restore.ts'
import { checkPlace } from '#server/check-data/check-place.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import {
  earlierRows,
  makeEarlierShop,
  makeTooOldShop,
  openEarlierDatabase,
  tableNow,
} from '#test/database/earlier-database.ts'
import { NOON, openTestShop } from '#test/shop/open-test-shop.ts'
import { sql } from 'kysely'
import { openDatabase } from './open.ts'
import { schemaVersion } from './schema-version.ts'

onEachDatabase(
  'a shop of 0.9.1 opens with each of its rows, and no check of the data finds a fault',
  async (kind, t) => {
    const place = await emptyPlace(kind, t)
    await makeEarlierShop(place)
    const shop = await openTestShop(t, kind, { place })
    const database = await openDatabase(place, () => NOON)
    cleanup(t, database.close)
    for (const [table, rows] of Object.entries(earlierRows)) {
      const { rows: now } = await sql<{
        rows: number
      }>`select count(*) as rows from ${sql.table(tableNow(table))}`.execute(database.db)
      assert.equal(Number(now[0]?.rows), rows.length, table)
    }
    const { orders } = earlierRows
    assert.ok(orders)
    for (const { order_id: id, total_paise: total } of orders)
      assert.equal((await shop.orders.find(String(id)))?.totalPaise, total)
    assert.deepEqual(await checkPlace(place), { faults: { counts: {}, sentences: [] } })
  },
)

onEachDatabase(
  'a shop before its tables were renamed is restored, and a deleted order of it comes back',
  async (kind, t) => {
    const place = await emptyPlace(kind, t)
    await makeEarlierShop(place)
    const earlier = await openEarlierDatabase(place, 42)
    const orderId = String(earlierRows.order_history?.[0]?.order_id)
    const order = earlierRows.orders?.find((row) => row.order_id === orderId)
    const rows = (table: string) => (earlierRows[table] ?? []).filter((row) => row.order_id === orderId)
    const note = 'call "entry_key": after six'
    const copy = {
      order,
      lines: rows('order_items'),
      history: [
        ...rows('order_history').slice(0, 1),
        { ...rows('order_history')[0], number: 99, entry_key: 'k', note },
      ],
      revisions: [],
      presses: rows('packing_presses'),
      dispatches: [],
    }
    await sql`delete from orders where order_id = ${orderId}`.execute(earlier)
    await sql`insert into removed_orders (order_id, placed_at, removed_at, kept_paise, contents)
    values (${orderId}, ${order?.placed_at}, ${NOON.toISOString()}, 0, ${JSON.stringify({ copy, notes: [], keys: [], earlier: [], isNamedByLater: false, returned: [] })})`.execute(
      earlier,
    )
    await earlier.destroy()

    const file = join(place.dataDir, 'one.tar')
    const { manifest } = await makeBackup({ place, file, now: () => NOON })
    assert.deepEqual([manifest.schema, manifest.rows.admins], [42, earlierRows.admins?.length])
    const other = await emptyPlace(kind, t)
    await restoreBackup({ from: file, place: other, now: () => NOON })
    const shop = await openTestShop(t, kind, { place: other })
    const restored = await shop.orders.restore(orderId)
    assert.equal(restored.outcome, 'done')
    assert.equal((await shop.orders.steps.read(orderId)).find((entry) => entry.number === 99)?.note, note)
    assert.equal((await shop.people.all()).length, earlierRows.admins?.length)
  },
)

onEachDatabase('an order that was sent without a call makes its stored day stale', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await makeEarlierShop(place)
  const earlier = await openEarlierDatabase(place, 49)
  await earlier.updateTable('orders').set({ verified: 'Unverified' }).where('step', '=', 'dispatched').execute()
  await earlier.deleteFrom('report_changes').execute()
  await earlier.destroy()
  const { db, close } = await openDatabase(place, () => NOON)
  cleanup(t, close)
  const stale = await db.selectFrom('report_changes').select('day').execute()
  assert.deepEqual(
    stale.map(({ day }) => day),
    ['2026-10-28'],
  )
})

onEachDatabase('no table, column, index or rule keeps a former name', async (kind, t) => {
  const { db, close } = await openDatabase(await emptyPlace(kind, t), () => NOON)
  cleanup(t, close)
  const { rows } = await sql<{ name: string }>`${sql.raw(
    kind === 'postgres'
      ? `select relname as name from pg_class where relnamespace = to_regnamespace(current_schema())
          union select conname from pg_constraint where connamespace = to_regnamespace(current_schema())
          union select attname from pg_attribute join pg_class on pg_class.oid = attrelid
          where relkind = 'r' and relnamespace = to_regnamespace(current_schema())`
      : `select name from sqlite_schema union select sql from sqlite_schema`,
  )}`.execute(db)
  const former =
    /\b\w*(?:admin|batch|sheet_choice|order_history|push_device|entry_key|save_key|sale_key|press_key|close_key|return_key)\w*/g
  assert.deepEqual(
    rows.flatMap(({ name }) => (name ?? '').match(former) ?? []),
    [],
  )
  assert.ok(rows.some(({ name }) => name === 'order_steps_by_key'))
})

onEachDatabase('a shop older than 0.9.1 is refused with instructions', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await makeTooOldShop(place)
  await assert.rejects(
    openDatabase(place, () => NOON),
    /^DatabaseUnusable: .* cannot be used: the data are of version 31, from before version 0\.9\.1 of this program: start 0\.9\.1 once, which updates them, then this version\. Nothing was changed$/,
  )
  assert.equal(await schemaVersion(place), 31)
})
