// Writes the products of a batch, some hundred in a statement, and records what moved the stock of each.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Product } from '#domain/product/product.ts'
import type { Database, Trx } from '#server/database/open.ts'
import { insertRows, updateRows } from '#server/database/insert-rows.ts'
import { mapColumns } from '#server/database/columns.ts'
import { productColumns, productFlags } from '#server/database/tables.ts'
import { type Cause, recordMovements } from '#server/stock/record-movements.ts'
import type { System } from '#server/system.ts'

export type BatchNeeds = { database: Pick<Database, 'kind' | 'sql'>; system: System }

/** So many products are written by one statement; requests are answered in between. */
const AT_ONCE = 500

export const { toRow: toProductRow } = mapColumns<Product, typeof productColumns>(productColumns, productFlags)

type Written = { created?: readonly Product[]; edited?: readonly Product[]; deleted?: readonly string[] }

/** Writes whole rows and records what moved their stock: the transaction holds the products, so nobody has changed them in between. */
export async function writeProducts(
  trx: Trx,
  { database, system }: BatchNeeds,
  cause: Cause,
  { created = [], edited = [], deleted = [] }: Written,
): Promise<void> {
  const isUndo = cause.kind === 'undo'
  for (const some of chunks(edited)) {
    const before = await stockOf(
      trx,
      database,
      some.map(({ id }) => id),
    )
    await updateRows(trx, database.kind, 'products', some.map(toProductRow))
    const moved = some.map(({ id, stock }) => ({ productId: id, delta: stock - (before.get(id) ?? 0) }))
    await recordMovements(trx, system, cause, moved)
    await nextTurn()
  }
  for (const some of chunks(deleted)) {
    const gone = await trx
      .deleteFrom('products')
      .where('id', 'in', sql<string>`(${database.sql.listed(some)})`)
      .returning(['id', 'stock'])
      .execute()
    const moved = gone.map(({ id, stock }) => ({ productId: id, delta: -stock }))
    await recordMovements(trx, system, isUndo ? cause : { ...cause, kind: 'deleted' }, moved)
    await nextTurn()
  }
  for (const some of chunks(created)) {
    await insertRows(trx, database.kind, 'products', some.map(toProductRow))
    const moved = some.map(({ id, stock }) => ({ productId: id, delta: stock }))
    await recordMovements(trx, system, isUndo ? cause : { ...cause, kind: 'created' }, moved)
    await nextTurn()
  }
}

async function stockOf(
  trx: Trx,
  database: BatchNeeds['database'],
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'stock'])
    .where('id', 'in', sql<string>`(${database.sql.listed(ids)})`)
    .execute()
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

export function* chunks<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let first = 0; first < items.length; first += AT_ONCE) yield items.slice(first, first + AT_ONCE)
}
