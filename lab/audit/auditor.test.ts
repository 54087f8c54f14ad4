import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { Client } from 'pg'
import { isoDay } from '#domain/dates/indian-date.ts'
import type { DatabasePlace } from '#server/database/open.ts'
import { onEachDatabase, preparedPlace } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { redSquare } from '#test/fixtures/red-square.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { newKey, openTestShop, stockUp, type TestShop } from '#test/shop/open-test-shop.ts'
import { draft, who } from '#test/shop/payment-desk.ts'
import {
  type Acknowledgements,
  type Act,
  type Expected,
  linesText,
  nothingExpected,
  openAcknowledgements,
  orderAnswered,
  orderSent,
  type Outcome,
  things,
} from './acknowledgements.ts'
import { auditFiles } from './audit-files.ts'
import { auditData, auditPlace, auditSqlite } from './auditor.ts'

/** Runs the auditor after the statements and then undoes them. */
async function auditAfter(statements: string, { dataDir, databaseUrl }: DatabasePlace, expected: Expected) {
  if (databaseUrl) {
    const client = new Client(databaseUrl)
    await client.connect()
    await client.query(`begin; ${statements}`)
    const faults = await auditData('postgres', async (sql) => (await client.query(sql)).rows, expected)
    await client.end()
    return faults
  }
  using database = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  database.exec(`begin; ${statements}`)
  const faults = await auditData('sqlite', async (sql) => database.prepare(sql).all(), expected)
  database.exec('rollback')
  return faults
}

const REFUSED_PAYMENT = 'refused-payment-key'
const REFUSED_SALE = 'refused-sale-key'
const REFUSED_RETURN = 'refused-return-key'

/** Doubles each row, which the table's own keys would refuse. */
const doubled = (table: string) => `alter table ${table} rename to single_rows;
  create table ${table} as select * from single_rows union all select * from single_rows`

const returnUnder = (key: string) =>
  `insert into counter_returns (return_id, sale_id, day, returned_at, who, method, refund_paise)
  select '${key}', sale_id, day, returned_at, who, method, 0 from counter_returns`

const FIRST = '(select min(order_id) from orders where short_of is null)'
const loseOrder = `delete from order_items where order_id = ${FIRST}; delete from order_keys where order_id = ${FIRST}`

const faultsPut: [sql: string, fault: RegExp][] = [
  [`${loseOrder}; delete from orders where order_id = ${FIRST}`, /the order .* was acknowledged and is lost/],
  [
    `delete from orders where order_id = ${FIRST}`,
    /acknowledged as ORD\d+ and is stored as ORD\d+, which is not there/,
  ],
  [`update orders set short_of = null where short_of is not null`, /short of its stock otherwise than answered/],
  [`delete from order_keys where order_id = ${FIRST}`, /the order without a key, ORD\d+, was never sent/],
  [`insert into order_keys values ('another', '', 'ORD1')`, /the order another was never sent/],
  [`insert into order_keys select 'another', '', ${FIRST}`, /ORD\d+ has the keys /],
  [`update order_items set quantity = quantity + 1 where line = 0`, /the lines of .* was acknowledged and is lost/],
  [`delete from order_items where order_id <> ${FIRST}`, /the lines of .* are \[\], which was never sent/],
  [`delete from product_saves`, /the change of stock .* was acknowledged and is lost/],
  [`update product_saves set stock = 1`, /the change of stock .* is stored as another one/],
  [`delete from payments`, /the payment .* was acknowledged and is lost/],
  [doubled('payments'), /the payment .* is stored 2 times/],
  [`update payments set idempotency_key = '${REFUSED_PAYMENT}'`, /the payment .* was refused and is stored/],
  [`update payments set idempotency_key = 'another'`, /the payment another was never sent/],
  [`update payments set amount_paise = amount_paise + 1`, /the payment .* is stored as another one/],
  [`update payments set seen_at = null`, /the seen of .* is nothing: seen was acknowledged and is lost/],
  [`update payments set taken_back = 'mistake'`, /the taken back of .* is mistake, which was never sent/],
  [`delete from counter_sales`, /the sale .* was acknowledged and is lost/],
  [doubled('counter_sales'), /the sale .* is stored 2 times/],
  [`update counter_sales set idempotency_key = '${REFUSED_SALE}'`, /the sale .* was refused and is stored/],
  [`update counter_sales set total_paise = total_paise + 1`, /the sale .* is stored as another one/],
  [`delete from counter_lines`, /the sale .* is stored as another one/],
  [`delete from counter_return_lines; delete from counter_returns`, /the return .* was acknowledged and is lost/],
  [returnUnder(REFUSED_RETURN), /the return .* was refused and is stored/],
  [`update counter_return_lines set pieces = pieces + 1`, /the return .* is stored as another one/],
  [`update counter_days set closed_at = null`, /the day of .* is nothing: .* was acknowledged and is lost/],
  // The shop's own check finds it.
  [`update products set stock = stock - 1 where stock > 100`, /has a stock of \d+\. Its movements and orders add up/],
]

const line = (id: string, quantity: number) => ({ id, quantity })

type Asked = { shop: TestShop; log: Acknowledgements }
type Sending = { act: Act; key?: string; contents: string; of?: string }

/** Logs the request, does it, and logs the answer. */
async function send(
  { log: { add } }: Asked,
  { key = newKey(), ...sent }: Sending,
  work: (key: string) => Promise<{ outcome: Outcome; id?: string }>,
) {
  add({ is: 'sent', key, fields: {}, ...sent })
  const answered = await work(key)
  add({ is: 'answered', act: sent.act, key, ...answered })
  return key
}

async function order({ shop, log: { add } }: Asked, lines: { id: string; quantity: number }[]): Promise<string> {
  const key = newKey()
  add(orderSent(key, lines))
  const result = await shop.orders.place(key, { customer: lakshmi, items: lines })
  if ('order' in result) add(orderAnswered(key, result.order.orderId))
  else if ('orderId' in result) add(orderAnswered(key, result.orderId ?? '', 'short'))
  return key
}

/** One is cleared, and one above the due amount is refused. */
async function pay(asked: Asked, orderId: string) {
  const { payments } = asked.shop
  const add = (amountPaise: number, utr: string, key = newKey()) =>
    send(asked, { act: 'payment', key, contents: JSON.stringify([orderId, amountPaise, utr]) }, async () => {
      const { outcome } = await payments.add(orderId, { ...draft, method: 'bank', amountPaise, utr }, { key, who })
      return { outcome: outcome === 'done' ? 'saved' : 'refused' }
    })
  const of = await add(draft.amountPaise, draft.utr)
  await add(9_000_000_00, '', REFUSED_PAYMENT)
  await send(asked, { act: 'seen', of, contents: 'seen' }, async () => {
    const [payment] = (await payments.ofOrder(orderId)).payments
    await payments.see(payment?.id ?? '')
    return { outcome: 'saved' }
  })
}

/** Beyond the stock; refused a second time. Returns the sale's number. */
async function sell(asked: Asked, lines: Parameters<typeof counterSale>[0]): Promise<string> {
  let sold = ''
  for (const isAnyway of [true, false]) {
    const sale = counterSale(lines, { isAnyway, discount: { unit: 'rupees', paise: 30_00 } })
    const text = linesText(sale.lines.map(({ productId, quantity }) => ({ id: productId, quantity })))
    const sent = { act: 'sale', contents: JSON.stringify([text, sale.totalPaise]) } as const
    await send(asked, { ...sent, ...(!isAnyway && { key: REFUSED_SALE }) }, async (key) => {
      const result = await asked.shop.counter.sell(sale, { key, who })
      if (result.outcome !== 'sold') return { outcome: 'refused' }
      sold = result.saleId
      return { outcome: 'saved', id: sold }
    })
  }
  return sold
}

/** After the closing another return is refused. */
async function endDay(asked: Asked, saleId: string, productId: string) {
  const { counter, now } = asked.shop
  const back = {
    act: 'return',
    contents: JSON.stringify([saleId, linesText([{ id: productId, quantity: 1 }])]),
  } as const
  const giveBack = async (key: string) => {
    const pieces = { [productId]: 1 }
    const { outcome } = await counter.returnGoods({ saleId, pieces, method: 'cash', key, who })
    return { outcome: outcome === 'returned' ? ('saved' as const) : ('refused' as const) }
  }
  await send(asked, back, giveBack)
  const [day, key] = [isoDay(now()), newKey()]
  await send(asked, { act: 'day', key, of: day, contents: JSON.stringify([key, 500_00]) }, async () => {
    await counter.closeDay(day, { key, countedPaise: 500_00, note: '', who })
    return { outcome: 'saved' }
  })
  await send(asked, { ...back, key: REFUSED_RETURN }, giveBack)
}

onEachDatabase('the auditor finds no fault in a sound shop, and names each fault', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  const shop = await openTestShop(t, kind, { place })
  const { many, box, few } = await stockUp(shop, {
    many: goods.skyShots,
    box: { ...goods.lakshmiCrackers, stock: 500 },
    few: goods.flowerPots,
  })
  const asked = { shop, log: openAcknowledgements() }
  const { expected } = asked.log
  const of = await order(asked, [line(many.id, 1), line(box.id, 2)])
  await order(asked, [line(many.id, 90), line(box.id, 2)])
  const orderId = expected.sent.order.get(of)?.id ?? ''
  const edited = [line(many.id, 2), line(box.id, 1)]
  await send(asked, { act: 'lines', of, contents: linesText(edited) }, async (key) => {
    const notes = { discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' } as const
    const { outcome } = await shop.orders.revisions.save(
      orderId,
      { revision: 0, lines: edited, ...notes },
      { key, who },
    )
    return { outcome: outcome === 'done' ? 'saved' : 'refused' }
  })
  await send(asked, { act: 'change of stock', contents: JSON.stringify([box.id, 25]) }, async (key) => {
    await shop.products.changeStock(box.id, 25, { key })
    return { outcome: 'saved' }
  })
  await pay(asked, orderId)
  const saleId = await sell(asked, [
    [few, 14],
    [box, 3],
  ])
  await endDay(asked, saleId, box.id)
  const outcomes = things.map((thing) => Array.from(expected.sent[thing].values(), ({ outcome }) => outcome).join())
  assert.deepEqual(outcomes, ['saved,short', 'saved,refused', 'saved,refused', 'saved,refused', 'saved'])
  assert.deepEqual(await auditPlace(place, expected), [])
  // The same code reads both: one fault shows that it can read PostgreSQL.
  for (const [sql, fault] of kind === 'sqlite' ? faultsPut : faultsPut.slice(0, 1))
    assert.match((await auditAfter(sql, place, expected)).join('\n'), fault, sql)
})

test('the auditor finds two answers to one key, and a broken file', async (t) => {
  const place = await preparedPlace('sqlite', t)
  await (await openTestShop(t, 'sqlite', { place })).close()
  const file = join(place.dataDir, 'shop.sqlite')
  const { expected, add } = openAcknowledgements()
  add(orderSent('one', []))
  for (const id of ['ORD1', 'ORD2']) add(orderAnswered('one', id))
  add(orderAnswered('two', 'ORD2'))
  assert.deepEqual((await auditSqlite(file, expected)).slice(0, 2), [
    'one was answered with ORD1 and with ORD2',
    'two was answered and never sent',
  ])
  writeFileSync(file, 'x'.repeat(9_000))
  assert.match(
    (await auditSqlite(file, nothingExpected())).join('\n'),
    /the database cannot be read: file is not a database/,
  )
})

test('the auditor of uploads finds a missing file and a partial one', async (t) => {
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
