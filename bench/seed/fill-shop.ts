// Brings a shop to a number of products and orders, a batch a transaction, so that a stop in between leaves whole orders.
import { sql } from 'kysely'
import type { Database } from '#server/database/open.ts'
import { seededRandom } from '#artwork/seeded-random.ts'
import { addUpChanges } from '#server/orders/list/order-counts.ts'
import { indexOrders } from '#server/orders/list/order-search.ts'
import type { ProductRow } from '#server/database/tables.ts'
import { toProduct } from '#server/database/tables.ts'
import { evenOrders } from './even-orders.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { type SeededOrder, seedOrders } from './orders.ts'
import { seedProducts } from './products.ts'
import { seasonStart } from './season.ts'

const ORDERS_A_BATCH = 1_000

const PLENTY = 1_000_000

export type Filling = {
  products: number
  orders: number
  minimumPaise: number
  now: Date
  /** A season as a shop has it, unless told; `even` has plenty of each product at one price, and the same orders each day. */
  shape?: 'season' | 'even'
}

/** Adds what is missing to the wanted numbers and takes nothing away; returns how many it added. */
export async function fillShop(database: Database, filling: Filling): Promise<{ products: number; orders: number }> {
  const products = await addProducts(database, filling)
  const orders = await addOrders(database, filling)
  await indexOrders(database)
  await addUpChanges(database)
  // The server would do so by itself after a minute, and plan badly until then.
  if (database.kind === 'postgres') await sql`vacuum analyze`.execute(database.db)
  return { products, orders }
}

async function addProducts({ db, kind, transaction }: Database, { products, now, shape }: Filling): Promise<number> {
  const there = await db.selectFrom('products').select(['code', 'category', 'image_url']).orderBy('code').execute()
  const count = products - there.length
  if (count <= 0) return 0
  const rows = seedProducts({ count, there, before: seasonStart(now) }, seededRandom(`products ${there.length}`))
  const even = { mrp_paise: 400_00, price_paise: 80_00, discount: 80, stock: PLENTY }
  const shaped = shape === 'even' ? rows.map((row) => ({ ...row, ...even, ...named(row.code) })) : rows
  await transaction((trx) => insertRows(trx, kind, 'products', shaped))
  return count
}

async function addOrders(database: Database, { orders, minimumPaise, now, shape }: Filling): Promise<number> {
  const { db } = database
  const there = await db.selectFrom('orders').select('order_id').execute()
  const count = orders - there.length
  if (count <= 0) return 0
  const rows = await db.selectFrom('products').selectAll().where('price_paise', '>', 0).orderBy('code').execute()
  if (rows.length === 0) throw new Error('Without products there can be no orders')
  const products = rows.map(toProduct)
  const taken = new Set(there.map(({ order_id }) => order_id))
  const added =
    shape === 'even'
      ? evenOrders({ from: there.length, to: orders, products, now })
      : seedOrders({ count, products, now, minimumPaise, taken }, seededRandom(`orders ${there.length}`))
  for (const batch of batches(added)) await save(database, batch)
  return count
}

/** The picture is not there, but has an address of its own, as in a shop. */
function named(code: string): Pick<ProductRow, 'id' | 'image_url'> {
  return { id: `even-${code}`, image_url: `/media/image/upload/even-${code}.png` }
}

function* batches(orders: Iterable<SeededOrder>): Generator<SeededOrder[]> {
  let batch: SeededOrder[] = []
  for (const order of orders) {
    batch.push(order)
    if (batch.length < ORDERS_A_BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function save({ transaction, kind }: Database, batch: SeededOrder[]): Promise<void> {
  const orders = batch.map(({ order }) => order)
  const keys = orders.map(({ order_id }) => ({ idempotency_key: `seed-${order_id}`, fingerprint: 'seed', order_id }))
  const items = batch.flatMap((seeded) => seeded.items)
  await transaction(async (trx) => {
    await insertRows(trx, kind, 'orders', orders)
    await insertRows(trx, kind, 'order_items', items)
    await insertRows(trx, kind, 'order_keys', keys)
  })
}
