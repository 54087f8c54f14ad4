// The auditor itself: silent about a sound shop, and it names each fault that is put into its data.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import test from 'node:test'
import { Client } from 'pg'
import type { DatabasePlace } from '#server/database/open.ts'
import { onEachDatabase, preparedPlace } from '../database/databases.ts'
import { goods, lakshmi } from '../fixtures/sample-data.ts'
import { redSquare } from '../fixtures/red-square.ts'
import { newKey, openTestShop, stockUp } from '../shop/open-test-shop.ts'
import { type Expected, nothingExpected, openAcknowledgements } from './acknowledgements.ts'
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

const faultsPut: [sql: string, fault: RegExp][] = [
  [`update products set stock = stock - 1 where stock > 100`, /has a stock of \d+ where \d+ are right/],
  [`update order_items set quantity = quantity + 1 where line = 0`, /has the lines .*total that is not the sum/s],
  [`update orders set total_paise = total_paise + 1`, /has a total that is not the sum of its lines/],
  [`update orders set short_of = null where short_of is not null`, /short of its stock otherwise than answered/],
  [`delete from order_keys where idempotency_key in (select max(idempotency_key) from order_keys)`, /has 0 keys/],
  [`insert into order_keys values ('another', '', 'ORD1')`, /another stands for ORD1, which is not there/],
  [`delete from product_saves`, /the change of stock .* was acknowledged and is lost/],
  [`update product_saves set stock = 1`, /is stored as another one/],
  [`delete from order_count_changes`, /are counted wrongly/],
  [`delete from orders_to_index`, /is in no search index/],
  [
    `delete from order_items where order_id in (select max(order_id) from orders);
    delete from orders where order_id in (select max(order_id) from orders)`,
    /was acknowledged and is lost/,
  ],
]

onEachDatabase('the auditor has nothing to say of a sound shop, and names each fault', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  const shop = await openTestShop(t, kind, { place })
  const products = await stockUp(shop, { many: goods.skyShots, box: { ...goods.lakshmiCrackers, stock: 500 } })
  const { expected, add } = openAcknowledgements()
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
