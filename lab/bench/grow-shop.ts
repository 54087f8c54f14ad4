// Grows the data to exactly this number of products and at least this number of orders.
import { sql } from 'kysely'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { fillShop } from '#bin/seed/fill-shop.ts'

type Wanted = { products: number; orders: number }

export async function growShop(place: DatabasePlace, wanted: Wanted, now = new Date()): Promise<void> {
  // The first start creates the tables and the admin.
  const shop = await openShop(testConfig(place))
  await shop.close()
  const database = await openDatabase(place, () => now)
  try {
    const { db } = database
    const first = db.selectFrom('products').select('id').orderBy('code').limit(wanted.products)
    await db.deleteFrom('products').where('id', 'not in', first).execute()
    await fillShop(database, { ...wanted, minimumPaise: 0, now, shape: 'even' })
    if (database.kind === 'sqlite') await sql`analyze`.execute(db)
  } finally {
    await database.close()
  }
}
