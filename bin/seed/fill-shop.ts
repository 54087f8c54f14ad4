// Fills a shop, a batch a transaction, so that a stop leaves whole orders.
import { sql } from 'kysely'
import type { Product } from '#domain/product/product.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { seededRandom } from './seeded-random.ts'
import { indexOrders } from '#server/order-table/order-search.ts'
import { recordedSteps } from '#domain/steps/steps.ts'
import type { OrderRow, ProductRow, Tables } from '#server/database/tables.ts'
import type { OrderStepRow } from '#server/database/tables/step-tables.ts'
import { toProduct } from '#server/database/tables.ts'
import { seedCounterSales } from './counter-sales.ts'
import { type DeskWork, seedOffices, workOn } from './desk-work.ts'
import { evenOrders } from './even-orders.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { addProducts } from '#server/stock/write-products.ts'
import { realSystem } from '#server/system.ts'
import { type SeededOrder, seedOrders } from './orders.ts'
import { seedProducts } from './products.ts'
import { seasonStart } from './season.ts'
import { OWNER, seededPeople } from './seeded-people.ts'

const ORDERS_A_BATCH = 1_000

const PLENTY = 1_000_000

export type Filling = {
  products: number
  orders: number
  minimumPaise: number
  now: Date
  /** A season by default; `even` has plenty of each product at one price, and the same orders each day. */
  shape?: 'season' | 'even'
  /** Adds the desks' work on the orders, and counter sales. */
  desks?: { counterSales: number }
}

/** Removes nothing. Returns how many it added. */
export async function fillShop(database: Database, filling: Filling): Promise<{ products: number; orders: number }> {
  await database.db
    .insertInto('former_people')
    .values(seededPeople(filling.now))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
  const products = await fillProducts(database, filling)
  const orders = await addOrders(database, filling)
  if (filling.desks) await addCounterSales(database, filling.now, filling.desks.counterSales)
  await openStock(database, filling.now)
  await indexOrders(database)
  // Autovacuum would come after a minute; until then plans are bad. With the desks' rows it would exceed the shop's
  // statement timeout.
  if (database.kind === 'postgres' && !filling.desks) await sql`vacuum analyze`.execute(database.db)
  return { products, orders }
}

/** Stock movements start now: the made-up orders and sales took their goods before. */
async function openStock({ transaction, kind }: Database, now: Date): Promise<void> {
  await transaction(async (trx) => {
    const moved = await trx
      .selectFrom('stock_movements')
      .select((eb) => eb.fn.max('at').as('at'))
      .executeTakeFirst()
    const ordered = await trx
      .selectFrom('orders')
      .select((eb) => eb.fn.max('placed_at').as('at'))
      .executeTakeFirst()
    const at = [now.toISOString(), moved?.at ?? '', ordered?.at ?? ''].toSorted().at(-1)!
    const products = await trx.selectFrom('products').select(['id', 'stock']).execute()
    await trx.deleteFrom('stock_movements').where('kind', '=', 'opening').execute()
    const opening = { at, id: `seed-${at}`, kind: 'opening' as const, reference: null, who: null }
    const rows = products.map(({ id, stock }) => ({ ...opening, product_id: id, delta: stock }))
    await insertRows(trx, kind, 'stock_movements', rows)
  })
}

async function fillProducts({ db, kind, transaction }: Database, { products, now, shape }: Filling): Promise<number> {
  const there = await db.selectFrom('products').select(['code', 'category', 'image_url']).orderBy('code').execute()
  const count = products - there.length
  if (count <= 0) return 0
  const rows = seedProducts({ count, there, before: seasonStart(now) }, seededRandom(`products ${there.length}`))
  const even = { mrp_paise: 400_00, price_paise: 80_00, discount: 80, stock: PLENTY }
  const shaped = shape === 'even' ? rows.map((row) => ({ ...row, ...even, ...named(row.code) })) : rows
  const system = { now: () => now, randomToken: realSystem.randomToken }
  await transaction((trx) => addProducts(trx, kind, system, { kind: 'created' }, shaped))
  return count
}

async function addOrders(database: Database, filling: Filling): Promise<number> {
  const { orders, minimumPaise, now, shape, desks } = filling
  const { db, kind, transaction } = database
  const there = await db.selectFrom('orders').select('order_id').execute()
  const count = orders - there.length
  if (count <= 0) return 0
  const products = await soldProducts(database)
  const taken = new Set(there.map(({ order_id }) => order_id))
  const added =
    shape === 'even'
      ? evenOrders({ from: there.length, to: orders, products, now })
      : seedOrders({ count, products, now, minimumPaise, taken }, seededRandom(`orders ${there.length}`))
  const offices = desks ? seedOffices(now) : []
  if (desks) await transaction((trx) => insertRows(trx, kind, 'transport_offices', offices))
  const random = seededRandom(`desks ${there.length}`)
  let number = there.length
  for (const batch of batches(added)) {
    const worked = batch.map((seeded) => (desks ? workOn(seeded, { number: number++, offices, now }, random) : seeded))
    await save(database, worked)
  }
  return count
}

async function soldProducts({ db }: Database): Promise<Product[]> {
  const rows = await db.selectFrom('products').selectAll().where('price_paise', '>', 0).orderBy('code').execute()
  if (rows.length === 0) throw new Error('Without products there can be no orders')
  return rows.map(toProduct)
}

async function addCounterSales(database: Database, now: Date, count: number): Promise<void> {
  const products = await soldProducts(database)
  const rows = seedCounterSales({ count, products, now }, seededRandom('counter'))
  await database.transaction((trx) => insertTables(trx, database.kind, rows))
}

/** The picture does not exist, but has a unique address, as in a shop. */
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

async function save({ transaction, kind }: Database, batch: readonly (SeededOrder | DeskWork)[]): Promise<void> {
  const orders = batch.map(({ order }) => order)
  const worked = batch.filter((each): each is DeskWork => 'payments' in each)
  const rows = {
    orders,
    order_items: batch.flatMap(({ items }) => items),
    order_steps: batch.flatMap((each) => ('payments' in each ? each.order_steps : historyOf(each.order))),
    order_keys: orders.map(({ order_id }) => ({ idempotency_key: `seed-${order_id}`, fingerprint: 'seed', order_id })),
    order_revisions: worked.flatMap(({ order_revisions }) => order_revisions),
    payments: worked.flatMap(({ payments }) => payments),
    packing_presses: worked.flatMap(({ packing_presses }) => packing_presses),
    dispatches: worked.flatMap(({ dispatches }) => dispatches),
  }
  await transaction((trx) => insertTables(trx, kind, rows))
}

type Rows = { [Table in keyof Tables]?: Tables[Table][] }

async function insertTables(trx: Trx, kind: Database['kind'], rows: Rows): Promise<void> {
  for (const table of Object.keys(rows) as (keyof Tables)[]) await insertRows(trx, kind, table, rows[table] ?? [])
}

/** The steps up to the present one, an hour apart after the order. */
function historyOf({ order_id, placed_at, step }: OrderRow): OrderStepRow[] {
  const taken = recordedSteps.slice(0, recordedSteps.findIndex((each) => each === step) + 1)
  return taken.map((each, index) => ({
    order_id,
    number: index + 1,
    idempotency_key: `seed-${index}`,
    kind: 'step',
    step: each,
    at: new Date(Date.parse(placed_at) + (index + 1) * 3_600_000).toISOString(),
    who: OWNER,
    note: '',
    call_at: null,
  }))
}
