// Who did something is recorded by the id: a new address shows in the past too, and somebody who was removed is shown as before.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { openAccounts } from '#server/sign-in/accounts.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { earlierRows, makeEarlierShop } from '#test/database/earlier-database.ts'
import { NOON, openTestShop } from '#test/shop/open-test-shop.ts'
import { openDatabase } from './open.ts'
import { recordedBy } from './recorded-by.ts'

const who = 'ravi@example.com'
const renamed = 'ravi.k@example.com'

/** A shop of 0.9.1, which recorded addresses, opened by this version. */
async function openUpdated(
  kind: Parameters<Parameters<typeof onEachDatabase>[1]>[0],
  t: Parameters<typeof cleanup>[0],
) {
  const place = await emptyPlace(kind, t)
  await makeEarlierShop(place)
  const database = await openDatabase(place, () => NOON)
  cleanup(t, database.close)
  return { place, database }
}

onEachDatabase(
  'a shop of 0.9.1 has ids in its rows afterwards, and the address of one who is gone',
  async (kind, t) => {
    const { database } = await openUpdated(kind, t)
    const ids = new Map(earlierRows.admins?.map(({ email, id }) => [email, id]))
    const seen = new Set<string>()
    for (const [table, column] of recordedBy) {
      const rows = earlierRows[table] ?? []
      const { rows: now } = await sql<{
        who: string | null
      }>`select ${sql.ref(column)} as who from ${sql.table(table)}`.execute(database.db)
      const expected = rows.map((row) => row[column] ?? null).map((each) => ids.get(each) ?? each)
      assert.deepEqual(now.map((row) => row.who).toSorted(), expected.toSorted(), `${table}.${column}`)
      for (const { who: each } of now) if (each !== null) seen.add(each)
    }
    assert.ok(seen.has('former@shop.test') && !seen.has(who) && [...ids.values()].includes([...seen][0] ?? ''))
  },
)

onEachDatabase('a new address shows in the past too, and after a removal it stays', async (kind, t) => {
  const { place, database } = await openUpdated(kind, t)
  const shop = await openTestShop(t, kind, { place })
  const admins = openAccounts(database, shop.system)
  const [edited] = (earlierRows.order_revisions ?? []).filter((row) => row.who === who)
  const [sale] = earlierRows.counter_sales ?? []
  assert.ok(edited && sale)
  const orderId = String(edited.order_id)
  const shown = async () => {
    const [payment] = (await shop.payments.ofOrder(orderId)).payments
    const [change] = (await shop.audit.page({ who: renamed })).entries
    return new Set([
      ...(await shop.orders.steps.read(orderId)).map((entry) => entry.who),
      (await shop.orders.revisions.list(orderId)).at(-1)?.who,
      payment?.noted.who,
      payment?.seen?.who,
      (await shop.dispatch.find(orderId))?.who,
      (await shop.counter.sale(String(sale.sale_id)))?.who,
      (await shop.stock.counts())[0]?.who,
      change?.who,
    ])
  }
  assert.equal(await admins.rename(who, renamed), 'renamed')
  assert.deepEqual(await shown(), new Set([renamed]))
  assert.equal(await admins.remove(renamed), 'removed')
  assert.deepEqual(await shown(), new Set([renamed]))
  assert.ok((await shop.audit.people()).includes(renamed))
})

onEachDatabase('every column that names a person is in the list', async (kind, t) => {
  const { db, close } = await openDatabase(await emptyPlace(kind, t), () => NOON)
  cleanup(t, close)
  const others = ['sign_in_failures.who', 'orders.superseded_by', 'removed_orders.replaced_by']
  const named = (await db.introspection.getTables()).flatMap(({ name, columns }) =>
    columns.filter((column) => /^who$|_by$/.test(column.name)).map((column) => `${name}.${column.name}`),
  )
  const known = recordedBy.map((each) => each.join('.'))
  assert.deepEqual(named.filter((each) => !others.includes(each)).toSorted(), known.toSorted())
})
