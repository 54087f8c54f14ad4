// Inserts, rewrites and deletes products, and records the stock change with its cause.
import type { Database, Trx } from '../database/open.ts'
import { insertRows, updateRows } from '../database/insert-rows.ts'
import type { MovedPieces } from '../database/moved-pieces.ts'
import type { ProductRow, Tables } from '../database/tables.ts'
import { type Cause, recordMovements, type Recording } from './record-movements.ts'

/** Limits a statement's parameters. */
const IDS_AT_ONCE = 500

/** False if id or code is taken. */
export async function addProduct(trx: Trx, system: Recording, cause: Cause, row: ProductRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('products')
    .values(moving(row))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await recordMovements(trx, system, cause, [{ productId: row.id, delta: row.stock }])
  return true
}

/** Rejects if an id or code is taken. */
export async function addProducts(
  trx: Trx,
  kind: Database['kind'],
  system: Recording,
  cause: Cause,
  rows: readonly ProductRow[],
): Promise<void> {
  await insertRows(trx, kind, 'products', written(rows))
  const moved = rows.map(({ id, stock }) => ({ productId: id, delta: stock }))
  await recordMovements(trx, system, cause, moved)
}

/** The caller has locked the products. */
export async function rewriteProducts(
  trx: Trx,
  kind: Database['kind'],
  system: Recording,
  cause: Cause,
  rows: readonly ProductRow[],
): Promise<void> {
  const before = new Map<string, number>()
  for (const ids of idsAtOnce(rows.map(({ id }) => id))) {
    const there = await trx.selectFrom('products').select(['id', 'stock']).where('id', 'in', ids).execute()
    for (const { id, stock } of there) before.set(id, stock)
  }
  await updateRows(trx, kind, 'products', written(rows))
  const moved = rows.map(({ id, stock }) => ({ productId: id, delta: stock - (before.get(id) ?? 0) }))
  await recordMovements(trx, system, cause, moved)
}

export async function removeProducts(
  trx: Trx,
  system: Recording,
  cause: Cause,
  ids: readonly string[],
): Promise<ProductRow[]> {
  const gone: ProductRow[] = []
  for (const some of idsAtOnce(ids)) {
    gone.push(...(await trx.deleteFrom('products').where('id', 'in', some).returningAll().execute()))
  }
  const moved = gone.map(({ id, stock }) => ({ productId: id, delta: -stock }))
  await recordMovements(trx, system, cause, moved)
  return gone
}

function moving(row: ProductRow) {
  return { ...row, stock: row.stock as MovedPieces }
}

function written(rows: readonly ProductRow[]) {
  return rows as readonly unknown[] as readonly Tables['products'][]
}

function* idsAtOnce(ids: readonly string[]): Generator<string[]> {
  for (let first = 0; first < ids.length; first += IDS_AT_ONCE) yield ids.slice(first, first + IDS_AT_ONCE)
}
