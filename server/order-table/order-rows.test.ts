import assert from 'node:assert/strict'
import { type Kysely, sql } from 'kysely'
import { toSpecOrder } from '#domain/spec-shape.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { cleanup } from '#test/cleanup.ts'
import { preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { NOON } from '#test/shop/open-test-shop.ts'
import { openDatabase } from '../database/open.ts'
import { customerColumns, itemColumns, orderColumns, productColumns, type Tables } from '../database/tables.ts'
import { insertLines, insertOrder, openOrderRows, orderLines, toOrder } from './order-rows.ts'

const readRow = (db: Kysely<Tables>, orderId: string) =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()

onEachDatabase('the columns of an order, its lines and a product are those of the database', async (kind, t) => {
  const { db, close } = await openDatabase(await preparedPlace(kind, t), () => NOON)
  cleanup(t, close)
  const tables = await db.introspection.getTables()
  const columnsOf = (table: string) =>
    tables
      .find(({ name }) => name === table)
      ?.columns.map(({ name }) => name)
      .toSorted()
  const derived = [
    'name_folded',
    'short_of',
    'stock_recorded',
    'link',
    'link_ended_at',
    'received_paise',
    'paid_before',
  ]
  const orders = [...Object.values(orderColumns), ...Object.values(customerColumns), ...derived]
  assert.deepEqual(columnsOf('orders'), orders.toSorted())
  assert.deepEqual(columnsOf('order_items'), ['line', 'order_id', ...Object.values(itemColumns)].toSorted())
  assert.deepEqual(columnsOf('products'), Object.values<string>(productColumns).toSorted())
})

onEachDatabase('a new column is stored and read, and in the JSON only where it is named', async (kind, t) => {
  const { db, close } = await openDatabase(await preparedPlace(kind, t), () => NOON)
  cleanup(t, close)
  await sql`alter table orders add column gift_note text`.execute(db)
  await sql`alter table orders add column landmark text`.execute(db)
  await sql`alter table order_items add column hue text`.execute(db)
  const order = { ...orderColumns, giftNote: 'gift_note' }
  const customer = { ...customerColumns, landmark: 'landmark' }
  const item = { ...itemColumns, hue: 'hue' }
  const rows = openOrderRows({ order, customer, item })

  const plain = testOrder()
  const more = {
    ...plain,
    orderId: 'ORD20261120224520999',
    giftNote: 'For the wedding',
    customer: { ...plain.customer, landmark: 'Behind the temple' },
    items: plain.items.map((line, index) => (index === 0 ? { ...line, hue: 'green' } : line)),
  }
  for (const each of [plain, more]) {
    assert.ok(await rows.insertOrder(db, each, null))
    await rows.insertLines(db, each)
  }

  for (const one of [plain, more]) {
    const read = rows.toOrder(await readRow(db, one.orderId), await rows.orderLines(db, one.orderId))
    assert.deepEqual(read, one)
    assert.doesNotMatch(JSON.stringify(toSpecOrder(read)), /wedding|temple|green/)
  }
  const read = rows.toOrder(await readRow(db, more.orderId), []) as typeof more
  assert.match(JSON.stringify({ ...toSpecOrder(read), giftNote: read.giftNote }), /wedding/)

  const older = { ...plain, orderId: 'ORD20261120224520998' }
  await insertOrder(db, older, null)
  await insertLines(db, older)
  const readByOlder = toOrder(await readRow(db, more.orderId), await orderLines(db, more.orderId))
  assert.deepEqual(readByOlder, { ...plain, orderId: more.orderId }, 'a program that does not know the columns')
})
