// Brings what is stored at a place to exactly so many products, and to at least so many orders.
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { addOrders, addProducts } from './filling.ts'

export async function growShop(place: DatabasePlace, wanted: { products: number; orders: number }): Promise<void> {
  // The first time it makes the tables and the admin.
  const shop = await openShop(testConfig(place))
  await shop.close()
  const now = new Date()
  const database = await openDatabase(place, () => now)
  try {
    const { db } = database
    const products = await count('products')
    if (products > wanted.products) {
      await db
        .deleteFrom('products')
        .where('code', '>=', `PRD${String(wanted.products).padStart(4, '0')}`)
        .execute()
    } else if (products < wanted.products) await addProducts(database, products, wanted.products, now)
    const orders = await count('orders')
    if (orders < wanted.orders) await addOrders(database, orders, wanted.orders, now)
  } finally {
    await database.close()
  }

  async function count(table: 'products' | 'orders'): Promise<number> {
    const row = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
}
