// The shop and its bare peer, each over its own database with the same products.
import { join } from 'node:path'
import type { DatabasePlace } from '#server/database/open.ts'
import { openShop } from '#server/shop.ts'
import { goods } from '#test/fixtures/sample-data.ts'
import { testConfig } from '#test/shop/open-test-shop.ts'
import { orderRequest } from '../load/requests.ts'
import { startServer } from '../measured-process.ts'
import { type Engine, placeWithin, withScratchPlace, withShopAt } from '../scratch-shop.ts'

const PRODUCTS = 300
const PLENTY = 90_000_000
/** The rate limit counts by address, and all customers here share one. */
const ORDERS_PER_MINUTE = 1_000_000

export type Peer = { port: number; order: () => string }

export type OrderShops = { shop: Peer; bare: Peer }

export function withOrderShops<T>(engine: Engine, work: (shops: OrderShops) => Promise<T>): Promise<T> {
  return withScratchPlace(engine, async (scratch) => {
    const places = { shop: await placeWithin(scratch, 'shop'), bare: await placeWithin(scratch, 'bare') }
    const orders = { shop: await stocked(places.shop), bare: await stocked(places.bare) }
    return withShopAt(
      places.shop,
      async ({ origin }) => {
        const bare = await startServer(join(import.meta.dirname, 'bare-orders.ts'), {
          args: [places.bare.databaseUrl ?? join(places.bare.dataDir, 'shop.sqlite')],
        })
        try {
          return await work({
            shop: { port: Number(new URL(origin).port), order: orders.shop },
            bare: { port: bare.port, order: orders.bare },
          })
        } finally {
          await bare.stop()
        }
      },
      { ordersPerMinute: ORDERS_PER_MINUTE },
    )
  })
}

/** Returns a function that makes orders of the products. */
async function stocked(place: DatabasePlace): Promise<() => string> {
  const shop = await openShop(testConfig(place))
  const ids: string[] = []
  for (let product = 0; product < PRODUCTS; product += 1) {
    ids.push((await shop.products.create({ ...goods.lakshmiCrackers, stock: PLENTY })).id)
  }
  await shop.close()
  return () => orderRequest(ids)
}
