// The auditor itself: silent about a sound shop, and it names each fault that is put into its data.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { Client } from 'pg'
import { isoDay } from '#domain/indian-date.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { redSquare } from '#test/fixtures/red-square.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { draft, who } from '#test/shop/payment-desk.ts'
import { type Acknowledgements, type Expected, nothingExpected, openAcknowledgements } from './acknowledgements.ts'
import { auditFiles } from './audit-files.ts'
import { auditOrders, auditPlace, auditSqlite } from './auditor.ts'

/** Asks the auditor about what the statements make of the data, which are undone afterwards. */
async function auditAfter(statements: string, { dataDir, databaseUrl }: DatabasePlace, expected: Expected) {
  if (databaseUrl) {
    const client = new Client(databaseUrl)
    await client.connect()
    await client.query(`begin; ${statements}`)
    const faults = await auditOrders('postgres', async (sql) => (await client.query(sql)).rows, expected)
    await client.end()
    return faults
  }
  using database = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  database.exec(`begin; ${statements}`)
  const faults = await auditOrders('sqlite', async (sql) => database.prepare(sql).all(), expected)
  database.exec('rollback')
  return faults
}

const REFUSED_PAYMENT = 'refused-payment-key'
const REFUSED_SALE = 'refused-sale-key'
const REFUSED_RETURN = 'refused-return-key'

/** Each row stands twice, as the table's own keys would not allow. */
const doubled = (table: string) => `alter table ${table} rename to single_rows;
  create table ${table} as select * from single_rows union all select * from single_rows`

const returnUnder = (key: string) =>
  `insert into counter_returns (return_key, sale_id, day, returned_at, who, method, refund_paise)
  select '${key}', sale_id, day, returned_at, who, method, 0 from counter_returns`

const faultsPut: [sql: string, fault: RegExp][] = [
  [`update products set stock = stock - 1 where stock > 100`, /has a stock of \d+ where \d+ are right/],
  [`update order_items set quantity = quantity + 1 where line = 0`, /has the lines .*add up to/s],
  [`update orders set total_paise = total_paise + 1`, /its lines and charges add up to/],
  [`update orders set short_of = null where short_of is not null`, /short of its stock otherwise than answered/],
  [`delete from order_keys where idempotency_key in (select max(idempotency_key) from order_keys)`, /has 0 keys/],
  [`insert into order_keys values ('another', '', 'ORD1')`, /another stands for ORD1, which is not there/],
  [`delete from product_saves`, /the change of stock .* was acknowledged and is lost/],
  [`update product_saves set stock = 1`, /is stored as another one/],
  [`delete from order_count_changes`, /The list counts/],
  [`delete from orders_to_index`, /is not in the search index/],
  [
    `delete from order_items where order_id in (select max(order_id) from orders);
    delete from orders where order_id in (select max(order_id) from orders)`,
    /was acknowledged and is lost/,
  ],
  [`delete from payments`, /the payment .* was acknowledged and is lost/],
  [doubled('payments'), /the payment .* is stored 2 times/],
  [`update payments set entry_key = '${REFUSED_PAYMENT}'`, /the payment .* was refused and is stored/],
  [`update payments set entry_key = 'another'`, /the payment another was never sent/],
  [`update payments set amount_paise = amount_paise + 1`, /the payment .* is stored as another one/],
  [`update payments set order_id = 'ORD1'`, /the payment .* is stored as another one/],
  [`update orders set received_paise = 1 where received_paise is null`, /were received; its payments add up/],
  [`update orders set received_paise = null`, /were received; its payments add up/],
  [`update payments set taken_back = 'mistake'`, /were received; its payments add up/],
  [`delete from counter_sales`, /the sale .* was acknowledged and is lost.*has a stock of/s],
  [doubled('counter_sales'), /the sale .* is stored 2 times/],
  [`update counter_sales set sale_key = '${REFUSED_SALE}'`, /the sale .* was refused and is stored/],
  [`update counter_sales set sale_key = 'another'`, /the sale CTR\d+ was never sent/],
  [`update counter_sales set total_paise = total_paise + 1`, /Counter sale CTR\d+ says/],
  [`update counter_sales set total_items = total_items + 1`, /Counter sale CTR\d+ says/],
  [`update counter_sales set discount_paise = discount_paise + 1, total_paise = total_paise - 1`, /another total/],
  [`delete from counter_lines`, /the sale CTR\d+ has the lines $/m],
  [`update counter_lines set quantity = quantity + 1 where line = 0`, /the sale .* has the lines .*has a stock of/s],
  [`delete from counter_shortfalls`, /has a stock of \d+ where -\d+ are right/],
  [`update counter_shortfalls set pieces = pieces + 1`, /has a stock of 0 where 1 are right/],
  [`update counter_shortfalls set pieces = 900`, /lacked 900 of product/],
  [`update payments set seen_at = null`, /'seen' of the payment .* was acknowledged and is lost/],
  [`update payments set taken_back = 'mistake'`, /'mistake' of the payment .* was never sent/],
  [`delete from counter_return_lines; delete from counter_returns`, /the return .* was acknowledged and is lost/],
  [doubled('counter_returns'), /the return .* is stored 2 times/],
  [returnUnder(REFUSED_RETURN), /the return .* was refused and is stored/],
  [returnUnder('another'), /the return another was never sent/],
  [`update counter_returns set refund_paise = refund_paise + 1`, /were paid back; for the pieces/],
  [`update counter_return_lines set pieces = pieces + 1`, /the return .* as another one.*has a stock of/s],
  [`update counter_days set closed_at = null`, /the closing .* was acknowledged and is lost/],
  [`update counter_days set close_key = 'another'`, /the closing .* was acknowledged and is lost/],
  [`update counter_days set counted_paise = 1`, /the closing .* was acknowledged and is lost/],
]

type Asked = { shop: TestShop; log: Acknowledgements; orderKey: string }

/** Records a payment, and one that is above what is due. */
async function pay({ shop, log: { expected, add }, orderKey }: Asked) {
  const orderId = expected.orders.get(orderKey)?.orderId ?? ''
  for (const [key, amountPaise] of [
    [newKey(), draft.amountPaise],
    [REFUSED_PAYMENT, 9_000_000_00],
  ] as const) {
    const utr = amountPaise === draft.amountPaise ? draft.utr : ''
    add({ is: 'payment sent', key, orderKey, paise: amountPaise, utr })
    const { outcome } = await shop.payments.add(orderId, { ...draft, method: 'bank', amountPaise, utr }, { key, who })
    if (outcome === 'done') add({ is: 'payment answered', key })
    else if (outcome === 'refused') add({ is: 'payment answered', key, isRefused: true })
  }
}

/** Sells more than there is, and is refused the same once more. */
async function sell({ shop, log: { add } }: Asked, lines: Parameters<typeof counterSale>[0]) {
  for (const [key, isAnyway] of [
    [newKey(), true],
    [REFUSED_SALE, false],
  ] as const) {
    const sale = counterSale(lines, { isAnyway, discount: { unit: 'rupees', paise: 30_00 } })
    add({ is: 'sale sent', key, sale })
    const result = await shop.counter.sell(sale, { key, who })
    if (result.outcome === 'sold') add({ is: 'sale answered', key, saleId: result.saleId })
    else if (result.outcome === 'short') add({ is: 'sale answered', key })
  }
}

/** Sees a payment in the bank, takes goods back, closes the day, and is refused a return then. */
async function endDay({ shop, log: { expected, add }, orderKey }: Asked) {
  const [paymentKey = ''] = [...expected.payments.keys()]
  const { payments } = await shop.payments.ofOrder(expected.orders.get(orderKey)?.orderId ?? '')
  add({ is: 'mark sent', key: paymentKey, mark: 'seen' })
  await shop.payments.see(payments[0]?.id ?? '')
  add({ is: 'mark answered', key: paymentKey, mark: 'seen' })
  const day = isoDay(shop.now())
  const [saleKey = ''] = [...expected.sales.keys()]
  const { saleId = '', sale } = expected.sales.get(saleKey) ?? {}
  const productId = sale?.lines[1]?.productId ?? ''
  for (const key of [newKey(), REFUSED_RETURN]) {
    add({ is: 'return sent', key, saleKey, productId, pieces: 1 })
    const back = { saleId, pieces: { [productId]: 1 }, method: 'cash' } as const
    const { outcome } = await shop.counter.returnGoods({ ...back, key, who })
    add({ is: 'return answered', key, ...(outcome === 'refused' && { isRefused: true }) })
    if (outcome === 'refused') continue
    const closing = { key: newKey(), day, countedPaise: 500_00 }
    add({ is: 'day sent', ...closing })
    await shop.counter.closeDay(day, { ...closing, note: '', who })
    add({ is: 'day answered', key: closing.key, day })
  }
}

onEachDatabase('the auditor has nothing to say of a sound shop, and names each fault', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  const shop = await openTestShop(t, kind, { place })
  const products = await stockUp(shop, {
    many: goods.skyShots,
    box: { ...goods.lakshmiCrackers, stock: 500 },
    few: goods.flowerPots,
  })
  const log = openAcknowledgements()
  const { expected, add } = log
  for (const { id, stock } of Object.values(products)) add({ is: 'stock before', id, stock })
  const order = async (quantity: number) => {
    const [key, items] = [
      newKey(),
      [
        { id: products.many.id, quantity },
        { id: products.box.id, quantity: 2 },
      ],
    ]
    add({ is: 'order sent', key, items })
    const result = await shop.orders.place(key, { customer: lakshmi, items })
    if ('order' in result) add({ is: 'order answered', key, orderId: result.order.orderId })
    else if ('orderId' in result) add({ is: 'order answered', key, orderId: result.orderId ?? '', isShort: true })
  }
  await order(1)
  await order(90)
  const change = { key: newKey(), id: products.box.id, delta: 25 }
  add({ is: 'stock sent', ...change })
  await shop.products.changeStock(change.id, change.delta, change)
  add({ is: 'stock answered', key: change.key })
  const asked = { shop, log, orderKey: [...expected.orders.keys()][0] ?? '' }
  await pay(asked)
  await sell(asked, [
    [products.few, 14],
    [products.box, 3],
  ])
  await endDay(asked)
  const outcomes = [...expected.payments.values(), ...expected.sales.values(), ...expected.returns.values()].map(
    ({ outcome }) => outcome,
  )
  assert.deepEqual(outcomes, ['saved', 'refused', 'saved', 'refused', 'saved', 'refused'])

  assert.deepEqual(await auditPlace(place, expected), [])
  for (const [sql, fault] of faultsPut) assert.match((await auditAfter(sql, place, expected)).join('\n'), fault, sql)
})

test('the auditor finds an order under two keys, two answers to one key, and a broken file', async (t) => {
  const place = await preparedPlace('sqlite', t)
  await (await openTestShop(t, 'sqlite', { place })).close()
  const file = join(place.dataDir, 'shop.sqlite')
  const { expected, add } = openAcknowledgements()
  for (const key of ['one', 'two']) add({ is: 'order sent', key, items: [] })
  for (const key of ['one', 'two']) add({ is: 'order answered', key, orderId: 'ORD1' })
  add({ is: 'order answered', key: 'two', orderId: 'ORD2' })
  const [contradiction] = await auditSqlite(file, expected)
  assert.equal(contradiction, 'two was answered with ORD1 and with ORD2')
  expected.orders.set('two', { items: [], orderId: 'ORD1' })
  assert.match((await auditSqlite(file, expected)).join('\n'), /ORD1 was acknowledged under one and under two/)

  writeFileSync(file, 'x'.repeat(9_000))
  assert.match(
    (await auditSqlite(file, nothingExpected())).join('\n'),
    /the database cannot be read: file is not a database/,
  )
})

test('the auditor of uploads finds a file that is not there, and one that is there by half', async (t) => {
  const place = await preparedPlace('sqlite', t)
  const shop = await openTestShop(t, 'sqlite', { place })
  const path = await shop.media.putImage((await redSquare()).buffer)
  const { expected, add } = openAcknowledgements()
  add({ is: 'file answered', path })
  assert.deepEqual(auditFiles(place.dataDir, expected), [])
  const stored = join(place.dataDir, path.replace('/media/image/upload/', 'media/image/'))
  writeFileSync(stored, 'half of it')
  assert.match(auditFiles(place.dataDir, expected).join('\n'), /does not hold what its name says/)
  add({ is: 'file answered', path: '/media/video/upload/0123.mp4' })
  assert.match(auditFiles(place.dataDir, expected).join('\n'), /0123\.mp4 is not there/)
})
