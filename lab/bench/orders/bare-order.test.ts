// The raw peers write into the shop's own tables: a migration must keep them working.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { Pool } from 'pg'
import { openShop } from '#server/shop.ts'
import { cleanup } from '#test/cleanup.ts'
import { preparedPlace, onEachDatabase } from '#test/database/databases.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { bareOrder } from './bare-order.ts'
import { openRawPostgres } from './raw-postgres.ts'
import { openRawSqlite } from './raw-sqlite.ts'

onEachDatabase('a raw peer saves an order with its lines and takes the stock', async (kind, t) => {
  const place = await preparedPlace(kind, t)
  const shop = await openShop(testConfig(place))
  cleanup(t, shop.close)
  const { id } = await shop.products.create({ ...goods.lakshmiCrackers, stock: 10 })
  const customer = { name: 'Anbu', state: 'Tamil Nadu', stateType: 'State', district: 'Salem', pincode: '636001' }
  const order = bareOrder('1', {
    customer: { ...customer, mobile: '9876543210', address: '1, Car Street' },
    items: [{ id, quantity: 3 }],
  })

  if (place.databaseUrl) {
    const pool = new Pool({ connectionString: place.databaseUrl })
    await openRawPostgres(pool)('key-1', order)
    await pool.end()
  } else {
    openRawSqlite(join(place.dataDir, 'shop.sqlite'))('key-1', order)
  }

  assert.equal((await shop.orders.find('ORD1'))?.items[0]?.quantity, 3)
  assert.equal((await shop.products.find(id))?.stock, 7)
})
