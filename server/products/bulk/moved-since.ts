// Finds products that moved since a bulk change created them, by movements and order lines.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Product } from '#domain/product/product.ts'
import type { MovementKind } from '#domain/stock/movements.ts'
import type { Trx } from '#server/database/open.ts'
import { GOODS_RETURNED } from '#server/order-table/order-rows.ts'
import type { BulkChangeRow } from '#server/database/tables/bulk-tables.ts'
import { type BulkNeeds, chunks } from './write-products.ts'

/** The first of several is shown. */
const inOrder = ['ordered', 'sold', 'counted'] as const
export type MovedBy = (typeof inOrder)[number]

const reasons: Record<MovementKind, MovedBy> = {
  order: 'ordered',
  revised: 'ordered',
  return: 'ordered',
  replaced: 'ordered',
  cancelled: 'ordered',
  counter: 'sold',
  'counter return': 'sold',
  opening: 'counted',
  created: 'counted',
  edit: 'counted',
  stock: 'counted',
  count: 'counted',
  bulk: 'counted',
  import: 'counted',
  deleted: 'counted',
  undo: 'counted',
}

/**
 * Returns the reason by id. The transaction has locked the products. Orders and sales count at any time: a clock may be
 * set back, and a counter sale may arrive a month late.
 */
export async function readMovedSince(
  trx: Trx,
  database: BulkNeeds['database'],
  products: readonly Product[],
  bulkChange: BulkChangeRow,
): Promise<Map<string, MovedBy>> {
  const found = new Map<string, Set<MovedBy>>()
  const note = (id: string, reason: MovedBy) => found.set(id, (found.get(id) ?? new Set<MovedBy>()).add(reason))
  for (const some of chunks(products)) {
    const ids = sql<string>`(${database.sql.listed(some.map(({ id }) => id))})`
    const moved = await trx
      .selectFrom('stock_movements')
      .select(['product_id', 'kind'])
      .distinct()
      .where('product_id', 'in', ids)
      .where(sql<boolean>`coalesce(reference, '') <> ${bulkChange.id}`)
      .execute()
    for (const { product_id, kind } of moved) note(product_id, reasons[kind])
    const recorded = await trx
      .selectFrom('stock_movements')
      .select(({ fn }) => ['product_id', fn.sum<number>('delta').as('pieces')])
      .where('product_id', 'in', ids)
      .groupBy('product_id')
      .execute()
    const pieces = new Map(recorded.map((row) => [row.product_id, Number(row.pieces)]))
    // The lines of an order record its take; there are no movements.
    for (const { id, stock } of some) if (stock !== (pieces.get(id) ?? 0)) note(id, 'ordered')
    // Goods sold without stock have no movement.
    const sold = await trx
      .selectFrom('counter_shortfalls')
      .select('product_id')
      .where('product_id', 'in', ids)
      .execute()
    for (const { product_id } of sold) note(product_id, 'sold')
    await nextTurn()
  }
  for (const id of await orderedShort(trx, products)) note(id, 'ordered')
  return new Map([...found].map(([id, own]) => [id, inOrder.find((reason) => own.has(reason))!]))
}

/** Goods that were returned have movements. */
async function orderedShort(trx: Trx, products: readonly Product[]): Promise<Set<string>> {
  const ordered = new Set<string>()
  if (products.length === 0) return ordered
  const searched = new Set(products.map(({ id }) => id))
  let last = { placed_at: '', order_id: '' }
  for (;;) {
    const orders = await trx
      .selectFrom('orders')
      .select(['placed_at', 'order_id', 'short_of'])
      .where('short_of', 'is not', null)
      .where(sql<boolean>`(placed_at, order_id) > (${last.placed_at}, ${last.order_id})`)
      .orderBy('placed_at')
      .orderBy('order_id')
      .limit(ORDERS_AT_ONCE)
      .execute()
    const newest = orders.at(-1)
    if (!newest) return ordered
    last = newest
    const ids = orders.flatMap(({ order_id, short_of }) => (short_of === GOODS_RETURNED ? [] : [order_id]))
    const lines =
      ids.length === 0
        ? []
        : await trx.selectFrom('order_items').select('product_id').distinct().where('order_id', 'in', ids).execute()
    for (const { product_id } of lines) if (searched.has(product_id)) ordered.add(product_id)
    await nextTurn()
  }
}

const ORDERS_AT_ONCE = 200

/**
 * Returns the pieces by id that came back to products while they were deleted, without those that an earlier undo of a
 * deletion has added.
 */
export async function readReturnedSince(
  trx: Trx,
  database: BulkNeeds['database'],
  products: readonly Product[],
  { id: bulkChangeId }: BulkChangeRow,
): Promise<Map<string, number>> {
  const returned = new Map<string, number>()
  for (const some of chunks(products.map(({ id }) => id))) {
    const rows = await trx
      .selectFrom('stock_movements as moved')
      .select(({ fn }) => ['product_id', fn.sum<number>('delta').as('pieces')])
      .where('product_id', 'in', sql<string>`(${database.sql.listed(some)})`)
      .where(sql<boolean>`coalesce(reference, '') <> ${bulkChangeId}`)
      .where(
        sql<boolean>`(kind = 'deleted' or kind = 'undo' and exists (select 1 from stock_movements gone
          where gone.product_id = moved.product_id and gone.kind = 'deleted' and gone.reference = moved.reference))`,
      )
      .groupBy('product_id')
      .execute()
    for (const { product_id, pieces } of rows) returned.set(product_id, -Number(pieces))
  }
  return returned
}
