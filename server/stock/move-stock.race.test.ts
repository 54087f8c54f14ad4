import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import { demoSettings } from '#domain/settings/shop-settings.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { type DatabaseKind, preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { cleanup } from '#test/cleanup.ts'
import { newKey, stockUp, testSystem } from '#test/shop/open-test-shop.ts'
import { type Database, openDatabase } from '../database/open.ts'
import { openLive } from '../live/live.ts'
import { orderLines } from '../order-table/order-rows.ts'
import { openOrders, type Orders } from '../orders/orders.ts'
import { openProducts } from '../products/products.ts'
import { BY_ORDER_LINES, giveStock, takeStock } from './move-stock.ts'

const ROUNDS = 4
const STOCK = 40
const INCOMING = 200
const ORDERS = 12

type Admin = { database: Database; orders: Orders }
type Acts = {
  remove(admin: Admin, orderId: string): Promise<unknown>
  takeAgain(admin: Admin, orderId: string): Promise<unknown>
}

const real: Acts = {
  remove: ({ orders }, orderId) => orders.remove(orderId, { returnGoods: true }),
  takeAgain: ({ orders }, orderId) => orders.takeStockAgain(orderId),
}

/**
 * Two admins delete the same orders and try the same short ones again while more orders come in; on PostgreSQL each is
 * at a process of their own. Returns the units missing or too many at the end of a round: stock and taken orders against the start.
 */
async function mismatchAfterRush(kind: DatabaseKind, t: TestContext, acts: Acts) {
  const place = await preparedPlace(kind, t)
  const system = testSystem()
  const live = openLive()
  async function openAdmin(): Promise<Admin> {
    const database = await openDatabase(place, system.now)
    cleanup(t, database.close)
    return { database, orders: openOrders({ database, live, system, settings: () => demoSettings }) }
  }
  const admin = await openAdmin()
  const admins = [admin, kind === 'postgres' ? await openAdmin() : admin]
  const products = openProducts(admin.database, live, system)

  let mismatch = 0
  for (let round = 0; round < ROUNDS && mismatch === 0; round += 1) {
    const draft = { ...goods.skyShots, stock: STOCK }
    const { shots, pots } = await stockUp({ products }, { shots: draft, pots: draft })
    const order = (quantity: number) => {
      const items = [shots, pots].map(({ id }) => ({ id, quantity }))
      return admin.orders.place(newKey(), { customer: lakshmi, items })
    }
    const placed = await Promise.all([
      ...Array.from({ length: ORDERS }, (_, index) => order(1 + (index % 3))),
      ...Array.from({ length: 3 }, () => order(STOCK + 1)),
    ])
    const ids = placed.map((one) => ('order' in one ? one.order.orderId : 'orderId' in one ? (one.orderId ?? '') : ''))
    // Restocks, so that the short orders can be filled.
    for (const { id } of [shots, pots]) await products.changeStock(id, INCOMING)
    const deleted = ids.filter((_, index) => index % 2 === 0)
    await Promise.all([
      ...deleted.flatMap((id) => admins.map((each) => acts.remove(each, id))),
      ...ids.slice(ORDERS).flatMap((id) => admins.map((each) => acts.takeAgain(each, id))),
      ...Array.from({ length: 4 }, () => order(2)),
    ])
    for (const { id } of [shots, pots]) {
      const stock = (await products.find(id))?.stock ?? Number.NaN
      mismatch += Math.abs(STOCK + INCOMING - stock - (await takenOf(admin.database, id)))
    }
  }
  return mismatch
}

/** Units in orders that took theirs. */
async function takenOf({ db }: Database, productId: string): Promise<number> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select('quantity')
    .where('product_id', '=', productId)
    .where('short_of', 'is', null)
    .execute()
  return rows.reduce((sum, { quantity }) => sum + quantity, 0)
}

onEachDatabase('no unit of stock is lost or made while orders are deleted, tried again and placed', async (kind, t) => {
  assert.equal(await mismatchAfterRush(kind, t, real), 0)
})

const isShort = async ({ db }: Database, orderId: string) =>
  (await db.selectFrom('orders').select('short_of').where('order_id', '=', orderId).executeTakeFirst())?.short_of

/** A deletion that checks first whether the order exists. */
async function removeAfterLook({ database }: Admin, orderId: string) {
  if ((await isShort(database, orderId)) === null) {
    const lines = await orderLines(database.db, orderId)
    await database.transaction((trx) => giveStock(trx, testSystem(), { kind: 'return' }, lines))
  }
  await database.db.deleteFrom('orders').where('order_id', '=', orderId).execute()
}

onEachDatabase('control: goods given back before the order is surely deleted come back twice', async (kind, t) => {
  assert.notEqual(await mismatchAfterRush(kind, t, { ...real, remove: removeAfterLook }), 0)
})

/** A retry that checks first whether the order is short. */
async function takeAfterLook({ database }: Admin, orderId: string) {
  if (!(await isShort(database, orderId))) return
  const lines = await orderLines(database.db, orderId)
  await database.transaction(async (trx) => {
    const taken = await takeStock(trx, testSystem(), BY_ORDER_LINES, lines)
    if ('shortOf' in taken) return
    await trx.updateTable('orders').set({ short_of: null }).where('order_id', '=', orderId).execute()
  })
}

onEachDatabase('control: stock taken without having the order’s mark is taken twice', async (kind, t) => {
  assert.notEqual(await mismatchAfterRush(kind, t, { ...real, takeAgain: takeAfterLook }), 0)
})
