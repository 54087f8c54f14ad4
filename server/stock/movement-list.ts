// Reads a product's movements, newest first, from records and order lines.
import { shownPerson } from '#server/database/recorded-by.ts'
import { sql } from 'kysely'
import { type CountedMovement, type Movement, withStockAfter } from '#domain/stock/movements.ts'
import type { Database } from '../database/open.ts'
import { ordersToSearch } from '../order-table/order-search.ts'

/** Orders of a product found by index; for more, the newest orders are scanned. */
const LOOKED_UP_AT_MOST = 2_000

/** `orderId` is set if that order can be opened. */
export type ListedMovement = CountedMovement & { orderId?: string }

export type MovementList = {
  /** '' for products deleted before names were stored. */
  name: string
  code: string
  /** Undefined for a deleted product. */
  stock: number | undefined
  lowStock?: number
  movements: ListedMovement[]
  hasMore: boolean
}

type Found = Movement & { tie: string }

/** Undefined if the product never existed. */
export async function readMovements(
  database: Database,
  productId: string,
  limit: number,
): Promise<MovementList | undefined> {
  const { db } = database
  const [product, former, opening] = await Promise.all([
    db.selectFrom('products').selectAll().where('id', '=', productId).executeTakeFirst(),
    db.selectFrom('former_products').select(['code', 'name']).where('product_id', '=', productId).executeTakeFirst(),
    db
      .selectFrom('stock_movements')
      .select('at')
      .where('product_id', '=', productId)
      .where('kind', '=', 'opening')
      .executeTakeFirst(),
  ])
  const named = product ?? former
  if (!named) return undefined
  const [recorded, taken] = await Promise.all([
    recordedMovements(database, productId, { since: opening?.at ?? '', limit: limit + 1 }),
    takenByOrders(database, { id: productId, code: named.code }, { since: opening?.at ?? '', limit: limit + 1 }),
  ])
  const all = [...recorded, ...taken].toSorted(newestFirst)
  const shown = all.slice(0, limit).map(({ tie: _tie, ...movement }) => movement)
  const there = await ordersThere(database, shown)
  return {
    name: named.name,
    code: named.code,
    stock: product?.stock,
    ...(product?.low_stock != null && { lowStock: product.low_stock }),
    movements: withStockAfter(shown, product?.stock ?? 0).map((movement) => ({
      ...movement,
      ...(movement.reference !== undefined && there.has(movement.reference) && { orderId: movement.reference }),
    })),
    hasMore: all.length > limit,
  }
}

type Part = { since: string; limit: number }

/** The opening movement itself has the time before which nothing else counts. */
async function recordedMovements({ db }: Database, productId: string, { since, limit }: Part): Promise<Found[]> {
  const rows = await db
    .selectFrom('stock_movements')
    .selectAll()
    .select(shownPerson<string | null>('stock_movements.who').as('who'))
    .where('product_id', '=', productId)
    .where((eb) => eb.or([eb('at', '>', since), eb('kind', '=', 'opening')]))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at, id, kind, delta, reference, who }) => ({
    at,
    kind,
    delta,
    ...(reference !== null && { reference }),
    ...(who !== null && { who }),
    tie: id,
  }))
}

/** From the lines of orders that took their goods on arrival and still have them. */
async function takenByOrders(
  database: Database,
  product: { id: string; code: string },
  { since, limit }: Part,
): Promise<Found[]> {
  const word = { text: product.code.toLowerCase(), phone: '', orderId: '', products: [product], codes: [product.code] }
  const from = await ordersToSearch(database, [word], LOOKED_UP_AT_MOST)
  const { rows } = await sql<{ order_id: string; placed_at: string; quantity: number }>`
    select orders.order_id, placed_at, quantity from ${from} orders
      join order_items on order_items.order_id = orders.order_id and product_id = ${product.id}
    where placed_at > ${since} and short_of is null and stock_recorded is null
    order by placed_at desc, orders.order_id desc limit ${sql.lit(limit)}`.execute(database.db)
  return rows.map(({ order_id, placed_at, quantity }) => ({
    at: placed_at,
    kind: 'order',
    delta: -quantity,
    reference: order_id,
    tie: order_id,
  }))
}

function newestFirst(a: Found, b: Found): number {
  const isOpening = Number(a.kind === 'opening') - Number(b.kind === 'opening')
  if (isOpening !== 0) return isOpening
  if (a.at !== b.at) return a.at > b.at ? -1 : 1
  return a.tie > b.tie ? -1 : 1
}

async function ordersThere({ db }: Database, movements: readonly Movement[]): Promise<Set<string>> {
  const ids = movements.flatMap(({ kind, reference }) =>
    reference !== undefined && (kind === 'order' || kind === 'replaced' || kind === 'cancelled') ? [reference] : [],
  )
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('orders').select('order_id').where('order_id', 'in', ids).execute()
  return new Set(rows.map(({ order_id }) => order_id))
}
