import assert from 'node:assert/strict'
import { sql, type SqlBool } from 'kysely'
import type { OrderFilter } from '#domain/order/order-list.ts'
import { openDatabase } from '#server/database/open.ts'
import { toItemRow, toOrderRow } from '#server/order-table/order-rows.ts'
import { cleanup } from '#test/cleanup.ts'
import { preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi, murugan } from '#test/fixtures/sample-data.ts'
import { testOrder } from '#test/fixtures/sample-order.ts'
import { newKey, openTestShop, stockUp } from '#test/shop/open-test-shop.ts'
import { openOrderList } from './order-list.ts'
import { indexOrders } from '#server/order-table/order-search.ts'

const everything: OrderFilter = { search: '', verified: '', completion: '', sort: 'newest' }

onEachDatabase('goods are found by their names then and now, also when the product is deleted', async (kind, t) => {
  const shop = await openTestShop(t, kind)
  const { flowerPots, skyShots } = await stockUp(shop, { flowerPots: goods.flowerPots, skyShots: goods.skyShots })
  await shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: flowerPots.id, quantity: 8 }] })
  await shop.orders.place(newKey(), { customer: murugan, items: [{ id: skyShots.id, quantity: 1 }] })
  const found = async (search: string) => {
    const { orders, scope } = await shop.orders.list({ ...everything, search })
    return [scope, ...orders.map(({ customer }) => customer.name)]
  }
  assert.deepEqual(await found('pots special'), ['everything', lakshmi.name])
  assert.deepEqual(await found(flowerPots.code), ['everything', lakshmi.name])
  assert.deepEqual(await found('lakshmi'), ['customer', lakshmi.name])
  assert.deepEqual(await found('pots umbrella'), ['everything'])

  const { id: _, code: _code, createdAt: _created, updatedAt: _updated, ...draft } = flowerPots
  await shop.products.edit(flowerPots.id, { ...draft, name: 'பூச்சட்டி' }, draft)
  assert.deepEqual(await found('பூச்சட்டி'), ['everything', lakshmi.name])
  assert.deepEqual(await found('pots special'), ['everything', lakshmi.name])
  await shop.products.remove(skyShots.id)
  assert.deepEqual(await found('colour rain'), ['everything', murugan.name])
})

onEachDatabase('a code that two products have had finds the orders of the right one', async (kind, t) => {
  const database = await openDatabase(await preparedPlace(kind, t), () => new Date('2026-11-20T06:30:00Z'))
  cleanup(t, database.close)
  const [line] = testOrder().items
  assert.ok(line)
  const orders = ['Bijili', 'Saravedi'].map((name, at) => {
    const item = { ...line, productId: `p${at}`, code: 'PRD0007', name }
    return testOrder({ orderId: `ORD2026112010000000${at}`, items: [item] })
  })
  await database.db.insertInto('orders').values(orders.map(toOrderRow)).execute()
  const lines = orders.flatMap(({ orderId, items }) => items.map((item, at) => toItemRow(orderId, item, at)))
  await database.db.insertInto('order_items').values(lines).execute()
  const former = orders.flatMap(({ items }) =>
    items.map(({ productId, code, name }) => ({ product_id: productId, code, name })),
  )
  await database.db.insertInto('former_products').values(former).execute()
  const found = async (search: string) =>
    (await openOrderList(database).list({ ...everything, search })).orders.map(({ orderId }) => orderId)
  for (const _ of ['waiting', 'indexed']) {
    assert.deepEqual(await found('bijili'), [orders[0]?.orderId])
    assert.deepEqual(await found('saravedi'), [orders[1]?.orderId])
    assert.equal((await found('PRD0007')).length, 2)
    await indexOrders(database)
  }
})

onEachDatabase(
  'no transaction indexes all of very many orders, which the limits of PostgreSQL would end',
  async (kind, t) => {
    const database = await openDatabase(await preparedPlace(kind, t), () => new Date('2026-11-20T06:30:00Z'))
    cleanup(t, database.close)
    const orders = Array.from({ length: 8 }, (_, at) => testOrder({ orderId: `ORD2026112010000000${at}` }))
    await database.db.insertInto('orders').values(orders.map(toOrderRow)).execute()
    const waiting = async () =>
      (await database.db.selectFrom('orders').select('order_id').where(isWaiting).execute()).length
    const left: number[] = []
    const transaction: typeof database.transaction = async (work, limits) => {
      const done = await database.transaction(work, limits)
      left.push(await waiting())
      return done
    }
    await indexOrders({ ...database, transaction }, 3)
    assert.deepEqual(left, [5, 2, 0])
    const [order] = orders
    assert.equal((await openOrderList(database).list({ ...everything, search: order?.orderId ?? '' })).total, 1)
  },
)

const isWaiting = sql<SqlBool>`order_id in (select order_id from orders_to_index)`
