import assert from 'node:assert/strict'
import { checkPlace } from '#server/check-data/check-place.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { earlierRows, makeEarlierShop, makeTooOldShop } from '#test/database/earlier-database.ts'
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
      const { rows: now } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(
        database.db,
      )
      assert.equal(Number(now[0]?.rows), rows.length, table)
    }
    const { orders } = earlierRows
    assert.ok(orders)
    for (const { order_id: id, total_paise: total } of orders)
      assert.equal((await shop.orders.find(String(id)))?.totalPaise, total)
    assert.deepEqual(await checkPlace(place), { faults: { counts: {}, sentences: [] } })
  },
)

onEachDatabase('a shop older than 0.9.1 is refused with instructions', async (kind, t) => {
  const place = await emptyPlace(kind, t)
  await makeTooOldShop(place)
  await assert.rejects(
    openDatabase(place, () => NOON),
    /^DatabaseUnusable: .* cannot be used: the data are of version 31, from before version 0\.9\.1 of this program: start 0\.9\.1 once, which updates them, then this version\. Nothing was changed$/,
  )
  assert.equal(await schemaVersion(place), 31)
})
