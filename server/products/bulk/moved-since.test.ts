import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Product } from '#domain/product/product.ts'
import { findFaults } from '#server/check-data/find-faults.ts'
import { openDatabase } from '#server/database/open.ts'
import { cleanup } from '#test/cleanup.ts'
import { onEachDatabase } from '#test/database/databases.ts'
import { goods, lakshmi } from '#test/fixtures/sample-data.ts'
import { counterSale } from '#test/shop/counter-shop.ts'
import { newKey, openTestShop, type TestShop } from '#test/shop/open-test-shop.ts'

const who = 'owner@shop.test'
const by = () => ({ key: newKey(), who })
const MONTH_AGO = new Date('2026-09-29T06:30:00Z').toISOString()

type Act = (shop: TestShop, product: Product) => Promise<unknown>

const order = async ({ orders }: TestShop, ids: readonly string[]) => {
  const items = ids.map((id) => ({ id, quantity: 40 }))
  const placed = await orders.place(newKey(), { customer: lakshmi, items })
  assert.ok('order' in placed, JSON.stringify(placed))
  return placed.order
}

/** With the product's initial stock. */
const acts: Record<string, { stock: number; act: Act; why: string }> = {
  'sold over the counter': {
    stock: 100,
    act: (shop, product) => shop.counter.sell(counterSale([[product, 4]]), by()),
    why: 'It was sold at the counter.',
  },
  'sold over the counter, as a device says a month later': {
    stock: 100,
    act: (shop, product) => shop.counter.sell(counterSale([[product, 4]], { soldAt: MONTH_AGO, isLate: true }), by()),
    why: 'It was sold at the counter.',
  },
  'sold although none was there': {
    stock: 0,
    act: (shop, product) => shop.counter.sell(counterSale([[product, 4]], { isAnyway: true }), by()),
    why: 'It was sold at the counter.',
  },
  'sold and brought back': {
    stock: 100,
    async act(shop, product) {
      const sale = counterSale([[product, 4]])
      await shop.counter.sell(sale, by())
      await shop.counter.returnGoods({ saleId: sale.saleId, pieces: { [product.id]: 4 }, method: 'cash', ...by() })
    },
    why: 'It was sold at the counter.',
  },
  'ordered on a clock that was set back': {
    stock: 100,
    async act(shop, product) {
      shop.system.advance(-86_400)
      await order(shop, [product.id])
    },
    why: 'Customers have ordered it.',
  },
  'ordered without enough stock': {
    stock: 1,
    act: (shop, product) =>
      shop.orders.place(newKey(), { customer: lakshmi, items: [{ id: product.id, quantity: 40 }] }),
    why: 'Customers have ordered it.',
  },
  'ordered without enough stock, after many such orders': {
    stock: 1,
    async act(shop, product) {
      const many = await shop.products.create({ ...goods.lakshmiCrackers, name: 'Many', stock: 0 })
      const place = (id: string) => {
        shop.system.advance(60)
        return shop.orders.place(newKey(), { customer: lakshmi, items: [{ id, quantity: 40 }] })
      }
      await place(many.id)
      const { db, close } = await openDatabase(shop.config, shop.system.now)
      const [short] = await db.selectFrom('orders').selectAll().execute()
      const orders = Array.from({ length: 250 }, (_, at) => ({ ...short!, link: null, order_id: `ORD${at}` }))
      await db.insertInto('orders').values(orders.slice(0, 125)).execute()
      await db.insertInto('orders').values(orders.slice(125)).execute()
      await close()
      await place(product.id)
    },
    why: 'Customers have ordered it.',
  },
  'ordered, and the order cancelled': {
    stock: 100,
    act: async (shop, product) =>
      shop.orders.steps.take((await order(shop, [product.id])).orderId, 'cancelled', { who }),
    why: 'Customers have ordered it.',
  },
  'ordered, and taken out of the order again': {
    stock: 100,
    async act(shop, product) {
      const other = await shop.products.create({ ...goods.lakshmiCrackers, name: 'Other', stock: 100 })
      const { orderId } = await order(shop, [product.id, other.id])
      const edit = { revision: 0, lines: [{ id: other.id, quantity: 40 }] }
      const texts = { discountUnit: 'rupees', discount: '', packingNote: '', freightNote: '' } as const
      assert.equal((await shop.orders.revisions.save(orderId, { ...edit, ...texts }, by())).outcome, 'done')
    },
    why: 'Customers have ordered it.',
  },
  'ordered, and the order deleted': {
    stock: 100,
    act: async (shop, product) => shop.orders.remove((await order(shop, [product.id])).orderId, { returnGoods: true }),
    why: 'Customers have ordered it.',
  },
  'counted again': {
    stock: 100,
    act: (shop, product) => shop.products.changeStock(product.id, 5),
    why: 'Its stock was changed later.',
  },
}

for (const [name, { stock, act, why }] of Object.entries(acts)) {
  onEachDatabase(`a product of an import that was ${name} stays when the import is undone`, async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const draft = { ...goods.lakshmiCrackers, stock }
    const applied = await shop.bulkChanges.apply(
      [
        { what: 'create', id: 'moved', draft: { ...draft, name: 'Moved' } },
        { what: 'create', id: 'untouched', draft: { ...draft, name: 'Untouched' } },
      ],
      { ...by(), kind: 'import', summary: 'list.csv' },
    )
    assert.ok('bulkChange' in applied)
    await act(shop, (await shop.products.find('moved'))!)
    const undone = await shop.bulkChanges.undo(applied.bulkChange.id, who)
    assert.deepEqual(undone?.bulkChange.undone?.left, [
      { id: 'moved', name: 'Moved', why: `${why} We switched it off and did not delete it.` },
    ])
    assert.equal((await shop.products.find('moved'))?.enabled, false)
    assert.equal(await shop.products.find('untouched'), undefined)
  })
}

onEachDatabase(
  'pieces that come back to a deleted product are there after the undo of its deletion, once, on any clock',
  async (kind, t) => {
    const shop = await openTestShop(t, kind)
    const product = await shop.products.create({ ...goods.lakshmiCrackers, stock: 100 })
    const stock = async () => (await shop.products.find(product.id))?.stock
    const orders = [await order(shop, [product.id]), await order(shop, [product.id])]
    assert.equal(await stock(), 20)
    for (const [index, { orderId }] of orders.entries()) {
      const about = { ...by(), kind: 'bulk', summary: 'Deleted' } as const
      const applied = await shop.bulkChanges.apply([{ what: 'delete', id: product.id }], about)
      assert.ok('bulkChange' in applied)
      shop.system.advance(-86_400)
      assert.equal((await shop.orders.steps.take(orderId, 'cancelled', { who })).outcome, 'done')
      await shop.bulkChanges.undo(applied.bulkChange.id, who)
      assert.equal(await stock(), 60 + 40 * index)
    }
    assert.equal((await shop.orders.steps.takeBack(orders[0]!.orderId, 'cancelled', { who })).outcome, 'done')
    assert.equal(await stock(), 60)
    const database = await openDatabase(shop.config, shop.system.now)
    cleanup(t, database.close)
    const faults = await findFaults(
      kind,
      async (query) => (await sql.raw<Record<string, unknown>>(query).execute(database.db)).rows,
    )
    assert.deepEqual(faults.sentences, [])
  },
)
