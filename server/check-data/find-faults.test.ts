import assert from 'node:assert/strict'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test, { type TestContext } from 'node:test'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { onEachDatabase, preparedPlace, type DatabaseKind } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { openTestShop } from '#test/shop/open-test-shop.ts'
import { droppingRules } from '#test/controls/drop-rules.ts'
import { busyShop, SURE_SALE } from '#lab/races/random/busy-shop.ts'
import { type FaultKind, faultKinds } from './check.ts'
import { checkPlace } from './check-place.ts'
import { checks, type Faults, findFaults } from './find-faults.ts'

const dropping = droppingRules.join('; ')

/** Without a kind all checks run. */
type Put = (statements: string, kind?: FaultKind) => Promise<Faults>

const checksOf = (kind?: FaultKind) => checks.filter((check) => kind === undefined || check.kind === kind)

/** Without foreign keys and constraints: each fault is inserted, found and taken out again. */
async function openPutting({ dataDir, databaseUrl }: DatabasePlace): Promise<{ put: Put; end(): Promise<void> }> {
  if (databaseUrl) {
    const client = new Client(databaseUrl)
    await client.connect()
    await client.query(`set session_replication_role = replica; begin; ${dropping}; savepoint sound`)
    return {
      async put(statements, kind) {
        await client.query(statements)
        const faults = await findFaults('postgres', async (sql) => (await client.query(sql)).rows, checksOf(kind))
        await client.query('rollback to sound')
        return faults
      },
      end: () => client.end(),
    }
  }
  const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), { enableForeignKeyConstraints: false })
  database.exec('begin')
  // Triggers would correct some faults, or mark them.
  const triggers = database.prepare(`select name from sqlite_schema where type = 'trigger'`).all()
  for (const { name } of triggers) database.exec(`drop trigger ${String(name)}`)
  database.exec(`${dropping}; savepoint sound`)
  return {
    async put(statements, kind) {
      database.exec(statements)
      const faults = await findFaults('sqlite', async (sql) => database.prepare(sql).all(), checksOf(kind))
      database.exec('rollback to sound')
      return faults
    },
    end: async () => database.close(),
  }
}

const ORDER = `(select max(order_id) from orders where erased is null and superseded_by is null)`
const UNEDITED = `(select max(order_id) from orders where revision is null and erased is null)`
const DELIVERED = `(select max(order_id) from orders where step = 'delivered' and erased is null)`
const REVISED = `(select max(order_id) from order_revisions where number = 1)`
/** Its products still exist. */
const SALE = `'${SURE_SALE}'`
const PRODUCT = `(select max(product_id) from counter_lines where sale_id = ${SALE})`

const faultsPut: [sql: string, kind: FaultKind, says: RegExp][] = [
  [
    `update products set stock = stock + 1 where id = ${PRODUCT}`,
    'stock',
    /has a stock of \d+\. Its movements and orders add up to \d+/,
  ],
  [`update products set stock = -5 where id = ${PRODUCT}`, 'stock', /has a stock of -5\. It should never be below 0/],
  [
    `insert into stock_movements select ${PRODUCT}, '2026-11-20T00:00:00.000Z', 'put', 'return', 3, order_id, null
      from orders where stock_recorded = 1 and order_id = (select max(order_id) from orders where stock_recorded = 1)`,
    'stock',
    /Order ORD\d+ took -?\d+ of product PRD\d+\. It should take \d+/,
  ],
  [
    `insert into stock_movements values (${PRODUCT}, '2026-11-20T00:00:00.000Z', 'put', 'return', 3, 'ORD1', null)`,
    'stock',
    /The deleted order ORD1 put 3 more of product PRD\d+ into the stock than/,
  ],
  [`delete from stock_counts`, 'stock', /belongs to the count .*, which does not exist/],
  [`update order_items set quantity = quantity + 1 where order_id = ${ORDER}`, 'orders', /add up to \d+ for ₹/],
  [`update orders set total_paise = total_paise + 100 where order_id = ${ORDER}`, 'orders', /says \d+ pieces for ₹/],
  [`update orders set packing_paise = 1 where order_id = ${ORDER}`, 'orders', /charges add up/],
  [`delete from order_items where order_id = ${ORDER}`, 'orders', /Order ORD\d+ has no items/],
  [`update order_items set quantity = -1 where order_id = ${ORDER} and line = 0`, 'orders', /that is impossible/],
  [
    `update order_items set quantity = 1000000, price_paise = 100000000 where order_id = ${ORDER} and line = 0`,
    'orders',
    /has items for more than ₹/,
  ],
  [`delete from order_revisions where order_id = ${REVISED} and number = 0`, 'revisions', /and the newest is/],
  [
    `update order_revisions set contents = replace(contents, '"totalPaise":', '"totalPaise":1') where order_id = ${REVISED}`,
    'revisions',
    /Its newest revision says/,
  ],
  [
    `update orders set received_paise = coalesce(received_paise, 0) + 1 where order_id = ${ORDER}`,
    'payments',
    /was received\. Its payments add up/,
  ],
  [`update payments set taken_back = 'mistake' where taken_back is null`, 'payments', /Its payments add up to ₹0/],
  [`update payments set order_id = 'ORD1'`, 'payments', /is for order ORD1, which does not exist/],
  [
    `drop index payments_by_utr; update payments set utr = '432156712345', taken_back = null`,
    'payments',
    /The UTR 432156712345 is in \d+ payments/,
  ],
  [
    `update orders set step = 'packed' where order_id = ${DELIVERED}`,
    'steps',
    /is packed, \w+ and Complete\. Its history makes it delivered/,
  ],
  [
    `update orders set verified = 'Verified', completion = 'Complete'`,
    'steps',
    /Verified and Complete\. Its history makes it/,
  ],
  [`delete from order_steps where order_id = ${DELIVERED}`, 'steps', /Its history makes it placed/],
  [`update report_days set total_paise = total_paise + 1`, 'reports', /The report of [\d-]+ says \d+ \w+ orders for/],
  [`update report_places set orders = orders + 1`, 'reports', /has a place whose/],
  [`update report_goods set pieces = pieces + 1`, 'reports', /has other numbers of product \S+ than the items/],
  [`update report_counter_days set sales = sales + 1`, 'reports', /says \d+ counter sales/],
  [`update report_counter_goods set pieces = pieces + 1`, 'reports', /at the counter than its sales/],
  [`delete from order_keys where order_id = ${ORDER}`, 'keys', /has no key/],
  [`insert into order_keys values ('put', '', '')`, 'keys', /key put was used/],
  [
    `delete from orders where order_id = ${ORDER}`,
    'references',
    /An item of an order belongs to ORD\d+, which does not exist/,
  ],
  [`delete from counter_sales where sale_id = ${SALE}`, 'references', /An item of a counter sale belongs to CTR\d+/],
  [`delete from people`, 'people', /A session belongs to/],
  [`update people set role = 'packer'`, 'people', /is an owner who can sign in/],
  [
    `update products set category = 'No such kind' where id = ${PRODUCT}`,
    'products',
    /“No such kind”, which does not exist/,
  ],
  [`update products set discount = 99 where id = ${PRODUCT}`, 'products', /discount of 99 %/],
  [
    `update counter_sales set total_paise = total_paise + 1 where sale_id = ${SALE}`,
    'counter',
    /Counter sale CTR\d+ says/,
  ],
  [`update counter_returns set refund_paise = refund_paise + 1`, 'counter', /was refunded\. For the pieces/],
  [`update counter_return_lines set pieces = 900`, 'counter', /900 of product \S+ came back, and \d+ were sold/],
  [`delete from counter_return_lines`, 'counter', /has no products/],
  [`update counter_shortfalls set pieces = 900`, 'counter', /lacked 900 of product/],
  [
    `update counter_lines set quantity = quantity + 1 where sale_id = ${SALE}`,
    'counter',
    /took \d+ of product PRD\d+\. Its items, returns/,
  ],
  [
    `update counter_sales set day = '2020-01-01' where sale_id = ${SALE}`,
    'counter',
    /is in the counter’s day 2020-01-01/,
  ],
  [
    `update counter_days set closed_at = '2026-11-20T00:00:00.000Z', closed_by = 'x', counted_paise = 1, expected_paise = 7
      where day not in (select day from counter_sales where received_at <> sold_at)`,
    'counter',
    /was closed with ₹0\.07 cash expected/,
  ],
  [`update packing_presses set there = quantity + 1`, 'packing', /or the number is impossible/],
  [
    `insert into packing_presses select order_id, 'no-product', 'k', 'ticked', 1, 1, '', 'x' from orders where order_id = ${UNEDITED}`,
    'packing',
    /no-product/,
  ],
  [
    `delete from order_steps where kind = 'step' and step = 'dispatched'`,
    'dispatch',
    /never says that it was dispatched/,
  ],
  [
    `update dispatches set lr_folded = 'same', office_id = 'one'; update orders set mobile = order_id, step = 'dispatched'`,
    'dispatch',
    /of two customers left with the same LR/,
  ],
  [
    `update orders set superseded_by = 'ORD1' where order_id = ${ORDER}`,
    'replacements',
    /is replaced by ORD1, which does not exist/,
  ],
  [
    `update orders set superseded_by = order_id where order_id = ${ORDER}`,
    'replacements',
    /replaced by an order that it replaces itself/,
  ],
  [
    `update orders set supersedes = ${ORDER} where order_id <> ${ORDER}`,
    'replacements',
    /which does not say that it is replaced/,
  ],
  [
    `update orders set short_of = null where step = 'cancelled'`,
    'replacements',
    /is cancelled and still has its products/,
  ],
  [`update dispatches set cases = 0`, 'rules', /rows? of dispatches breaks? the rule cases > 0/],
  [`delete from order_search; delete from orders_to_index`, 'search', /is not in the search index/],
]

async function openBusyShop(kind: DatabaseKind, t: TestContext) {
  const place = await preparedPlace(kind, t)
  const shop = await openTestShop(t, kind, { place })
  await busyShop(t, shop, { seed: `busy ${kind}`, actions: 150 })
  return { place, shop }
}

onEachDatabase('a busy shop has no fault, and each fault that is put into it is named', async (kind, t) => {
  const { place } = await openBusyShop(kind, t)
  assert.deepEqual(await checkPlace(place), { faults: { counts: {}, sentences: [] } })
  const { put, end } = await openPutting(place)
  cleanup(t, end)
  for (const [sql, fault, says] of faultsPut) {
    const { counts, sentences } = await put(sql, fault)
    assert.ok((counts[fault] ?? 0) > 0, `${sql}: ${sentences.join('\n') || 'nothing was found'}`)
    assert.match(sentences.join('\n'), says, sql)
  }
  const kinds = new Set(faultsPut.map(([, fault]) => fault))
  assert.deepEqual(
    faultKinds.filter((each) => each !== 'file' && !kinds.has(each)),
    [],
  )
  assert.deepEqual(await put(''), { counts: {}, sentences: [] }, 'and they are out again')

  const unused = Array.from({ length: 25 }, (_, index) => `('put ${index}', '', '')`).join(', ')
  const many = await put(`insert into order_keys values ${unused}`)
  assert.equal(many.counts.keys, 25)
  assert.equal(
    many.sentences.filter((sentence) => sentence.startsWith('The key put ')).length,
    20,
    'the first are listed',
  )
  assert.ok(many.sentences.includes('… and 5 more like this one.'), 'and the rest counted')
})

test('a place that is no shop, or unreadable, is reported in a sentence', async (t) => {
  const place = await preparedPlace('sqlite', t)
  assert.match(JSON.stringify(await checkPlace({ dataDir: '/nowhere' })), /no shop in \/nowhere, which does not exist/)
  const away = { ...place, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }
  assert.match(JSON.stringify(await checkPlace(away)), /cannot read the database/)
})
