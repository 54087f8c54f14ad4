// Finds products that moved since a bulk change created them, by movements and order lines.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Product } from '#domain/product/product.ts'
import type { MovementKind } from '#domain/stock/movements.ts'
import type { Trx } from '#server/database/open.ts'
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
  if (products.length === 0) return new Map()
  const short = await trx
    .selectFrom('order_items')
    .select('product_id')
    .distinct()
    .where('order_id', 'in', trx.selectFrom('orders').select('order_id').where('short_of', 'is not', null))
    .execute()
  const searched = new Set(products.map(({ id }) => id))
  for (const { product_id } of short) if (searched.has(product_id)) note(product_id, 'ordered')
  return new Map([...found].map(([id, own]) => [id, inOrder.find((reason) => own.has(reason))!]))
}

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
