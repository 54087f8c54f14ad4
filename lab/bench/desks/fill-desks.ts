// Fills a shop to the end of a season, desks included.
import { Client } from 'pg'
import { type DatabasePlace, openDatabase } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { fillShop } from '#bin/seed/fill-shop.ts'
import { type DeskPlaces, readDeskPlaces } from './desk-places.ts'

export const PRODUCTS = 1_000
const ORDERS_A_COUNTER_SALE = 4

export async function fillDesks(place: DatabasePlace, orders: number): Promise<DeskPlaces> {
  const shop = await openShop({ ...testConfig(place), demo: true })
  const { minimumOrderPaise: minimumPaise } = shop.settings
  await shop.close()
  const now = new Date()
  const database = await openDatabase(place, () => now)
  try {
    const desks = { counterSales: Math.ceil(orders / ORDERS_A_COUNTER_SALE) }
    await fillShop(database, { products: PRODUCTS, orders, minimumPaise, now, desks })
    if (place.databaseUrl !== undefined) await vacuum(place.databaseUrl)
    return await readDeskPlaces(database)
  } finally {
    await database.close()
  }
}

/** Autovacuum would come after a minute; until then plans are bad. */
async function vacuum(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('vacuum analyze')
  await client.end()
}
