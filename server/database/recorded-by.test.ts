// Who did something is recorded by the id: a new address shows in the past too, and somebody who was removed is shown as before.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { openAccounts } from '#server/sign-in/accounts.ts'
import { cleanup } from '#test/cleanup.ts'
import { emptyPlace, onEachDatabase } from '#test/database/databases.ts'
import { earlierRows, makeEarlierShop, tableNow } from '#test/database/earlier-database.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { newKey, NOON, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { type Database, openDatabase } from './open.ts'

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

/** Each column that names a person. */
async function namedIn({ db }: Database): Promise<[table: string, column: string][]> {
  const others = ['sign_in_failures.who', 'orders.superseded_by', 'removed_orders.replaced_by']
  return (await db.introspection.getTables()).flatMap(({ name, columns }) =>
    columns
      .filter((column) => /^who$|_by$/.test(column.name) && !others.includes(`${name}.${column.name}`))
      .map((column): [string, string] => [name, column.name]),
  )
}

onEachDatabase(
  'a shop of 0.9.1 has ids in its rows afterwards, and the address of one who was removed before',
  async (kind, t) => {
    const { database } = await openUpdated(kind, t)
    const ids = new Map(earlierRows.admins?.map(({ email, id }) => [email, id]))
    const earlier = new Map(Object.entries(earlierRows).map(([table, rows]) => [tableNow(table), rows]))
    const seen = new Set<string>()
    const columns = await namedIn(database)
    assert.equal(columns.length, 25)
    for (const [table, column] of columns) {
      const rows = earlier.get(table) ?? []
      const { rows: now } = await sql<{
        who: string | null
      }>`select ${sql.ref(column)} as who from ${sql.table(table)}`.execute(database.db)
      const expected = rows.map((row) => row[column] ?? null).map((each) => ids.get(each) ?? each)
      assert.deepEqual(now.map((row) => row.who).toSorted(), expected.toSorted(), `${table}.${column}`)
      for (const { who: each } of now) if (each !== null) seen.add(each)
    }
    assert.ok(seen.has('former@shop.test') && !seen.has(who) && [...ids.values()].some((id) => seen.has(String(id))))
  },
)

onEachDatabase('a new address shows in the past too, and after a removal it stays', async (kind, t) => {
  const { place, database } = await openUpdated(kind, t)
  const shop = await openTestShop(t, kind, { place })
  const accounts = openAccounts(database, shop.system)
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
  assert.equal(await accounts.rename(who, renamed), 'renamed')
  assert.deepEqual(await shown(), new Set([renamed]))
  assert.equal(await accounts.remove(renamed), 'removed')
  assert.deepEqual(await shown(), new Set([renamed]))
  assert.ok((await shop.audit.people()).includes(renamed))
})

onEachDatabase('somebody who is removed during an act is shown by the address afterwards', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots } = await stockUp(shop, goods)
  const placed = await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  assert.ok('order' in placed)
  const { orderId } = placed.order
  const database = await openDatabase(shop.config, shop.system.now)
  cleanup(t, database.close)
  const accounts = openAccounts(database, shop.system)
  const email = 'selvi@shop.test'
  await accounts.make(email, 'a long password of hers', 'staff')
  const id = (await accounts.find(email))?.id ?? ''
  const shown = async () => (await shop.orders.steps.read(orderId)).map((entry) => entry.who).filter(Boolean)

  await shop.orders.steps.take(orderId, 'confirmed', { who: id })
  // The request was let in as this person, and commits after the removal.
  assert.equal(await accounts.remove(email), 'removed')
  await shop.orders.steps.addNote(orderId, 'call after six', { who: id })
  assert.deepEqual(await shown(), [email, email])

  // The rows of a deleted order come back with the id.
  await shop.orders.remove(orderId, { who: id })
  assert.equal((await shop.orders.restore(orderId)).outcome, 'done')
  assert.deepEqual((await shown()).slice(0, 2), [email, email])

  assert.equal(await accounts.find(email), undefined)
  const draft = { name: 'Selvi', email, role: 'staff' } as const
  assert.deepEqual(await shop.people.add(id, draft, 'a late retry of hers'), { outcome: 'gone' })
  assert.equal(await accounts.make(email, 'the next person', 'packer'), true, 'the address is free')
  await shop.orders.steps.addNote(orderId, 'the next', { who: (await accounts.find(email))?.id })
  assert.deepEqual(new Set(await shown()), new Set([email]))
})
